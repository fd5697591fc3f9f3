import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{checkSections}from"./chunk-AQNZIL3C.js";import{expectedFilterMode,ncuNeed}from"./chunk-XJWEE3PF.js";import{
callTool}from"./chunk-HKCNM2Q7.js";import{diagnostic,diagnosticText}from"./chunk-22KIXDSW.js";import{ncuMetricGroups}from"./chunk-C7RUIOSI.js";
import{nearest}from"./chunk-BFRNJH43.js";import{CaptureError,ParseError,UserError}from"./chunk-4KDG6NHC.js";import{join}from"node:path";function selectMetrics(names,{groups,presets}){let members=names.flatMap(wanted=>{let found=Object.hasOwn(presets,wanted)?
presets[wanted]:Object.hasOwn(groups,wanted)?[wanted]:void 0;if(found===void 0)throw unknown(wanted,[...Object.keys(presets),
...Object.keys(groups)]);return found}),selected=[...new Set(members)].flatMap(member=>groups[member]??[]),presetMetrics=selected.
flatMap(({metrics})=>metrics);return{sections:[...new Set(selected.flatMap(({sections})=>sections))],metrics:[...new Set(
presetMetrics.flat())],presetMetrics}}function unknown(wanted,known){let near=nearest(wanted,known);return new UserError(
{what:`No preset or group of ncu metrics is named ${JSON.stringify(wanted)}.`,help:`${near===null?"":`Did you mean ${near}\
? `}Available: ${[...new Set(known)].join(", ")}.`})}function parseSections(text,file="ncu --list-sections"){return readRows(text,file,["Identifier","Display Name","Enabled"]).
map(([id="",name="",enabled=""])=>({id,name,enabled:enabled==="yes"}))}function parseSets(text,file="ncu --list-sets"){return readRows(
text,file,["Identifier","Sections","Enabled","Estimated Metrics"]).map(([id="",sections="",enabled=""])=>({id,sections:sections.
split(/,\s*/).filter(name=>name!==""),enabled:enabled==="yes"}))}function readRows(text,file,titles){let lines=text.split(
/\r?\n/),top=lines.findIndex(line=>/^-+( -+)+\s*$/.test(line)),spans=columnSpans(lines[top]??""),header=cut(lines[top+1]??
"",spans).map(cell=>cell.trim()),order=titles.map(title=>header.indexOf(title));if(top<0||order.includes(-1))throw new ParseError(
{what:"The listing from ncu has an unknown format.",where:file,why:`Expected a table with the columns ${titles.join(", ")}\
; found ${top<0?"no table":header.join(", ")}.`,help:"Please report the problem and include your ncu version.",id:"ncu-l\
isting"});let first=order[0]??0,rows=[];for(let line of lines.slice(top+3)){if(line.trim()===""||line.startsWith("=="))continue;
let cells=cut(line,spans),last=rows.at(-1);if(last!==void 0&&(cells[first]??"").trim()==="")for(let[at,cell]of cells.entries())
last[at]=(last[at]??"")+cell;else rows.push(cells)}return rows.map(cells=>order.map(at=>(cells[at]??"").trim()))}function columnSpans(dashes){
return[...dashes.matchAll(/-+/g)].map(({index,0:match})=>({start:index,end:index+match.length}))}function cut(line,spans){
return spans.map(({start,end})=>line.slice(start,end))}async function prepareNcu(session){let{config}=session,presence=session.tools.ncu,{ncu}=config;if(!usesNcu(config)||!session.
mayUseGpu)return{kind:"off"};let selection=selectionOf(config);if(presence.state!=="present")return withoutTool(session,
missingNcu(ncu.path,presence));let lists=await readLists(session);if("what"in lists)return withoutTool(session,lists);await session.
directory.write(join("head","ncu","sections.txt"),`${lists.sections}
${lists.sets}`);let offer={sections:parseSections(lists.sections),sets:parseSets(lists.sets)},asked={sections:selection.
sections,sets:ncu.set===null?[]:[ncu.set]},refused=checkSections(asked,offer,"ncu.sections, ncu.set, conf/ncu-metrics.ym\
l");if(refused!==null)throw new CaptureError(refused);return{kind:"ready",tool:{selection,offer,filterMode:await filterModeOf(
session)}}}async function filterModeOf(session){let expected=expectedFilterMode(session.config.ncu);if(expected!=="unkno\
wn")return expected;let help=await list(session,"--help");return typeof help=="string"&&help.includes("per-launch-config")?
"per-launch-config":"global"}function usesNcu({ncu,workload}){return ncu.enabled&&workload.server.command===null}function withoutTool(session,why){
if(ncuNeed(session.config)==="required")throw new CaptureError(why);return{kind:"missing",why}}function withoutNcu(state,why){
return{state,why,mode:null,sections:[],metrics:[],notNeeded:[]}}async function goOnWithout(session,error){let policy=session.
config.ncu.unavailable;if(policy==="fail")return null;let text=diagnosticText({...error,why:null});return policy==="warn"?
await session.warn(`No kernel metrics: ${text}`):session.context.log.info(`No kernel metrics (ncu.unavailable: skip): ${text}`),
withoutNcu(policy==="warn"?"unavailable":"skipped",error.what)}function missingNcu(path,presence){return diagnostic({id:"\
ncu-missing",what:presence.state==="absent"?`Can't find the tool ${path}.`:`The tool ${path} doesn't work.`,where:"ncu.p\
ath",why:presence.state==="broken"?presence.why:null,help:"Install Nsight Compute (package nsight-compute) or set ncu.pa\
th. To run without Nsight Compute, set ncu.enabled=false, or ncu.unavailable=warn to continue with a warning."})}function selectionOf({
ncu}){let preset=selectMetrics(ncu.preset===null?[]:[ncu.preset],ncuMetricGroups),own=new Set(ncu.metrics);return{sections:[
...new Set([...preset.sections,...ncu.sections])],metrics:[...new Set([...preset.metrics,...own])],presetMetrics:preset.
presetMetrics.filter(names=>!names.some(name=>own.has(name)))}}async function readLists(session){let sections=await list(
session,"--list-sections");if(typeof sections=="object")return sections;let sets=await list(session,"--list-sets");return typeof sets==
"object"?sets:{sections,sets}}async function list(session,option){let{path}=session.config.ncu,{runTool,environment}=session.
tools,cwd=session.program.workingDirectory,result=await callTool({runTool,cwd,environment},`ncu ${option}`,[path,option]);
if(result.exitCode===0)return result.stdout;let said=`${result.stderr}
${result.stdout}`.trim();return diagnostic({id:"ncu-listing",what:`${path} ${option} ${result.timedOut?"didn't answer wi\
thin a minute":`exited with ${result.exitCode}`}.`,where:"ncu.path",why:said===""?"ncu printed nothing.":said.slice(-500),
help:"The Nsight Compute installation is broken or incomplete; it has to include the sections folder. To run without Nsi\
ght Compute, set ncu.enabled=false, or ncu.unavailable=warn to continue with a warning."})}export{prepareNcu,usesNcu,withoutNcu,goOnWithout,selectionOf};
