import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{defaultConfig,familyPatterns,nameRuleFile,presets}from"./chunk-OOLVLWZP.js";import{refuseWhenStopped}from"./chunk-SVS2CUJD.js";import{readFileSync}from"node:fs";import{isAbsolute,join,resolve}from"node:path";var otherFamily="other";function compileFamilies(families){return families.map(({family,patterns})=>({family,patterns:patterns.
map(pattern=>{try{return new RegExp(pattern,"i")}catch(error){throw new Error(`A pattern of the kernel family ${family} \
isn't a regular expression: ${pattern}`,{cause:error})}})}))}function createFamilyLookup(families){let cache=new Map;return name=>{
let family=cache.get(name);return family===void 0&&(family=families.find(({patterns})=>patterns.some(pattern=>pattern.test(
name)))?.family??otherFamily,cache.set(name,family)),family}}function compileNameRules({rules,chosen}){let compiled=rules.map(rule=>({kind:rule.kind,apply:compile(rule)})),unstable=compiled.
filter(({kind})=>kind==="unstable").map(({apply})=>apply),variant=compiled.filter(({kind})=>kind==="variant").map(({apply})=>apply),
stable=cacheReads(name=>unstable.reduce((text_,apply)=>apply(text_),name),keepName),choices=chosen.map(({name,pattern,measures=!1,
tile})=>({pattern:compilePattern(pattern,name),measures,tile:tile===void 0?null:compilePattern(tile,name)})),choiceOf=name=>choices.
find(({pattern})=>pattern.test(name));return{stable,general:cacheReads(name=>variant.reduce((text_,apply)=>apply(text_),
stable(name)),keepName),isMeasured:cacheReads(name=>choiceOf(name)?.measures===!0,()=>!1),tileElements:cacheReads(name=>(choiceOf(
name)?.tile?.exec(name)?.slice(1)??[]).reduce((product,size)=>product*Number(size),1),()=>1)}}function compile({name,when,
pattern,replacement}){let condition=when===void 0?null:compilePattern(when,name),expression=compilePattern(pattern,name,
"g");return text=>condition!==null&&!condition.test(text)?text:text.replace(expression,replacement)}function compilePattern(pattern,rule,flags=""){
try{return new RegExp(pattern,flags)}catch(error){throw new Error(`The pattern of the kernel name rule ${rule} isn't a r\
egular expression: ${pattern}`,{cause:error})}}var longest=2e4,keepName=name=>name;function cacheReads(read,unread){let cache=new Map;
return name=>{let cached=cache.get(name);if(cached!==void 0)return cached;let parsed=name.length>longest?unread(name):read(
name);return cache.set(name,parsed),parsed}}async function loadSettings(context,raw,requireWorkload,readText=createTreeReader(context)){let{configFile,inputs,overrides}=raw,
above=[raw.presets,raw.defaults??[],inputs,overrides];if(!requireWorkload&&configFile===null&&above.every(layer=>layer.length===
0))return{config:defaultConfig,origins:new Map(listDefaultOrigins(defaultConfig,""))};let{loadConfig}=await import("./load-TZ7GHB36.js");
return loadConfig(raw,{defaults:defaultConfig,presets,readText},{requireWorkload})}function findOnlyConfigFile({configFile,
presets:presets2,inputs,overrides}){return[presets2,inputs,overrides].every(({length})=>length===0)?configFile:null}function createTreeReader({
cwd}){return path=>readFileSync(isAbsolute(path)?path:resolve(cwd,path),"utf8")}function listDefaultOrigins(section,prefix){
return Object.entries(section).flatMap(([name,value])=>typeof value=="object"&&value!==null&&!Array.isArray(value)&&Object.
keys(value).length>0?listDefaultOrigins(value,`${prefix}${name}.`):[[`${prefix}${name}`,{kind:"default",name:"conf/defau\
lt.yml"}]])}function loadFamilies(){return compileFamilies(familyPatterns)}function loadNameRules(){return compileNameRules(
nameRuleFile)}function readReportAssets({root}){let text=name=>readFileSync(join(root,"conf/report",name),"utf8");return{
style:text("report.css"),script:text("report.js")}}import{setImmediate}from"node:timers/promises";var pauseMs=100;async function runInSteps(steps,stop){let pausedAt=performance.now(),step=steps.next();for(;step.done!==
!0;)performance.now()-pausedAt>=pauseMs&&(await handleSignals(stop),pausedAt=performance.now()),step=steps.next();return await handleSignals(
stop),step.value}async function handleSignals(stop){await setImmediate(),refuseWhenStopped(stop)}function matchesGlob(glob,text){let parts=[...glob.matchAll(/\\(.)|(\*)|(\?)|(.)/gsu)].map(([,escaped,star,any,plain])=>star!==
void 0?"star":any!==void 0?"any":{character:escaped??plain??""}),characters=[...text],[part,at]=[0,0],retry=null;for(;at<
characters.length;){let wanted=parts[part];if(wanted==="star")retry={part,at},part+=1;else if(wanted==="any"||wanted!==void 0&&
wanted.character===characters[at])part+=1,at+=1;else if(retry!==null)retry={part:retry.part,at:retry.at+1},part=retry.part+
1,at=retry.at;else return!1}for(;parts[part]==="star";)part+=1;return part===parts.length}function escapedGlob(text){return text.
replace(/[\\*?]/g,"\\$&")}export{otherFamily,createFamilyLookup,loadSettings,findOnlyConfigFile,createTreeReader,loadFamilies,loadNameRules,readReportAssets,
matchesGlob,escapedGlob,runInSteps,handleSignals};
