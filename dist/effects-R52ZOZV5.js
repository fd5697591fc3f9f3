import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{configPath,configText,foundText,nextSteps,templatePlace,workflowPath,workflowText}from"./chunk-LL2Q45DE.js";
import{requireAbsent,writeNewFiles}from"./chunk-XJJJQSYZ.js";import{wholeRun}from"./chunk-GDIVAP27.js";import"./chunk-ZFNV5FB4.js";
import"./chunk-FL6QKFKM.js";import"./chunk-KXVNW3XK.js";import"./chunk-GKQR5PC4.js";import"./chunk-3TA32IRT.js";
import{emittedRanges}from"./chunk-BI4YU65I.js";import"./chunk-H4IWKDLN.js";import"./chunk-72ZIQ5GS.js";
import"./chunk-LBNHEM27.js";import"./chunk-7T4VFMLJ.js";import"./chunk-QEZDYAE5.js";import"./chunk-5RZBETLP.js";
import{inspectMachine,ownTools}from"./chunk-FUPWMG3E.js";import"./chunk-OX3A4U4L.js";import"./chunk-5R7XXEF7.js";
import"./chunk-XJWEE3PF.js";import"./chunk-MGKK7GTE.js";import"./chunk-HKCNM2Q7.js";import"./chunk-PCGLUHAL.js";
import"./chunk-35JWNKLO.js";import"./chunk-F4L6ZSMB.js";import"./chunk-4576GU2S.js";import"./chunk-XKYY53O6.js";
import"./chunk-4MELFLVH.js";import"./chunk-VMCK4KLJ.js";import"./chunk-A2TGLBHE.js";import"./chunk-QTFIC5W2.js";
import"./chunk-63IWBBLS.js";import"./chunk-HBGB2I5H.js";import"./chunk-2VJVAXID.js";import{loadSettings}from"./chunk-SL4I7YBJ.js";
import{newSide}from"./chunk-FFSRJJ7V.js";import"./chunk-LF3QRERU.js";import"./chunk-EVYEDGFB.js";import{
planCaptures}from"./chunk-TVMH5Q7A.js";import"./chunk-RQ65AKKA.js";import"./chunk-BNFK57VM.js";import{
parseRange}from"./chunk-BFECMUDM.js";import"./chunk-XTB7E6VP.js";import{diagnosticText}from"./chunk-22KIXDSW.js";
import"./chunk-TAUPKAIQ.js";import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";import"./chunk-4P7CRZQU.js";
import"./chunk-6OR55GWV.js";import"./chunk-WQTUTYOP.js";import"./chunk-2W7IQXEL.js";import"./chunk-QJOP3WDW.js";
import{shellLine}from"./chunk-AQQV4D3V.js";import"./chunk-JQWK2UK7.js";import"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";
import"./chunk-5CYI4BPF.js";import{require_dist}from"./chunk-QIQJK4Y5.js";import"./chunk-W5HYH3WW.js";
import"./chunk-BFRNJH43.js";import"./chunk-K6OMWCVZ.js";import{UserError,asFailure,exitCodes,stoppedBy}from"./chunk-4KDG6NHC.js";
import"./chunk-35HP6UP2.js";import"./chunk-XPTDL37I.js";import"./chunk-7IBWU4LP.js";import{ncclDomain,
rangeText}from"./chunk-H4ZU53CY.js";import"./chunk-W32B5RYS.js";import{plainLines}from"./chunk-JN33INQG.js";
import{__callDispose,__toESM,__using}from"./chunk-GBWPPC6J.js";import{lstatSync,readFileSync}from"node:fs";import{dirname,join as join2}from"node:path";var import_yaml=__toESM(require_dist(),1);function isTelling(path){return path.endsWith(".py")||path==="pyproject.toml"||
isCompose(path)||isWorkflow(path)}function repositoryFacts(files,own){return{programs:programsOf(files),setup:setupOf(files),
image:files.flatMap(file=>isCompose(file.path)?composeImages(file.text??""):[])[0]??null,workflows:files.filter(({path,text})=>isWorkflow(
path)&&path!==own&&usesUs.test(text??"")).map(({path})=>path)}}var usesUs=/\buses:\s{0,10}["']?[\w./-]{0,200}llm-profile-action(?:\/container)?@/;
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
test(image)?[image]:[]})}function recordOf(value){return typeof value=="object"&&value!==null?{...value}:{}}import{createInterface}from"node:readline";function terminalQuestions(stop){if(!process.stdin.isTTY||!process.stderr.isTTY)return null;let lines=createInterface({input:process.
stdin,output:process.stderr}),answers2=lines[Symbol.asyncIterator](),isOpen=!0;lines.on("close",()=>{isOpen=!1});let close=()=>{
lines.close()};return stop.addEventListener("abort",close),lines.on("SIGINT",()=>{process.kill(process.pid,"SIGINT")}),{
async ask(question,preset){for(lines.setPrompt(plainLines(`${question}${preset===""?"":` [${preset}]`}: `));;){isOpen&&lines.
prompt();let next=await answers2.next();if(stop.aborted)throw stoppedBy(stop);if(next.done===!0)throw unanswered();let answer=next.
value.trim();if(answer!==""||preset!=="")return answer===""?preset:answer}},[Symbol.dispose]:()=>{stop.removeEventListener(
"abort",close),close()}}}function unanswered(){return new UserError({id:"usage",what:"Input ended before all questions w\
ere answered. Wrote nothing.",where:"stdin",help:"Try again, or pass the answers as options. See `llm-profile init --hel\
p`."})}import{constants}from"node:fs";import{open,opendir}from"node:fs/promises";import{join}from"node:path";var limits={names:2e4,depth:8,files:2e3,fileBytes:512*2**10,bytes:32*2**20},foreign=new Set(["node_modules","site-packag\
es","third_party","vendor","external","venv","env","build","dist","target","__pycache__","llm-profile-runs"]);async function repositoryFiles(root,wanted){
let found=[],left={names:limits.names,files:limits.files,bytes:limits.bytes};for(let level=[""],depth=0;level.length>0&&
depth<limits.depth;depth+=1){let below=[];for(let folder of level)for(let entry of await entriesOf(join(root,folder),left)){
let path=folder===""?entry.name:`${folder}/${entry.name}`,isHidden=entry.name.startsWith(".")&&path!==".github";if(entry.
isDirectory()&&!isHidden&&!foreign.has(entry.name)&&below.push(path),!entry.isFile())continue;let reads=wanted(path)&&left.
files>0&&left.bytes>0;reads&&(left.files-=1);let text=reads?await beginningOf(join(root,path),Math.min(limits.fileBytes,
left.bytes)):null;left.bytes-=text===null?0:Buffer.byteLength(text),found.push({path,text})}level=below}return found}async function entriesOf(folder,left){
let entries=[];try{for await(let entry of await opendir(folder)){if(left.names<=0)break;left.names-=1,entries.push(entry)}}catch{
return entries}return entries.sort((one,other)=>one.name<other.name?-1:1)}async function beginningOf(path,most){try{var _stack=[];
try{let file=__using(_stack,await open(path,constants.O_RDONLY|constants.O_NOFOLLOW|constants.O_NONBLOCK),!0);let stats=await file.
stat();if(!stats.isFile())return null;let buffer=Buffer.alloc(Math.min(most,stats.size));let{bytesRead}=await file.read(
{buffer,position:0});return buffer.toString("utf8",0,bytesRead)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}catch{return null}}var usual=["prefill","decode","forward","backward","optimizer","generate","train_step","step","inference"],mostRanges=4;
function proposedRanges(ranges){let possible=ranges.filter(({domain})=>domain!==ncclDomain).filter(isWritable),known=usual.
flatMap(name=>possible.filter(range=>range.name.toLowerCase()===name));return(known.length>0?known.slice(0,mostRanges):possible.
slice(0,1)).map(({name,domain})=>rangeText(name,domain))}function isWritable({name,domain}){try{return parseRange(rangeText(
name,domain),null),!0}catch{return!1}}async function discoverRanges(context,command,mayRun){var _stack=[];try{let tools=__using(_stack,await ownTools(context),
!0);let raw={configFile:null,presets:[],inputs:[{key:"workload.command",value:command,name:"--command"},{key:"ranges",value:[
"*"],name:"--ranges"},{key:"out",value:tools.temporaryDirectory,name:"init"}],overrides:["ncu.enabled=false","compare.ac\
cepted=null","require-kernels=false"]};let loaded=await loadSettings(context,raw,!0);let machine=inspectMachine(context,
loaded.config,tools.runTool,tools.environment);if((await machine.nsys()).presence.state!=="present")return null;if(!await mayRun())
return null;let quiet={...context,log:{...context.log,info:()=>{}}};context.log.info("Running the program once under nsy\
s, tracing only NVTX, to list its ranges.");try{let{seen}=await wholeRun(quiet,{loaded,raw,publisher:null},async session=>({
exitCode:exitCodes.pass,seen:await emittedRanges(newSide(session,"head"),"No ranges are configured")}));if("what"in seen)
return unknown(context,diagnosticText(seen));let ranges=proposedRanges(seen);return ranges.length===0?unknown(context,"T\
he program emitted no NVTX ranges."):(context.log.info(`The program emitted ${String(seen.length)} NVTX ranges.`),ranges)}catch(error){
return unknown(context,asFailure(error).message)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}function unknown({log},why){return log.warning(`Couldn't list the pro\
gram's ranges. ${why}`),null}async function init(context,request){var _stack=[];try{requireRoot(context.cwd);let facts=repositoryFacts(await repositoryFiles(
context.cwd,isTelling),workflowPath);let paths=facts.workflows.length>0?[configPath]:[configPath,workflowPath];await requireAbsent(
context.cwd,paths,request.force);let template=readFileSync(join2(context.root,"examples","workflows","minimal.yml"),"utf\
8");for(let line of foundText(facts))context.log.info(line);let questions=__using(_stack,request.yes?null:terminalQuestions(
context.stop));let{config,place}=await answers(context,request,{facts,questions,usual:templatePlace(template)});let files=[
{path:configPath,text:configText(config)},{path:workflowPath,text:workflowText(template,place,facts.setup)}].filter(({path})=>paths.
includes(path));await writeNewFiles(context.cwd,files,request.force);return nextSteps(paths,facts,place,config.ranges.length>
0)}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}async function answers(context,request,{
facts,questions,usual:usual2}){let proposed=facts.programs[0]??null,answer=async(given,question,preset)=>given??(questions===
null?preset:questions.ask(question,preset)),command=await answer(request.command,"Command to profile",proposed===null?"":
shellLine(proposed)),isChosen=request.command!==null||questions!==null;requireCommand(command);let ranges=request.ranges??
await rangesOf(context,isChosen?command:null,questions),words=proposed!==null&&command===shellLine(proposed)?proposed:command,
config=await checkedConfig(context,words,ranges),runsOn=await answer(request.runsOn,"Labels of the GPU runner",usual2.runsOn.
join(", ")),image=await answer(request.image,"Container image",facts.image??usual2.image);return{config,place:checkedPlace(
runsOn,image)}}function checkedPlace(runsOn,image){let labels=runsOn.split(",").map(label=>label.trim()).filter(label=>label!==
""),problems=[...labels.length===0||labels.some(label=>new RegExp("\\p{C}","u").test(label))?["--runs-on: List the label\
s, separated by commas."]:[],.../^(?:\$\{\{[^{}\p{C}]*\}\}|[^\s\p{C}])+$/u.test(image)?[]:["--image: An image name can't\
 contain spaces."]];if(problems.length===0)return{runsOn:labels,image};throw new UserError({id:"usage",what:"Nothing was\
 written, because these options are wrong:",problems,where:"command line"})}async function rangesOf(context,command,questions){
let seen=(command===null?null:await discoverRanges(context,command,async()=>questions===null||/^y/i.test(await questions.
ask("Run this command once under nsys, to list its NVTX ranges (y/n)","y"))))??[];if(questions===null)return seen;let preset=seen.
join(", "),answer=await questions.ask("NVTX ranges to profile, separated by commas",preset);return answer===preset?seen:
answer}function requireCommand(command){if(command==="")throw new UserError({id:"usage",what:"Nothing was written, becau\
se the command is missing:",problems:["--command: No file here looks like a program to profile."],where:"command line",help:'\
For example: llm-profile init --command "python3 bench.py --steps 32" --ranges prefill,decode'})}async function checkedConfig(context,command,ranges){
let raw={configFile:null,presets:[],inputs:[{key:"workload.command",value:command,name:"--command"},{key:"ranges",value:ranges,
name:"--ranges"}],overrides:ranges.length===0?["nsys.gating=false"]:[]},{config}=await loadSettings(context,raw,!0);return planCaptures(
config),config}function requireRoot(cwd){let isRoot=folder2=>lstatSync(join2(folder2,".git"),{throwIfNoEntry:!1})!==void 0,
folder=cwd;for(;!isRoot(folder)&&folder!==dirname(folder);)folder=dirname(folder);if(!(folder===cwd||!isRoot(folder)))throw new UserError(
{id:"usage",what:"This folder is inside a repository but isn't its root.",where:cwd,help:"Run `llm-profile init` in the \
folder with .git, because GitHub reads workflows only there."})}export{init};
