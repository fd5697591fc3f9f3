import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{configSchema}from"./chunk-DEBAMSE3.js";import{isSecretName,redactCommand,redactVariableName,redacted}from"./chunk-LMHALEWT.js";
import{nearest}from"./chunk-BFRNJH43.js";import{ZodArray,ZodBoolean,ZodEnum,ZodNullable,ZodNumber,ZodObject,ZodRecord,
ZodType,ZodUnion}from"./chunk-7IBWU4LP.js";var found=walk("",configSchema),configSections=found.sections,configKeys=new Map(found.keys.map(key=>[key.key,key]));function mapEntry(dotted){
for(let map of configKeys.values())if(map.kind==="map"&&dotted.startsWith(`${map.key}.`))return{map,name:dotted.slice(map.
key.length+1)};return null}function isSection(dotted){return configSections.some(({key})=>key===dotted)}function keysOf(section){
return[...configSections.map(({key})=>key),...configKeys.keys()].filter(key=>key!==""&&sectionOf(key)===section)}function suggestKey(dotted){
let[first="",second,...entry]=dotted.split(".");if(second!==void 0&&entry.length>0){let map=suggestKey(`${first}.${second}`);
if(map!==null&&configKeys.get(map)?.kind==="map")return`${map}.${entry.join(".")}`}let all=[...configSections.map(({key})=>key),
...configKeys.keys()].filter(key=>key!==""),last=nameOf(dotted),siblings=all.filter(key=>sectionOf(key)===sectionOf(dotted));
return among(all,last,0)??among(siblings,last)??among(all,last)??nearest(dotted,all,dotted.length/3)}function among(keys,last,maxDistance){
let name=nearest(last,keys.map(nameOf),maxDistance);return keys.find(key=>nameOf(key)===name)??null}function sectionOf(dotted){
return dotted.slice(0,Math.max(0,dotted.lastIndexOf(".")))}function nameOf(dotted){return dotted.slice(dotted.lastIndexOf(
".")+1)}function walk(section,schema){let sections=[{key:section,description:schema.description??""}],keys=[];for(let[name,
member]of Object.entries(schema.shape)){let dotted=section===""?name:`${section}.${name}`;if(member instanceof ZodObject){
let inner=walk(dotted,member);sections.push(...inner.sections),keys.push(...inner.keys)}else member instanceof ZodType&&
keys.push(configKey(dotted,member))}return{sections,keys}}function configKey(key,schema){let nullable=schema instanceof ZodNullable,
inner=nullable?schema.unwrap():schema;return{key,schema,kind:kindOf(inner),nullable,description:schema.description??"",allowed:allowedText(
schema)}}function kindOf(schema){return schema instanceof ZodArray?"list":schema instanceof ZodRecord?"map":schema instanceof
ZodEnum?"choice":schema instanceof ZodBoolean?"boolean":schema instanceof ZodNumber?"number":schema instanceof ZodUnion?
schema.options.some(option=>option instanceof ZodArray)?"command":"quantity":"text"}function allowedText(schema){if(schema instanceof
ZodNullable)return`${allowedText(schema.unwrap())}; or null`;if(schema instanceof ZodArray)return`a list, each ${allowedText(
schema.element)}`;if(schema instanceof ZodRecord)return"keys and values";let title=schema instanceof ZodType?schema.meta()?.
title:void 0;return title!==void 0?title:schema instanceof ZodEnum?orText(schema.options.map(String)):schema instanceof ZodBoolean?
"true or false":schema instanceof ZodNumber?numberText(schema):"text"}function numberText(schema){let kind=schema.isInt?
"a whole number":"a number",low=schema.minValue,high=schema.maxValue,from=low!==null&&low>Number.MIN_SAFE_INTEGER?` from\
 ${low}`:"",to=high!==null&&high<Number.MAX_SAFE_INTEGER?` to ${high}`:"";return kind+from+to}function orText(words){return words.
length<2?words.join(""):`${words.slice(0,-1).join(", ")} or ${words.at(-1)??""}`}var environment="workload.environment";function isSecretKey(dotted){let entry=mapEntry(dotted);return entry!==null&&entry.
map.key===environment&&isSecretName(entry.name)}function isWholeEnvironment(dotted){return dotted===environment}var variableKeys=new Set(
["workload.pass-env","workload.secret-files"]);function redactValue(dotted,value){return isSecretKey(dotted)?redacted:redactTexts(
value,variableKeys.has(mapEntry(dotted)?.map.key??dotted)?redactVariables:redactCommand)}function redactVariables(text){
return typeof text=="string"?text.replaceAll(/[^\s,:[\]{}"']+/g,redactVariableName):text.map(redactVariableName)}function redactTexts(value,redact,within=[]){
if(typeof value=="string")return redact(value);if(typeof value!="object"||value===null||within.includes(value))return value;
let inside=one=>redactTexts(one,redact,[...within,value]);return Array.isArray(value)?value.every(word=>typeof word=="st\
ring")?redact(value):value.map(inside):Object.fromEntries(Object.entries(value).map(([name,one])=>[name,inside(one)]))}function redactOverride(text){
let split=text.indexOf("=");if(split===-1)return text;let key=text.slice(0,split).trim();return text.slice(split+1).trim()===
""?text:isSecretKey(key)||isWholeEnvironment(key)||isMistypedSecret(key,text)?`${key}=${redacted}`:`${text.slice(0,split+
1)}${String(redactValue(key,text.slice(split+1)))}`}function isMistypedSecret(key,text){return!configKeys.has(key)&&mapEntry(
key)===null&&text.split(/\W+/).some(isSecretName)}export{configSections,configKeys,mapEntry,isSection,keysOf,suggestKey,sectionOf,nameOf,allowedText,orText,isSecretKey,isWholeEnvironment,
redactValue,redactOverride};
