import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{openReport,readRunRecord}from"./chunk-J5FZE6E5.js";import{addNcuDetails,askedEvidence,checkNcu,importPage,ncuWarnings,
parseNcuCsv}from"./chunk-HIRLADNO.js";import{ncuRuns}from"./chunk-JVWSUADK.js";import{readRecordedText}from"./chunk-2VIPU5VX.js";
import{CaptureError,LlmProfileError}from"./chunk-4KDG6NHC.js";import{existsSync}from"node:fs";import{basename,dirname,join}from"node:path";async function readRecordedNcu(directory,status,temporary){let failed=status?.state==="failed";if(status!==null&&status.
state!=="measured"&&!failed)return{status,runs:[],warnings:[]};let records=(await readRunRecord(directory)).ncu.filter(({
side})=>side==="head"),[first]=records;if(first===void 0)return status!==null&&failed?{status,runs:[],warnings:[]}:null;
let runs=[],warnings=[];for(let record of records)try{let{found,warned}=await readRun(directory,record,temporary);runs.push(
...found),warnings.push(...warned)}catch(error){if(!failed||!(error instanceof LlmProfileError))throw error}let{mode,sections,
metrics}=first;return{status:status??{state:"measured",why:null,mode,sections,metrics,notNeeded:[]},runs,warnings}}async function readRun(directory,record,temporary){
let path=join(directory,record.folder,"raw.csv"),report=await readCsv(path,join(record.folder,"raw.csv"),temporary);if(report===
null)throw csvMissing(path);let warned=[...refuse(evidenceOf(record,report)),...report.warnings],{mode,kernels,shared}=record;
return{found:ncuRuns({mode,rows:report.rows,ranges:rangesOf(record),selected:kernels,shared}),warned}}async function readNcuBeside(folder,temporary){
let report=await readCsv(join(folder,"ncu.csv"),join(basename(folder),"ncu.csv"),temporary);return report===null?null:ofNobodysRun(
report)}async function readNcuFile(ports,path,shown){if(!/\.ncu-rep(\.(?:gz|zst))?$/.test(path)){let csv=await readCsv(path,
shown,ports.temporary);return ofNobodysRun(csv??parseNcuCsv("",shown))}let opened=await openReport(path,ports.temporary),
raw=await importPage(ports,opened,"raw",shown);if(typeof raw!="string")throw raw;let report=parseNcuCsv(raw,shown),details=await importPage(
ports,opened,"details",shown);return ofNobodysRun(typeof details=="string"?addNcuDetails(report,details,shown):{...report,
warnings:[...report.warnings,`${shown}: Couldn't read the advice from ncu's rules. ${details.message}`]})}function ofNobodysRun(report){
let mode=report.rows.some(({kind})=>kind==="range")?"range":"kernel",warnings=refuse({label:report.source,end:{kind:"unk\
nown"},report,mode,includes:[],ranges:[],askedMetrics:[],presetMetrics:[],selectedKernels:[]});return{status:{state:"mea\
sured",why:null,mode,sections:[],metrics:[],notNeeded:[]},runs:[{mode,rows:report.rows,ranges:null,selected:[]}],warnings:[
...report.warnings,...warnings]}}function evidenceOf(record,report){let{label,outcome,exitCode,seconds}=record;return{...askedEvidence(
label,record,report),end:{kind:"known",outcome,exitCode,seconds,allowed:[0],timeLimitSeconds:null}}}function refuse(recorded){
let evidence={...recorded,output:"",sections:[],sets:[]},broken=checkNcu(evidence);if(broken!==null)throw new CaptureError(
broken);return ncuWarnings(evidence)}function rangesOf({ranges}){return ranges.length===0?null:ranges}async function readCsv(path,shown,temporary){
let text=await textOf(path,temporary);if(text===null)return null;let report=parseNcuCsv(text,shown),beside=name=>join(dirname(
name),basename(name).replace(/^(raw|ncu)/,detailsNames)),details=beside(path)===path?null:await textOf(beside(path),temporary);
return details===null?report:addNcuDetails(report,details,beside(shown))}function detailsNames(name){return name==="raw"?
"details":"ncu-details"}async function textOf(path,temporary){let there=[path,`${path}.gz`].find(file=>existsSync(file));
return there===void 0?null:readRecordedText(await openReport(there,temporary),there)}function csvMissing(where){return new CaptureError(
{id:"report-missing",what:"The rows from Nsight Compute are gone.",where,why:"According to run.json, ncu measured these \
rows, so something else removed the file.",help:"Copy the whole run directory, or analyze only its profile.json."})}export{readRecordedNcu,readNcuBeside,readNcuFile};
