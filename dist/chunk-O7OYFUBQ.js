import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{defaultConfig,familyPatterns,nameRuleFile,presets}from"./chunk-C7RUIOSI.js";import{readFileSync}from"node:fs";import{isAbsolute,join,resolve}from"node:path";var otherFamily="other";function compileFamilies(families2){return families2.map(({family,patterns})=>({family,patterns:patterns.
map(pattern=>{try{return new RegExp(pattern,"i")}catch(error){throw new Error(`A pattern of the kernel family ${family} \
isn't a regular expression: ${pattern}`,{cause:error})}})}))}function familyClassifier(families2){let known=new Map;return name=>{
let family=known.get(name);return family===void 0&&(family=families2.find(({patterns})=>patterns.some(pattern=>pattern.test(
name)))?.family??otherFamily,known.set(name,family)),family}}function compileNameRules({rules,chosen}){let compiled=rules.map(rule=>({kind:rule.kind,apply:compile(rule)})),unstable=compiled.
filter(({kind})=>kind==="unstable").map(({apply})=>apply),variant=compiled.filter(({kind})=>kind==="variant").map(({apply})=>apply),
stable=remembered(name=>unstable.reduce((text_,apply)=>apply(text_),name),asItIs),choices=chosen.map(({name,pattern,measures=!1,
tile})=>({pattern:expressionOf(pattern,name),measures,tile:tile===void 0?null:expressionOf(tile,name)})),choiceOf=name=>choices.
find(({pattern})=>pattern.test(name));return{stable,general:remembered(name=>variant.reduce((text_,apply)=>apply(text_),
stable(name)),asItIs),isMeasured:remembered(name=>choiceOf(name)?.measures===!0,()=>!1),tileElements:remembered(name=>(choiceOf(
name)?.tile?.exec(name)?.slice(1)??[]).reduce((product,size)=>product*Number(size),1),()=>1)}}function compile({name,when,
pattern,replacement}){let condition=when===void 0?null:expressionOf(when,name),expression=expressionOf(pattern,name,"g");
return text=>condition!==null&&!condition.test(text)?text:text.replace(expression,replacement)}function expressionOf(pattern,rule,flags=""){
try{return new RegExp(pattern,flags)}catch(error){throw new Error(`The pattern of the kernel name rule ${rule} isn't a r\
egular expression: ${pattern}`,{cause:error})}}var longest=2e4,asItIs=name=>name;function remembered(read,unread){let known=new Map;
return name=>{let seen=known.get(name);if(seen!==void 0)return seen;let found=name.length>longest?unread(name):read(name);
return known.set(name,found),found}}async function loadSettings(context,raw,requireWorkload,readText=treeText(context)){let{configFile,inputs,overrides}=raw,
above=[raw.presets,raw.defaults??[],inputs,overrides];if(!requireWorkload&&configFile===null&&above.every(given=>given.length===
0))return{config:defaultConfig,origins:new Map(originsOf(defaultConfig,""))};let{loadConfig}=await import("./load-YKYOX2X2.js");
return loadConfig(raw,{defaults:defaultConfig,presets,readText},{requireWorkload})}function wholeConfig({configFile,presets:given,
inputs,overrides}){return[given,inputs,overrides].every(({length})=>length===0)?configFile:null}function treeText({cwd}){
return path=>readFileSync(isAbsolute(path)?path:resolve(cwd,path),"utf8")}function originsOf(section,prefix){return Object.
entries(section).flatMap(([name,value])=>typeof value=="object"&&value!==null&&!Array.isArray(value)&&Object.keys(value).
length>0?originsOf(value,`${prefix}${name}.`):[[`${prefix}${name}`,{kind:"default",name:"conf/default.yml"}]])}function families(){
return compileFamilies(familyPatterns)}function nameRules(){return compileNameRules(nameRuleFile)}function reportAssets({
root}){let text=name=>readFileSync(join(root,"conf/report",name),"utf8");return{style:text("report.css"),script:text("re\
port.js")}}function matchesGlob(glob,text){let parts=[...glob.matchAll(/\\(.)|(\*)|(\?)|(.)/gsu)].map(([,escaped,star,any,plain])=>star!==
void 0?"star":any!==void 0?"any":{character:escaped??plain??""}),characters=[...text],[part,at]=[0,0],retry=null;for(;at<
characters.length;){let wanted=parts[part];if(wanted==="star")retry={part,at},part+=1;else if(wanted==="any"||wanted!==void 0&&
wanted.character===characters[at])part+=1,at+=1;else if(retry!==null)retry={part:retry.part,at:retry.at+1},part=retry.part+
1,at=retry.at;else return!1}for(;parts[part]==="star";)part+=1;return part===parts.length}function escapedGlob(text){return text.
replace(/[\\*?]/g,"\\$&")}export{otherFamily,familyClassifier,loadSettings,wholeConfig,treeText,families,nameRules,reportAssets,matchesGlob,escapedGlob};
