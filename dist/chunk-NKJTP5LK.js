import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{allowedText,configKeys,configSections,isSecretKey,isSection,isWholeEnvironment,keysOf,mapEntry,redactValue,suggestKey}from"./chunk-WFBDHIPL.js";
import{require_dist}from"./chunk-QIQJK4Y5.js";import{redactCommand}from"./chunk-6KO54AH4.js";import{nearest}from"./chunk-BTMNXSV6.js";
import{listText}from"./chunk-ZYMCHVPE.js";import{splitRanges}from"./chunk-DVA2FSEP.js";import{ZodArray,ZodNullable,
ZodObject,ZodRecord,ZodType,ZodUnion}from"./chunk-7IBWU4LP.js";import{errorMessage}from"./chunk-SVS2CUJD.js";
import{__toESM}from"./chunk-GBWPPC6J.js";var import_yaml=__toESM(require_dist(),1);var goneKeys=new Map([["workload.server.stop-signal","A server gets SIGINT."],["workload.server.stop-limit","A server ha\
s 30 s to end after SIGINT."],["log-limit","We save 16 MB of each output."],["nsys.sample","We never sample the CPU, exc\
ept in the run that finds lines."],["nsys.cpuctxsw","We never record context switches."],["nsys.reports","For more repor\
ts, run `nsys stats` on the .nsys-rep in the run directory."],["ncu.filter-mode","We measure by launch configuration whe\
re that's possible."],["ncu.clock-control","We don't change the machine's clocks."],["ncu.cache-control","To keep the ca\
ches, write ncu.extra-arguments: [--cache-control=none]."],["compare.family-threshold","It's 2%. For one family, write c\
ompare.thresholds: [{family: NAME, threshold: 5}]."],["compare.metric-threshold",`It's 5%. For others, write compare.thr\
esholds: [{metric: "*", threshold: 10}].`],["compare.min-kernel-impact","It's 0.3%."],["compare.single-round-threshold",
"It's 5%. With more rounds, smaller changes count."],["compare.wall-threshold","It's 10%. Runs without CUDA tracing have\
 compare.latency-threshold."],["compare.min-kernel-share","A kernel of any share counts if its change is at least 0.3% o\
f the range."]]);var longestValue=120;function originText({kind,name}){return kind==="default"?"default":kind==="file"?`file ${name}`:`${kind}\
 ${name}`}function unknownKey(key,origin){let gone=goneKeys.get(key);if(gone!==void 0)return`the key ${key} (${originText(
origin)}) is gone. ${gone} Leave the key out.`;let suggestion=suggestKey(key),start=`unknown key ${redactCommand(key)} (${originText(
origin)})`;if(suggestion!==null)return`${start}; did you mean ${suggestion}?`;let parent=configSections.findLast(section=>key.
startsWith(`${section.key}.`))?.key??"";return`${start}; the keys ${parent===""?"are":`of ${parent} are`} ${keysOf(parent).
join(", ")}.`}function splitValue(section,names,origin){let keys=names.length===1?"a key":"keys";return`${placeOf(section)}\
 (${originText(origin)}): a comma inside { } ends a value, so YAML read ${listText(names.map(redactCommand),6)} as ${keys}\
. Quote a value that contains commas, and write a list in [ ].`}function placeOf(section){return section===""?"The confi\
guration":section}function sectionValue(key,origin){return`${key} (${originText(origin)}) is a section, so it can't have\
 a value; its keys are ${keysOf(key).join(", ")}.`}function wrongValue(setting,allowed,position="",value=setting.value,help=""){
let shown=showValue(setting.key,value);return`${setting.key}${position}: ${shown} (${originText(setting.origin)}) is inv\
alid; expected ${allowed}.${help}`}function wrongName(map,name,origin,allowed){return`${map}: the name ${JSON.stringify(
redactCommand(name))} (${originText(origin)}) is invalid; expected ${allowed}.`}function formHelp({key,value,source},{kind}){
return(kind==="text"||kind==="map")&&(typeof value=="number"||typeof value=="boolean")?isSecretKey(key)?" Put the value \
in quotes.":` Put the value in quotes: ${JSON.stringify(source??String(value))}.`:""}function showValue(key,value){if(isWholeEnvironment(
key))return Array.isArray(value)?"a list":`a ${typeof value}`;let text=toJson(redactValue(key,value));return text.length>
longestValue?`${text.slice(0,longestValue)}\u2026`:text}function toJson(value){try{return JSON.stringify(value)??"nothin\
g"}catch{return"a value that contains itself"}}function readYamlSettings(text,file,originAt){let lines=new import_yaml.LineCounter,document=(0,import_yaml.parseDocument)(
text,{lineCounter:lines,prettyErrors:!1}),faults=[...document.errors,...document.warnings];if(faults.length>0){let problems=faults.
map(({pos:[start],code,message})=>{let{line,col}=lines.linePos(start);return`${file}:${line}:${col}: ${code==="DUPLICATE\
_KEY"?duplicateText(text,start):message}`});return{settings:[],problems}}let originOf=offset=>originAt(lines.linePos(offset??
0).line),reader={document,originOf,settings:[],problems:[]};return readSection(reader,"",document.contents,originOf(0)),
reader}function readSection(reader,section,node,origin){let resolved=(0,import_yaml.isAlias)(node)?node.resolve(reader.document):
node;if(isEmpty(resolved))return;if(!(0,import_yaml.isMap)(resolved)){let read=toValue(reader,resolved,section,origin);read!==
null&&reader.problems.push(`${placeOf(section)}: ${showValue(section,read.value)} (${originText(origin)}) is invalid; ex\
pected keys and values.`);return}let split=resolved.flow===!0?resolved.items.filter(pair=>isSplitValue(section,pair)):[];
split.length>0&&reader.problems.push(splitValue(section,split.map(({key})=>keyText(key)),origin));for(let pair of resolved.
items)split.includes(pair)||readPair(reader,section,pair)}function isSplitValue(section,{key,value}){let dotted=keyIn(section,
keyText(key));return isEmpty(value)&&!configKeys.has(dotted)&&!isSection(dotted)&&mapEntry(dotted)===null}function keyIn(section,name){
return section===""?name:`${section}.${name}`}function readPair(reader,section,{key,value}){let name=keyText(key),dotted=keyIn(
section,name),origin=reader.originOf((0,import_yaml.isNode)(key)?key.range?.[0]:void 0);if(section===""&&name.includes("\
.")&&(configKeys.has(name)||mapEntry(name)!==null)){let nested=name.split(".").join(": {")+": \u2026"+"}".repeat(name.split(
".").length-1);reader.problems.push(`unknown key ${name} (${originText(origin)}); in a file, write it nested: ${nested}`);
return}let configKey=configKeys.get(dotted),resolved=(0,import_yaml.isAlias)(value)?value.resolve(reader.document):value,
isWholeMap=configKey?.kind==="map"&&((0,import_yaml.isMap)(resolved)||isEmpty(resolved));if(isWholeMap&&reader.settings.
push({key:dotted,value:{},origin}),isWholeMap||isSection(dotted)){readSection(reader,dotted,resolved,origin);return}if(configKey?.
kind==="list"&&(0,import_yaml.isScalar)(resolved)&&!isEmpty(resolved)){reader.settings.push({key:dotted,value:readValue(
configKey,scalarText(resolved)),origin});return}let read=toValue(reader,value,dotted,origin);if(read===null)return;let source=(0,import_yaml.isScalar)(
value)&&value.type==="PLAIN"?value.source:void 0;reader.settings.push({key:dotted,value:read.value,origin,...source===void 0?
{}:{source}})}function isEmpty(node){return node==null||(0,import_yaml.isScalar)(node)&&node.value===null}function keyText(key){
return(0,import_yaml.isScalar)(key)?key.source??String(key.value):String(key)}function toValue(reader,node,dotted,origin){
if(!(0,import_yaml.isNode)(node))return{value:null};try{return{value:node.toJS(reader.document,{maxAliasCount:100})}}catch(error){
let reason=errorMessage(error);return reader.problems.push(`Can't read ${dotted} (${originText(origin)}): ${reason}.`),null}}
function duplicateText(text,start){let name=/^[^\s:]+/.exec(text.slice(start))?.[0];return name===void 0?"this key appea\
rs twice":`the key ${name} appears a second time`}function flattenSettings(content,origin,section=""){return Object.entries(
content).flatMap(([name,value])=>{let key=keyIn(section,name),isMapKey=configKeys.get(key)?.kind==="map";return typeof value!=
"object"||value===null||!(isMapKey||isSection(key))?[{key,value,origin}]:[...isMapKey?[{key,value:{},origin}]:[],...flattenSettings(
value,origin,key)]})}function settingsFromText(dotted,text,origin){let key=configKeys.get(dotted);return key===void 0?[{
key:dotted,value:text,origin}]:key.kind==="map"?mapSettings(key,text,origin):[{key:dotted,value:readValue(key,text),origin}]}
function settingsFromValue(dotted,value,origin){return typeof value=="string"?settingsFromText(dotted,value,origin):!(configKeys.
get(dotted)?.kind==="map")||typeof value!="object"||value===null||Array.isArray(value)?[{key:dotted,value,origin}]:Object.
entries(value).map(([name,entry])=>({key:`${dotted}.${name}`,value:entry,origin}))}function readValue({key,kind,nullable},text){
let trimmed=text.trim();return nullable&&(trimmed===""||trimmed==="null")?null:kind==="boolean"?trimmed==="true"?!0:trimmed===
"false"?!1:text:kind==="quantity"&&trimmed.startsWith("{")?readFlowMap(trimmed)??text:kind==="number"||kind==="quantity"?
/^-?\d+(\.\d+)?$/.test(trimmed)?Number(trimmed):trimmed:kind==="choice"?trimmed:kind==="list"?readFlowList(trimmed)??readItems(
trimmed,key):kind==="command"?readFlowList(trimmed)??text:text}function readItems(text,key){if(text==="")return[];let lines=text.
split(/\r?\n/).map(line=>line.trim()).filter(line=>line!=="");return lines.length===1&&!text.startsWith("{")?key==="rang\
es"?splitRanges(text):text.split(",").map(item=>item.trim()):lines.flatMap(line=>line.startsWith("{")?readFlowList(`[${line}\
]`)??[line]:[line])}function readFlowList(text){let document=text.startsWith("[")?parseYaml(text):null;if(!(0,import_yaml.isSeq)(
document?.contents)||document.contents.flow!==!0)return null;let{items}=document.contents;return items.every(item=>(0,import_yaml.isScalar)(
item)||(0,import_yaml.isMap)(item))?items.map(item=>(0,import_yaml.isScalar)(item)?scalarText(item):item.toJS(document)):
null}function parseYaml(text){let document=(0,import_yaml.parseDocument)(text,{prettyErrors:!1});return document.errors.
length+document.warnings.length>0?null:document}function readFlowMap(text){let document=parseYaml(text);return(0,import_yaml.isMap)(
document?.contents)?document.toJS():null}function mapSettings(key,text,origin){if(text.trim()==="")return[{key:key.key,value:{},
origin,empties:!0}];let document=parseYaml(text);return(0,import_yaml.isMap)(document?.contents)?document.contents.items.
map(({key:name,value})=>({key:`${key.key}.${(0,import_yaml.isScalar)(name)?scalarText(name):String(name)}`,value:(0,import_yaml.isScalar)(
value)?scalarText(value):(0,import_yaml.isNode)(value)?value.toJS(document):"",origin})):[{key:key.key,value:text,origin}]}
function scalarText({type,source,value}){return type==="PLAIN"?source??String(value):String(value)}function validateSetting(setting){let key=configKeys.get(setting.key);if(key!==void 0)return validateValue(setting,key);
let entry=mapEntry(setting.key);return entry!==null?validateEntry(setting,entry.map,entry.name):[isSection(setting.key)?
sectionValue(setting.key,setting.origin):unknownKey(setting.key,setting.origin)]}function validateEntry(setting,map,name){
if(!(map.schema instanceof ZodRecord))return[];let{keyType,valueType}=map.schema;return keyType instanceof ZodType&&!keyType.
safeParse(name).success?[wrongName(map.key,name,setting.origin,allowedText(keyType))]:!(valueType instanceof ZodType)||valueType.
safeParse(setting.value).success?[]:[wrongValue(setting,allowedText(valueType),"",setting.value,formHelp(setting,{kind:"\
text"}))]}function validateValue(setting,key){if(key.schema.safeParse(setting.value).success)return[];let element=elementOf(
key.schema);if(element===null||!Array.isArray(setting.value))return[wrongValue(setting,key.allowed,"",setting.value,formHelp(
setting,key))];let wrong=setting.value.flatMap((item,index)=>{if(element.safeParse(item).success)return[];let help=unknownMember(
element,item)??formHelp({...setting,value:item},{kind:"text"});return[wrongValue(setting,allowedText(element),`[${index}\
]`,item,help)]});return wrong.length>0?wrong:[wrongValue(setting,`${key.allowed} (at least one)`)]}function elementOf(schema){
let inner=schema instanceof ZodNullable?schema.unwrap():schema,array=inner instanceof ZodUnion?inner.options.find(option=>option instanceof
ZodArray):inner;return array instanceof ZodArray&&array.element instanceof ZodType?array.element:null}function unknownMember(element,item){
if(!(element instanceof ZodUnion)||typeof item!="object"||item===null)return null;let object=element.options.find(option=>option instanceof
ZodObject);if(!(object instanceof ZodObject))return null;let keys=Object.keys(object.shape),unknown=Object.keys(item).find(
name=>!keys.includes(name));if(unknown===void 0)return null;let suggestion=nearest(unknown,keys);return` The key ${unknown}\
 doesn't exist${suggestion===null?"":`; did you mean ${suggestion}?`}`}export{originText,readYamlSettings,flattenSettings,settingsFromText,settingsFromValue,validateSetting};
