import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{checkSections}from"./chunk-OEZDNEJZ.js";import{callTool,expectedFilterMode,ncuNeed}from"./chunk-USOKR2YX.js";
import{diagnostic}from"./chunk-22KIXDSW.js";import{ncuMetricGroups}from"./chunk-C7RUIOSI.js";import{nearest}from"./chunk-BFRNJH43.js";
import{CaptureError,ParseError,UserError}from"./chunk-A6EG2BLY.js";import{join}from"node:path";function selectMetrics(names,{groups,presets}){let members=names.flatMap(wanted=>{let found=Object.hasOwn(presets,wanted)?
presets[wanted]:Object.hasOwn(groups,wanted)?[wanted]:void 0;if(found===void 0)throw unknown(wanted,[...Object.keys(presets),
...Object.keys(groups)]);return found}),selected=[...new Set(members)].flatMap(member=>groups[member]??[]),presetMetrics=selected.
flatMap(({metrics})=>metrics);return{sections:[...new Set(selected.flatMap(({sections})=>sections))],metrics:[...new Set(
presetMetrics.flat())],presetMetrics}}function unknown(wanted,known){let near=nearest(wanted,known);return new UserError(
{what:`No preset or group of ncu metrics is named ${JSON.stringify(wanted)}.`,help:`${near===null?"":`Did you mean ${near}\
? `}Available: ${[...new Set(known)].join(", ")}.`})}function parseSections(text,file="ncu --list-sections"){return readIds(text,file,["Identifier","Display Name","Enabled"])}
function parseSets(text,file="ncu --list-sets"){return readIds(text,file,["Identifier","Sections","Enabled","Estimated M\
etrics"])}function readIds(text,file,titles){let lines=text.split(/\r?\n/),top=lines.findIndex(line=>/^-+( -+)+\s*$/.test(
line)),spans=[...(lines[top]??"").matchAll(/-+/g)].map(({index,0:dashes})=>[index,index+dashes.length]),header=spans.map(
span=>(lines[top+1]??"").slice(...span).trim());if(top<0||titles.some(title=>!header.includes(title)))throw new ParseError(
{what:"The listing from ncu has an unknown format.",where:file,why:`Expected a table with the columns ${titles.join(", ")}\
; found ${top<0?"no table":header.join(", ")}.`,help:"Please report the problem and include your ncu version.",id:"ncu-l\
isting"});return lines.slice(top+3).filter(line=>!line.startsWith("==")).map(line=>line.slice(...spans[header.indexOf("I\
dentifier")]??[]).trim()).filter(id=>id!=="")}async function prepareNcu(session){let{config}=session,presence=session.tools.ncu,{ncu}=config;if(!usesNcu(config)||!session.
mayUseGpu)return{kind:"off"};let selection=selectNcuMetrics(config);if(presence.state!=="present"){let missing=diagnostic(
{id:"ncu-missing",what:presence.state==="absent"?`Can't find the tool ${ncu.path}.`:`The tool ${ncu.path} doesn't work.`,
where:"ncu.path",why:presence.state==="broken"?presence.why:null,help:"Install Nsight Compute (package nsight-compute) o\
r set ncu.path. To run without Nsight Compute, set ncu.enabled=false, or ncu.unavailable=warn to continue with a warning\
."});return refuseMissingTool(session,missing)}let sections=await askNcu(session,"--list-sections");if(typeof sections==
"object")return refuseMissingTool(session,sections);let sets=await askNcu(session,"--list-sets");if(typeof sets=="object")
return refuseMissingTool(session,sets);await session.directory.write(join("head","ncu","sections.txt"),`${sections}
${sets}`);let offer={sections:parseSections(sections),sets:parseSets(sets)},asked={sections:selection.sections,sets:ncu.
set===null?[]:[ncu.set]},refused=checkSections(asked,offer,"ncu.sections, ncu.set, conf/ncu-metrics.yml");if(refused!==null)
throw new CaptureError(refused);return{kind:"ready",tool:{selection,offer,filterMode:await chooseFilterMode(session)}}}async function chooseFilterMode(session){
let expected=expectedFilterMode(session.config.ncu);if(expected!=="unknown")return expected;let help=await askNcu(session,
"--help");return typeof help=="string"&&help.includes("per-launch-config")?"per-launch-config":"global"}function usesNcu({
ncu,workload}){return ncu.enabled&&workload.server.command===null}function refuseMissingTool(session,why){if(ncuNeed(session.
config)==="required")throw new CaptureError(why);return{kind:"missing",why}}function createStatusWithoutNcu(state,why){return{
state,why,mode:null,sections:[],metrics:[],notNeeded:[]}}function selectNcuMetrics({ncu}){let preset=selectMetrics(ncu.preset===
null?[]:[ncu.preset],ncuMetricGroups),ownMetrics=new Set(ncu.metrics);return{sections:[...new Set([...preset.sections,...ncu.
sections])],metrics:[...new Set([...preset.metrics,...ownMetrics])],presetMetrics:preset.presetMetrics.filter(names=>!names.
some(name=>ownMetrics.has(name)))}}async function askNcu(session,option){let{path}=session.config.ncu,{runTool,environment}=session.
tools,cwd=session.program.workingDirectory,result=await callTool({runTool,cwd,environment},`ncu ${option}`,[path,option]);
if(result.exitCode===0)return result.stdout;let output=`${result.stderr}
${result.stdout}`.trim();return diagnostic({id:"ncu-listing",what:`${path} ${option} ${result.timedOut?"didn't answer wi\
thin a minute":`exited with ${result.exitCode}`}.`,where:"ncu.path",why:output===""?"ncu printed nothing.":output.slice(
-500),help:"The Nsight Compute installation is broken or incomplete; it has to include the sections folder. To run witho\
ut Nsight Compute, set ncu.enabled=false, or ncu.unavailable=warn to continue with a warning."})}export{prepareNcu,usesNcu,createStatusWithoutNcu,selectNcuMetrics};
