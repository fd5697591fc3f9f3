import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{createBareCapture,describeExport}from"./chunk-OHDNE7A3.js";import{readFolderNcu,readRecordedNcu}from"./chunk-ZJELQLOP.js";
import{describeUnfinished,readPastRunState}from"./chunk-OBVIA3HI.js";import{openReport,readRunRecord,runRecordFile}from"./chunk-VRCS5P7W.js";
import{createOwnTools,describeNsys,describeToolFailure,inspectMachine}from"./chunk-A6E3QZVG.js";import{findInput}from"./chunk-6VLYRX4P.js";
import"./chunk-CLBNHK7D.js";import{readProfile,readStoredProfile}from"./chunk-PFTQA7UW.js";import{readYamlSettings,
validateSetting}from"./chunk-NKJTP5LK.js";import"./chunk-WFBDHIPL.js";import"./chunk-QIQJK4Y5.js";import{
createHangError,exportReports,findNsysLimit,findReports,hasReports,readOutput}from"./chunk-L6TRB42K.js";import{skippedReports}from"./chunk-WKLZAVBB.js";
import"./chunk-4GQMEPU4.js";import"./chunk-YTVU7BGA.js";import{callTool}from"./chunk-CQGIAR35.js";import"./chunk-U3NEMMEV.js";
import"./chunk-LF3QRERU.js";import{checkProcess}from"./chunk-WNSNHT5Y.js";import{importArgv}from"./chunk-3FHCESVW.js";
import{parseRange}from"./chunk-27UOGQDQ.js";import"./chunk-NG2TZR5C.js";import"./chunk-2W7IQXEL.js";import"./chunk-OOLVLWZP.js";
import"./chunk-AQQV4D3V.js";import"./chunk-KHWSZT7H.js";import"./chunk-ZPNCYFGC.js";import"./chunk-ILPXF66B.js";
import"./chunk-UAZ6EODX.js";import{readErrorCode,readRecordedText}from"./chunk-PY33EE2G.js";import"./chunk-4P7CRZQU.js";
import"./chunk-PPI5QADB.js";import"./chunk-7JD2YBGS.js";import"./chunk-6KO54AH4.js";import"./chunk-BTMNXSV6.js";
import"./chunk-35HP6UP2.js";import{counted}from"./chunk-ZYMCHVPE.js";import"./chunk-DVA2FSEP.js";import"./chunk-U2ZF3MRO.js";
import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";import{CaptureError,ParseError,ToolError,UserError}from"./chunk-SVS2CUJD.js";
import"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";import{randomBytes}from"node:crypto";import{existsSync as existsSync2}from"node:fs";import{mkdir}from"node:fs/promises";
import{basename,join as join2}from"node:path";import{existsSync}from"node:fs";import{join}from"node:path";async function findLateFailure(directory,role){if(!existsSync(join(directory,"profile.json"))||!existsSync(join(directory,
runRecordFile)))return null;let record=await readRunRecord(directory);if(record.state!=="failed")return null;let failed=describeUnfinished(
record,record.state);if(failed===null||role==="head")return failed;throw new CaptureError({id:"run-failed",what:"A faile\
d run can't be a base.",where:directory,why:failed,help:"Repeat the run. If you want what the run measured before it fai\
led, pass its profile.json."})}async function readRecordedRun(directory,measured,open){let record=await readRunRecord(directory),
state=await readPastRunState(record),unfinished=state==="passed"||measured?null:describeUnfinished(record,state);if(unfinished!==
null&&(record.state==="running"||record.failure!==null))throw new CaptureError({id:record.failure?.id??"run-unfinished",
what:unfinished,where:directory,help:"Repeat the run. Repeating it doesn't delete this run's files."});let headCaptures=record.
captures.filter(({side})=>side==="head");for(let capture of headCaptures)await requireSuccessfulCapture(capture,directory);
if(unfinished!==null)throw new CaptureError({id:"run-failed",what:unfinished,where:directory});if(headCaptures.length===
0)throw createMissingReportError("This run has no captures.",directory);let requireKernels=await readRequireKernels(directory),
rounds=Map.groupBy(headCaptures,({round})=>round),opened=[];for(let captures of rounds.values()){let examined=[];for(let capture of captures)
examined.push({...await openCapture(capture,directory,open),requireKernels});opened.push(examined)}return opened}async function openCapture(capture,directory,open){
let reports=[],paths=await findReports(join(directory,capture.folder)).catch(ignoreMissingFolder);if(paths.length===0)throw createMissingReportError(
`The report of ${capture.label} is missing.`,join(directory,capture.folder));if(capture.reports!==null&&paths.length<capture.
reports){let message=`${capture.label} has only ${paths.length} of its ${counted(capture.reports,"report")}.`;throw createMissingReportError(
message,join(directory,capture.folder))}let wanted=capture.ranges.map((range,index)=>parseRange(range,capture.firstInstances?.[index]??
null,capture.skippedInstances[index]));for(let path of paths.slice(skippedReports({gated:capture.gated,wanted})))reports.
push({...await open(path),source:path.replace(`${directory}/`,"")});return{label:capture.label,end:describeEnd(capture),
output:await readOutput(join(directory,capture.folder)),reports,wanted,gated:capture.gated,takesFirst:capture.firstInstances!==
null}}async function readRequireKernels(directory){let path=join(directory,"config.yaml");if(!existsSync(path))return!0;
let file={kind:"file",name:path},{settings,problems}=readYamlSettings(await readRecordedText(path,path),path,()=>file),setting=settings.
find(({key})=>key==="require-kernels"),allProblems=[...problems,...setting===void 0?[]:validateSetting(setting)];if(allProblems.
length===0)return setting?.value!==!1;throw new ParseError({what:`${path} isn't the configuration of a run.`,where:path,
why:allProblems.slice(0,5).join(`
`),help:"llm-profile always writes this file completely, so something else changed it. Copy the run directory again."})}
function createMissingReportError(what,where){return new CaptureError({id:"report-missing",what,where,why:"run.json says\
 that the run passed, so something else removed its files.",help:"Copy the whole run directory, or analyze only its prof\
ile.json."})}function ignoreMissingFolder(error){if(readErrorCode(error)==="ENOENT")return[];throw error}async function requireSuccessfulCapture(capture,directory){
let failure=checkProcess({label:`${directory}, ${capture.label}`,gate:null,end:describeEnd(capture),output:await readOutput(
join(directory,capture.folder)),reports:capture.reports===0?[]:[{name:"report",bytes:1}],rawLeft:[],imports:[]});if(failure!==
null)throw new CaptureError(failure)}function describeEnd({outcome,exitCode,seconds,successExitCodes}){return{kind:"know\
n",outcome,exitCode,seconds,allowed:successExitCodes,timeLimitSeconds:null}}async function openInputs(context,config,inputs,role,stack){let{runTool,environment,temporaryDirectory:temporary}=stack.
use(await createOwnTools(context)),machine=inspectMachine(context,config,runTool,environment),ports={role,temporary,nsys:async()=>describeNsys(
config.nsys.path,await machine.nsys(),runTool,context.cwd,environment),nsysFacts:machine.nsys,runTool,environment,note:context.
log.info,warn:context.log.warning},opened=[];for(let input of inputs)opened.push(await openInput({...ports,...input}));return opened}
async function openInput(ports){let{path,shown}=ports;if((await findInput(path,shown)).isDirectory()){let failed=await findLateFailure(
path,ports.role);failed!==null&&ports.warn(`The run in ${shown} failed, so we use only what it measured before the failu\
re. ${failed}`);let profile=join2(path,"profile.json");if(existsSync2(profile)&&!await hasReports(path))return ports.note(
`${shown} contains no reports, so we use its profile.json.`),{kind:"profile",profile:await readProfile(profile,join2(shown,
"profile.json"))};if(existsSync2(join2(path,runRecordFile))){let rounds2=await readRecordedRun(path,failed!==null,report=>openReportFile(
ports,report)),stored=await readStoredProfile(path);return{kind:"rounds",rounds:rounds2,ncu:await readRecordedNcu(path,stored?.
ncu??null,ports.temporary),stored}}let reports=await findReports(path);if(reports.length===0)throw new UserError({what:`${shown}\
 isn't a run directory and contains no reports.`,where:"the given path",why:`It has no ${runRecordFile}, no profile.json\
, and no .nsys-rep, .qdrep, .qdstrm, or .sqlite file.`,help:"Pass the folder that `llm-profile run` prints at the end, o\
r pass reports."});let rounds=[];for(let report of reports)rounds.push([createBareCapture(await openReportFile(ports,report),
basename(report))]);return{kind:"rounds",rounds,ncu:await readFolderNcu(path,ports.temporary),stored:null}}if(path.endsWith(
".json"))return{kind:"profile",profile:await readProfile(path,shown)};if(/\.(nsys-rep|qdrep|qdstrm|sqlite)(\.(?:gz|zst))?$/.
test(path))return{kind:"rounds",rounds:[[createBareCapture(await openReportFile(ports,path),shown)]],ncu:null,stored:null};
throw new UserError({what:`We can't analyze ${shown}.`,where:"the given path",help:"Pass a run directory, a profile.json\
, or a file that ends in .nsys-rep, .qdrep, .qdstrm, or .sqlite (optionally with .gz or .zst). For `analyze`, pass an nc\
u report with --ncu."})}async function openReportFile(ports,path){let opened=await openReport(path,ports.temporary);if(opened.
endsWith(".sqlite"))return describeExport(path,opened);let facts=await ports.nsysFacts();if(facts.presence.state!=="pres\
ent")throw new ToolError({id:"nsys-missing",what:`nsys has to export ${ports.shown} to SQLite first, but nsys ${facts.presence.
state==="absent"?"isn't installed":"doesn't work"}.`,where:path,why:facts.presence.state==="broken"?facts.presence.why:null,
help:"Install nsys (scripts/install-nsys.sh) or set nsys.path. Or export the report on the machine that recorded it: nsy\
s export --type sqlite FILE."});let folder=join2(ports.temporary,`export-${randomBytes(4).toString("hex")}`);await mkdir(
folder);let nsys=await ports.nsys(),report=opened.endsWith(".qdstrm")?await importRawReport(ports,nsys,opened,folder):opened,
{runTool,environment,note}=ports,[exported]=await exportReports({nsys,runTool,environment,note},[report],{folder,label:ports.
shown,captureSeconds:null});if(exported===void 0)throw new Error("Expected one export for one report.");return exported}
async function importRawReport(ports,nsys,raw,folder){let report=join2(folder,`${basename(raw,".qdstrm")}.nsys-rep`);if(nsys.
importer===null)throw new ToolError({id:"importer-missing",what:`${ports.shown} is raw data, and nsys's importer isn't i\
nstalled.`,where:raw,help:"Install the whole nsys package. QdstrmImporter is in the package's host folder."});let argv=importArgv(
nsys.importer,raw,report),limitMs=await findNsysLimit(raw,null),result=await callTool({...ports,cwd:folder},"QdstrmImpor\
ter",argv,limitMs);if(result.timedOut)throw createHangError("QdstrmImporter",limitMs,raw);if(existsSync2(report))return report;
throw new ToolError({id:"import-failed",what:`nsys couldn't import ${ports.shown}.`,where:raw,why:describeToolFailure(result),
help:"The file may be incomplete, or from a newer nsys."})}export{openInputs};
