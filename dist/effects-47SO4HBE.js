import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{configPath,describeFindings,formatConfig,formatWorkflow,listNextSteps,readTemplatePlace,workflowPath}from"./chunk-P4GAQWTW.js";
import{requireAbsent,writeNewFiles}from"./chunk-G2XU6KNI.js";import{runWhole}from"./chunk-2RD5T3QF.js";import"./chunk-H7VFSPHP.js";
import"./chunk-ADW7AVUP.js";import"./chunk-2YQGRBZR.js";import"./chunk-XNTRN4LQ.js";import"./chunk-3SFYICVD.js";
import"./chunk-DA2VQRWE.js";import"./chunk-JM4HAVZV.js";import"./chunk-MKFWSFTW.js";import"./chunk-7TFFSP5K.js";
import"./chunk-ATBUI2HY.js";import"./chunk-GVMSB6MG.js";import"./chunk-I4VKSRQ4.js";import{createOwnTools,
inspectMachine}from"./chunk-YZLBEERH.js";import"./chunk-RNHALGDF.js";import"./chunk-ULQQ3PRR.js";import"./chunk-DEBAMSE3.js";
import{createSide,listEmittedRanges}from"./chunk-R5Z7LINJ.js";import"./chunk-5QAB4VX2.js";import"./chunk-YUWYKZCU.js";
import"./chunk-USOKR2YX.js";import"./chunk-RPHAMNRI.js";import"./chunk-KQUVK35Y.js";import{shellLine}from"./chunk-AQQV4D3V.js";
import"./chunk-NSC7WXGZ.js";import"./chunk-TVTUM4C3.js";import"./chunk-XKYY53O6.js";import"./chunk-4MELFLVH.js";
import"./chunk-YCV7Z7DM.js";import"./chunk-NA7BQV2P.js";import"./chunk-63IWBBLS.js";import"./chunk-A2TGLBHE.js";
import"./chunk-BTZ45BVB.js";import"./chunk-2VJVAXID.js";import{loadSettings}from"./chunk-GKIPOEAA.js";
import"./chunk-LF3QRERU.js";import"./chunk-EVYEDGFB.js";import{planCaptures}from"./chunk-YMIIYUNE.js";
import"./chunk-MKWCQ4TE.js";import"./chunk-XZICN7LB.js";import{parseRange}from"./chunk-3JYAS35C.js";import"./chunk-UA6MQTEC.js";
import{diagnosticText}from"./chunk-22KIXDSW.js";import"./chunk-KHWSZT7H.js";import"./chunk-TAUPKAIQ.js";
import"./chunk-2W7IQXEL.js";import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";import"./chunk-NGQWIWV5.js";
import"./chunk-ZPNCYFGC.js";import{openUntrusted,readBytes}from"./chunk-QDIGZGX7.js";import"./chunk-4P7CRZQU.js";
import"./chunk-YOQXIA2R.js";import"./chunk-LMHALEWT.js";import"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";
import"./chunk-6ECLQG56.js";import{ncclDomain,rangeText}from"./chunk-HK4KMQAT.js";import"./chunk-6WS3YUMR.js";
import{require_dist}from"./chunk-QIQJK4Y5.js";import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";
import{UserError,asFailure,exitCodes,stoppedBy}from"./chunk-A6EG2BLY.js";import{plainLines}from"./chunk-JN33INQG.js";
import{__callDispose,__toESM,__using}from"./chunk-GBWPPC6J.js";import{lstatSync,readFileSync}from"node:fs";import{dirname,join as join2}from"node:path";var import_yaml=__toESM(require_dist(),1);function isReadForFacts(path){return path.endsWith(".py")||path==="pyproject.t\
oml"||isCompose(path)||isWorkflow(path)}function repositoryFacts(files,own){return{programs:programsOf(files),setup:setupOf(
files),image:files.flatMap(file=>isCompose(file.path)?composeImages(file.text??""):[])[0]??null,workflows:files.filter(({
path,text})=>isWorkflow(path)&&path!==own&&usesUs.test(text??"")).map(({path})=>path)}}var usesUs=/\buses:\s{0,10}["']?[\w./-]{0,200}llm-profile-action(?:\/container)?@/;
function isCompose(path){return/^(?:docker-)?compose\.ya?ml$/.test(path)}function isWorkflow(path){return/^\.github\/workflows\/[^/]+\.ya?ml$/.
test(path)}function isPlain(path){return/^\w[\w./-]*$/.test(path)}function programsOf(files){return files.filter(({path})=>/(?:^|\/)(?:bench|profile|perf)[^/]*\.py$/.
test(path)&&isPlain(path)&&!path.endsWith("_test.py")).toSorted((one,other)=>startable(other)-startable(one)||depthOf(one.
path)-depthOf(other.path)).map(({path})=>["python3",path])}function startable({text}){return/__name__\s{0,10}==/.test(text??
"")?1:0}function depthOf(path){return path.split("/").length}function setupOf(files){let has=path=>files.some(file=>file.
path===path),install="python3 -m pip install --quiet",pyproject=files.find(({path})=>path==="pyproject.toml")?.text??"";
return has("requirements.txt")?`${install} --requirement requirements.txt`:/^\[(?:project|build-system)\]/m.test(pyproject)?
`${install} --no-deps --editable .`:has("CMakeLists.txt")?"cmake -S . -B build -D CMAKE_BUILD_TYPE=Release && cmake --bu\
ild build --parallel":has("Makefile")?"make":null}function composeImages(text){let value;try{value=(0,import_yaml.parse)(
text,{logLevel:"silent"})}catch{return[]}return Object.values(recordOf(recordOf(value).services)).flatMap(service=>{let{
image,gpus,runtime,deploy}=recordOf(service),devices=recordOf(recordOf(recordOf(deploy).resources).reservations).devices;
return(gpus!==void 0||runtime==="nvidia"||JSON.stringify(devices??"").includes("gpu"))&&typeof image=="string"&&/^\w[\w./:@-]{0,254}$/.
test(image)?[image]:[]})}function recordOf(value){return typeof value=="object"&&value!==null?{...value}:{}}import{createInterface}from"node:readline";function openQuestions(stop){if(!process.stdin.isTTY||!process.stderr.isTTY)return null;let lines=createInterface({input:process.
stdin,output:process.stderr}),answers=lines[Symbol.asyncIterator](),isOpen=!0;lines.on("close",()=>{isOpen=!1});let close=()=>{
lines.close()};return stop.addEventListener("abort",close),lines.on("SIGINT",()=>{process.kill(process.pid,"SIGINT")}),{
async ask(question,preset){for(lines.setPrompt(plainLines(`${question}${preset===""?"":` [${preset}]`}: `));;){isOpen&&lines.
prompt();let next=await answers.next();if(stop.aborted)throw stoppedBy(stop);if(next.done===!0)throw describeUnanswered();
let answer=next.value.trim();if(answer!==""||preset!=="")return answer===""?preset:answer}},[Symbol.dispose]:()=>{stop.removeEventListener(
"abort",close),close()}}}function describeUnanswered(){return new UserError({id:"usage",what:"Input ended before all que\
stions were answered. Wrote nothing.",where:"stdin",help:"Try again, or pass the answers as options. See `llm-profile in\
it --help`."})}import{opendir}from"node:fs/promises";import{join}from"node:path";var limits={names:2e4,depth:8,files:2e3,fileBytes:512*2**10,bytes:32*2**20},skippedFolders=new Set(["node_modules","site\
-packages","third_party","vendor","external","venv","env","build","dist","target","__pycache__","llm-profile-runs"]);async function readRepositoryFiles(root,wanted){
let found=[],left={names:limits.names,files:limits.files,bytes:limits.bytes};for(let level=[""],depth=0;level.length>0&&
depth<limits.depth;depth+=1){let below=[];for(let folder of level)for(let entry of await listEntries(join(root,folder),left)){
let path=folder===""?entry.name:`${folder}/${entry.name}`,isHidden=entry.name.startsWith(".")&&path!==".github";if(entry.
isDirectory()&&!isHidden&&!skippedFolders.has(entry.name)&&below.push(path),!entry.isFile())continue;let reads=wanted(path)&&
left.files>0&&left.bytes>0;reads&&(left.files-=1);let text=reads?await readBeginning(join(root,path),Math.min(limits.fileBytes,
left.bytes)):null;left.bytes-=text===null?0:Buffer.byteLength(text),found.push({path,text})}level=below}return found}async function listEntries(folder,left){
let entries=[];try{for await(let entry of await opendir(folder)){if(left.names<=0)break;left.names-=1,entries.push(entry)}}catch{
return entries}return entries.sort((one,other)=>one.name<other.name?-1:1)}async function readBeginning(path,most){try{var _stack=[];
try{let file=__using(_stack,await openUntrusted(path),!0);let stats=await file.stat();return stats.isFile()?(await readBytes(
file,Math.min(most,stats.size))).toString("utf8"):null}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}catch{return null}}var usual=["prefill","decode","forward","backward","optimizer","generate","train_step","step","inference"],mostRanges=4;
function proposeRanges(ranges){let possible=ranges.filter(({domain})=>domain!==ncclDomain).filter(isWritable),known=usual.
flatMap(name=>possible.filter(range=>range.name.toLowerCase()===name));return(known.length>0?known.slice(0,mostRanges):possible.
slice(0,1)).map(({name,domain})=>rangeText(name,domain))}function isWritable({name,domain}){try{return parseRange(rangeText(
name,domain),null),!0}catch{return!1}}async function discoverRanges(context,command,mayRun){var _stack=[];try{let tools=__using(_stack,await createOwnTools(context),
!0);let raw={configFile:null,presets:[],inputs:[{key:"workload.command",value:command,name:"--command"},{key:"ranges",value:[
"*"],name:"--ranges"},{key:"out",value:tools.temporaryDirectory,name:"init"}],overrides:["ncu.enabled=false","compare.ac\
cepted=null","require-kernels=false"]};let loaded=await loadSettings(context,raw,!0);let machine=inspectMachine(context,
loaded.config,tools.runTool,tools.environment);if((await machine.nsys()).presence.state!=="present")return null;if(!await mayRun())
return null;let quiet={...context,log:{...context.log,info:()=>{}}};context.log.info("Running the program once under nsy\
s, tracing only NVTX, to list its ranges.");try{let{seen}=await runWhole(quiet,{loaded,raw,publisher:null},async session=>({
exitCode:exitCodes.pass,seen:await listEmittedRanges(createSide(session,"head"),"No ranges are configured")}));if("what"in
seen)return warnRangesUnknown(context,diagnosticText(seen));let ranges=proposeRanges(seen);return ranges.length===0?warnRangesUnknown(
context,"The program emitted no NVTX ranges."):(context.log.info(`The program emitted ${String(seen.length)} NVTX ranges\
.`),ranges)}catch(error){return warnRangesUnknown(context,asFailure(error).message)}}catch(_){var _error=_,_hasError=!0}finally{
var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function warnRangesUnknown({log},why){return log.
warning(`Couldn't list the program's ranges. ${why}`),null}async function init(context,request){var _stack=[];try{requireRoot(context.cwd);let facts=repositoryFacts(await readRepositoryFiles(
context.cwd,isReadForFacts),workflowPath);let paths=facts.workflows.length>0?[configPath]:[configPath,workflowPath];await requireAbsent(
context.cwd,paths,request.force);let template=readFileSync(join2(context.root,"examples","workflows","minimal.yml"),"utf\
8");for(let line of describeFindings(facts))context.log.info(line);let questions=__using(_stack,request.yes?null:openQuestions(
context.stop));let{config,place}=await collectAnswers(context,request,{facts,questions,usual:readTemplatePlace(template)});
let files=[{path:configPath,text:formatConfig(config)},{path:workflowPath,text:formatWorkflow(template,place,facts.setup)}].
filter(({path})=>paths.includes(path));await writeNewFiles(context.cwd,files,request.force);return listNextSteps(paths,facts,
place,config.ranges.length>0)}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}async function collectAnswers(context,request,{
facts,questions,usual:usual2}){let proposed=facts.programs[0]??null,answer=async(given,question,preset)=>given??(questions===
null?preset:questions.ask(question,preset)),command=await answer(request.command,"Command to profile",proposed===null?"":
shellLine(proposed)),isChosen=request.command!==null||questions!==null;requireCommand(command);let ranges=request.ranges??
await askForRanges(context,isChosen?command:null,questions),words=proposed!==null&&command===shellLine(proposed)?proposed:
command,config=await loadCheckedConfig(context,words,ranges),runsOn=await answer(request.runsOn,"Labels of the GPU runne\
r",usual2.runsOn.join(", ")),image=await answer(request.image,"Container image",facts.image??usual2.image);return{config,
place:checkPlace(runsOn,image)}}function checkPlace(runsOn,image){let labels=runsOn.split(",").map(label=>label.trim()).
filter(label=>label!==""),problems=[...labels.length===0||labels.some(label=>new RegExp("\\p{C}","u").test(label))?["--r\
uns-on: List the labels, separated by commas."]:[],.../^(?:\$\{\{[^{}\p{C}]*\}\}|[^\s\p{C}])+$/u.test(image)?[]:["--imag\
e: An image name can't contain spaces."]];if(problems.length===0)return{runsOn:labels,image};throw new UserError({id:"us\
age",what:"Nothing was written, because these options are wrong:",problems,where:"command line"})}async function askForRanges(context,command,questions){
let seen=(command===null?null:await discoverRanges(context,command,async()=>questions===null||/^y/i.test(await questions.
ask("Run this command once under nsys, to list its NVTX ranges (y/n)","y"))))??[];if(questions===null)return seen;let preset=seen.
join(", "),answer=await questions.ask("NVTX ranges to profile, separated by commas",preset);return answer===preset?seen:
answer}function requireCommand(command){if(command==="")throw new UserError({id:"usage",what:"Nothing was written, becau\
se the command is missing:",problems:["--command: No file here looks like a program to profile."],where:"command line",help:'\
For example: llm-profile init --command "python3 bench.py --steps 32" --ranges prefill,decode'})}async function loadCheckedConfig(context,command,ranges){
let raw={configFile:null,presets:[],inputs:[{key:"workload.command",value:command,name:"--command"},{key:"ranges",value:ranges,
name:"--ranges"}],overrides:[]},{config}=await loadSettings(context,raw,!0);return planCaptures(config),config}function requireRoot(cwd){
let isRoot=folder2=>lstatSync(join2(folder2,".git"),{throwIfNoEntry:!1})!==void 0,folder=cwd;for(;!isRoot(folder)&&folder!==
dirname(folder);)folder=dirname(folder);if(!(folder===cwd||!isRoot(folder)))throw new UserError({id:"usage",what:"This f\
older is inside a repository but isn't its root.",where:cwd,help:"Run `llm-profile init` in the folder with .git, becaus\
e GitHub reads workflows only there."})}export{init};
