import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{mergeRecordedNcu,readNcuBeside,readRecordedNcu}from"./chunk-O6FQXYXP.js";import{buildProfile,describeUnfinished,
examine,exportReports,findReports,holdsReports,ifThere,pastRunState,readOutput,readingPorts}from"./chunk-ANPYJP2Y.js";
import{checkProcess,openReport,readRunRecord,runRecordFile}from"./chunk-IEILEH3N.js";import{describeNsys,importArgv,
inspectMachine,ownTools}from"./chunk-GLQNYWEQ.js";import"./chunk-4P7CRZQU.js";import"./chunk-4UML2FZ7.js";
import{mergeProfiles}from"./chunk-RKHXKM37.js";import{addFindings,addNcu,findInput,readProfile,readStoredProfile,sharedValue,
unknownSource,withRanges}from"./chunk-EGOF7URF.js";import{toolName}from"./chunk-A2TGLBHE.js";import{families,
parseRange,redactCommand}from"./chunk-U6ZILMLL.js";import"./chunk-5GEUU6SA.js";import{countText,errorCode}from"./chunk-SED4EZVD.js";
import{CaptureError,ToolError,UserError}from"./chunk-OZNDZEMK.js";import{__callDispose,__using}from"./chunk-GBWPPC6J.js";import{resolve}from"node:path";import{randomBytes}from"node:crypto";import{existsSync as existsSync2}from"node:fs";import{mkdir}from"node:fs/promises";
import{basename,dirname,join as join2}from"node:path";import{existsSync}from"node:fs";import{join}from"node:path";async function failedAfterMeasuring(directory,role){if(!existsSync(join(directory,"profile.json"))||!existsSync(join(directory,
runRecordFile)))return null;let record=await readRunRecord(directory);if(record.state!=="failed")return null;let failed=describeUnfinished(
record,record.state);if(failed===null||role==="head")return failed;throw new CaptureError({id:"run-failed",what:"A run t\
hat failed is no base.",where:directory,why:failed,help:"Run it again; or name the profile.json in it, if what it measur\
ed before is meant."})}async function readRecordedRun(directory,measured,open){let record=await readRunRecord(directory),
state=await pastRunState(record),unfinished=state==="passed"||measured?null:describeUnfinished(record,state);if(unfinished!==
null&&(record.state==="running"||record.failure!==null))throw new CaptureError({id:record.failure?.id??"run-unfinished",
what:unfinished,where:directory,help:"Run it again; what it left is kept."});let own=record.captures.filter(({side})=>side===
"head");for(let capture of own)await refuseFailed(capture,directory);if(unfinished!==null)throw new CaptureError({id:"ru\
n-failed",what:unfinished,where:directory});if(own.length===0)throw reportMissing("This run holds no capture.",directory);
let rounds=Map.groupBy(own,({round})=>round),opened=[];for(let captures of rounds.values()){let examined=[];for(let capture of captures)
examined.push(await openCapture(capture,directory,open));opened.push(examined)}return opened}async function openCapture(capture,directory,open){
let reports=[],paths=await findReports(join(directory,capture.folder)).catch(nothingThere);if(paths.length===0)throw reportMissing(
`${capture.label} has no report any more.`,join(directory,capture.folder));if(capture.reports!==null&&paths.length<capture.
reports){let left=`${capture.label} has ${paths.length} of its ${capture.reports} reports.`;throw reportMissing(left,join(
directory,capture.folder))}for(let path of paths)reports.push({...await open(path),source:path.replace(`${directory}/`,"")});
return{label:capture.label,end:endOf(capture),reports,wanted:capture.ranges.map(range=>parseRange(range,null)),gated:capture.
gated,requireKernels:!0}}function reportMissing(what,where){return new CaptureError({id:"report-missing",what,where,why:"\
run.json says that it passed, so something else has taken its files away.",help:"Copy the whole run directory, or analyz\
e its profile.json alone."})}function nothingThere(error){if(errorCode(error)==="ENOENT")return[];throw error}async function refuseFailed(capture,directory){
let failure=checkProcess({label:`${directory}, ${capture.label}`,gate:null,end:endOf(capture),output:await readOutput(join(
directory,capture.folder)),reports:[{name:"report",bytes:1}],rawLeft:[]});if(failure!==null)throw new CaptureError(failure)}
function endOf({outcome,exitCode,seconds,successExitCodes}){return{kind:"known",outcome,exitCode,seconds,allowed:successExitCodes,
timeLimitSeconds:null}}async function openInput(ports){let{path,shown}=ports;if((await findInput(path,shown)).isDirectory()){let failed=await failedAfterMeasuring(
path,ports.role);failed!==null&&ports.warn(`The run in ${shown} is taken for what it measured before it failed. ${failed}`);
let profile=join2(path,"profile.json");if(existsSync2(profile)&&!await holdsReports(path))return ports.note(`${shown} ho\
lds no reports, so its profile.json is taken as it is.`),{kind:"profile",profile:await readProfile(profile,join2(shown,"\
profile.json"))};if(existsSync2(join2(path,runRecordFile))){let rounds2=await readRecordedRun(path,failed!==null,report=>openOne(
ports,report)),stored=await readStoredProfile(path);return{kind:"rounds",rounds:rounds2,ncu:await readRecordedNcu(path,stored?.
ncu??null,ports.temporary),stored}}let reports=await findReports(path);if(reports.length===0)throw new UserError({what:`${shown}\
 is no run directory, and holds no report.`,where:"the given path",why:`There is no ${runRecordFile}, no profile.json, a\
nd no .nsys-rep, .qdrep, .qdstrm or .sqlite file in it.`,help:"Give the folder that `llm-profile run` names at its end, \
or reports."});let rounds=[];for(let report of reports)rounds.push([await bareReport(ports,report,basename(report))]);return{
kind:"rounds",rounds,ncu:await readNcuBeside(path,ports.temporary),stored:null}}if(path.endsWith(".json"))return{kind:"p\
rofile",profile:await readProfile(path,shown)};if(/\.(nsys-rep|qdrep|qdstrm|sqlite)(\.(?:gz|zst))?$/.test(path))return{kind:"\
rounds",rounds:[[await bareReport(ports,path,shown)]],ncu:null,stored:null};throw new UserError({what:`${shown} is nothi\
ng that can be analyzed.`,where:"the given path",help:"Give a run directory, a profile.json, or a file that ends in .nsy\
s-rep, .qdrep, .qdstrm or .sqlite (also with .gz or .zst); for `analyze` a report of ncu goes after --ncu."})}async function bareReport(ports,path,shown){
return{label:shown,end:{kind:"unknown"},reports:[{...await openOne(ports,path),source:shown}],wanted:[],gated:!1,requireKernels:!0}}
async function openOne(ports,path){let opened=await openReport(path,ports.temporary);if(opened.endsWith(".sqlite")){let beside=join2(
dirname(path),basename(opened,".sqlite")),inRun=summariesOfRun(path);return{source:path,sqlite:opened,kernelSummary:inRun.
kernels??ifThere(`${beside}_cuda_gpu_kern_sum.csv`),rangeSummary:inRun.ranges??ifThere(`${beside}_nvtx_kern_sum.csv`),summarized:!1}}
let facts=await ports.nsysFacts();if(facts.presence.state!=="present")throw new ToolError({id:"nsys-missing",what:`${ports.
shown} has to be exported to SQLite first, and nsys ${facts.presence.state==="absent"?"is not here":"does not work"}.`,where:path,
why:facts.presence.state==="broken"?facts.presence.why:null,help:"Install nsys (scripts/install-nsys.sh) or set nsys.pat\
h; or export where it was recorded: nsys export --type sqlite FILE."});let folder=join2(ports.temporary,`export-${randomBytes(
4).toString("hex")}`);await mkdir(folder);let nsys=await ports.nsys(),report=opened.endsWith(".qdstrm")?await imported(ports,
nsys,opened,folder):opened,{runTool,environment,note}=ports,[exported]=await exportReports({nsys,runTool,environment,extraReports:[],
note},[report],folder,ports.shown);if(exported===void 0)throw new Error("One report gives one export.");return exported}
async function imported(ports,nsys,raw,folder){let report=join2(folder,`${basename(raw,".qdstrm")}.nsys-rep`);if(nsys.importer===
null)throw new ToolError({id:"importer-missing",what:`${ports.shown} is raw data, and the importer of nsys is not here.`,
where:raw,help:"Install the whole nsys package: QdstrmImporter is in its host folder."});let argv=importArgv(nsys.importer,
raw,report);if(await ports.runTool({tool:"QdstrmImporter",argv,cwd:folder,environment:ports.environment,timeLimitMs:60*6e4}),
existsSync2(report))return report;throw new ToolError({id:"import-failed",what:`${ports.shown} could not be imported.`,where:raw,
help:"It was not written to its end, or is from a newer nsys."})}function summariesOfRun(path){let instance=/^report(\.\d+)?\.sqlite(?:\.(?:gz|zst))?$/.
exec(basename(path));if(instance===null)return{kernels:null,ranges:null};let suffix=instance[1]??"";return{kernels:ifThere(
join2(dirname(path),`cuda_gpu_kern_sum${suffix}.csv`)),ranges:ifThere(join2(dirname(path),`nvtx_kern_sum${suffix}.csv`))}}async function profileOfReports(context,config,paths,{wanted,role="head",areRanks=!1,timelines=!1}){var _stack=[];try{let tools=__using(
_stack,await ownTools(context),!0);let{runTool,environment,temporaryDirectory:temporary}=tools;let machine=inspectMachine(
context,config,runTool,environment);let nsys=async()=>describeNsys(config.nsys.path,await machine.nsys(),runTool,context.
cwd,environment);let ports=readingPorts(context);let opened=[];for(let path of paths)opened.push(await openInput({path:resolve(
context.cwd,path),shown:path,role,warn:message=>{context.log.warning(message)},temporary,nsys,nsysFacts:machine.nsys,runTool,
environment,note:ports.note}));let finished=opened.flatMap((input,index)=>input.kind==="profile"?[withRanges(input.profile,
wanted,paths[index]??"")]:[]);let recorded=opened.filter(input=>input.kind==="rounds");let processes=0;let inTurn=recorded.
flatMap(input=>{let before=processes;return input.rounds.map((captures2,index)=>{let{gpu,process}=knownOf(input,index);return processes=
Math.max(processes,before+(process??0)),{captures:captures2,gpu,process:process===null?null:before+process}})});let rounds=areRanks?
[ranksOf(inTurn)]:inTurn;let[first,...others]=finished;if(first!==void 0&&rounds.length===0)return{profile:others.length===
0?first:addFindings(mergeProfiles(first,others)),timelines:[]};let attribution=first?.attribution??config.attribution;let settings={
attribution,families:families(context),operators:!1,areRanks};let examined=[];for(let{captures:captures2,...known}of rounds){
let found=[];for(let capture of captures2)found.push(await examine(toExamine(capture,wanted,config["require-kernels"]),{
...settings,timelines:timelines&&examined.length===0},ports));examined.push({captures:found,...known})}let captures=examined.
flatMap(round=>round.captures);let[firstCapture]=captures;if(firstCapture===void 0)throw new UserError({what:"There is n\
o report to analyze.",where:"the given path"});let ncu=mergeRecordedNcu(recorded.flatMap(input=>input.ncu??[]));let stored=recorded.
map(input=>input.stored);let profile=buildProfile({tool:{name:toolName,version:context.version},createdAt:sharedValue(stored.
map(profile2=>profile2?.createdAt??null))??context.clock.now().toISOString(),source:sharedValue(stored.map(profile2=>profile2?.
source??null))??unknownSource,isolation:sharedValue(stored.map(profile2=>profile2?.isolation??null)),environment:sharedValue(
stored.map(profile2=>profile2?.environment??null)),attribution,machine:{driver:null,cuda:null,nsys:null,ncu:null},workload:{
command:[...redactCommand(firstCapture.command)],exitCode:sharedValue(captures.map(({end})=>end.kind==="known"?end.exitCode:
null))},families:settings.families,rounds:examined,checks:captures.flatMap(({checks})=>checks),warnings:[...captures.flatMap(
({warnings})=>warnings),...ncu?.warnings??[]]});let untraced=recorded.flatMap(untracedOf).map(run=>recorded.length===1?run:
{...run,order:null});let explained=(ncu?.runs??[]).reduce(addNcu,{...profile,untraced,ncu:ncu?.status??null});return{profile:addFindings(
first===void 0?explained:mergeProfiles(first,[...others,explained])),timelines:captures.flatMap(capture=>capture.timelines)}}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function ranksOf(rounds){
let captures=rounds.flatMap(round=>round.captures);if(captures.length<2)throw new UserError({what:"--ranks needs the rep\
orts of two or more ranks.",where:"the given path",why:`${countText(captures.length)} ${captures.length===1?"report is":
"reports are"} named.`,help:"Name them all, or the folder that they lie in; one report of all ranks needs no option."});
let order=new Intl.Collator("en",{numeric:!0});return{captures:captures.toSorted((one,other)=>order.compare(one.label,other.
label)),gpu:null,process:null,areRanks:!0}}function untracedOf({rounds,stored}){return stored?.rounds.length===rounds.length?
stored.untraced:[]}function knownOf({rounds,stored},index){let{gpu=null,process=null}=(stored?.rounds.length===rounds.length?
stored.rounds[index]:null)??{};return{gpu,process}}function toExamine(capture,wanted,requireKernels){return wanted.length===
0?{...capture,requireKernels}:{...capture,wanted,gated:!1,requireKernels}}export{profileOfReports};
