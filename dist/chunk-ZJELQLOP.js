import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{openReport,readRunRecord}from"./chunk-VRCS5P7W.js";import{addDetails,checkNcu,createNcuEvidence,importPage,
parseNcuCsv,warnAboutNcu}from"./chunk-YTVU7BGA.js";import{splitRuns}from"./chunk-WNSNHT5Y.js";import{readRecordedText}from"./chunk-PY33EE2G.js";
import{CaptureError,LlmProfileError}from"./chunk-SVS2CUJD.js";import{existsSync}from"node:fs";import{basename,dirname,join}from"node:path";async function readRecordedNcu(directory,status,temporary){let failed=status?.state==="failed";if(status!==null&&status.
state!=="measured"&&!failed)return{status,runs:[],warnings:[]};let records=(await readRunRecord(directory)).ncu.filter(({
side})=>side==="head"),[first]=records;if(first===void 0)return status!==null&&failed?{status,runs:[],warnings:[]}:null;
let runs=[],warnings=[];for(let record of records)try{let{found,warned}=await readRecordedRows(directory,record,temporary);
runs.push(...found),warnings.push(...warned)}catch(error){if(!failed||!(error instanceof LlmProfileError))throw error}let{
mode,sections,metrics}=first;return{status:status??{state:"measured",why:null,mode,sections,metrics,notNeeded:[]},runs,warnings}}
async function readRecordedRows(directory,record,temporary){let path=join(directory,record.folder,"raw.csv"),report=await readCsv(
path,join(record.folder,"raw.csv"),temporary);if(report===null)throw new CaptureError({id:"report-missing",what:"The row\
s from Nsight Compute are gone.",where:path,why:"According to run.json, ncu measured these rows, so something else remov\
ed the file.",help:"Copy the whole run directory, or analyze only its profile.json."});let{label,outcome,exitCode,seconds,
mode,kernels,shared,ranges}=record,evidence={...createNcuEvidence(label,record,report),end:{kind:"known",outcome,exitCode,
seconds,allowed:[0],timeLimitSeconds:null}},warned=[...checkRecordedRows(evidence),...report.warnings],filters=ranges.length===
0?null:ranges;return{found:splitRuns({mode,rows:report.rows,ranges:filters,selected:kernels,shared}),warned}}async function readFolderNcu(folder,temporary){
let report=await readCsv(join(folder,"ncu.csv"),join(basename(folder),"ncu.csv"),temporary);return report===null?null:createUnknownRun(
report)}async function readNcuFile(ports,path,shown){if(!/\.ncu-rep(\.(?:gz|zst))?$/.test(path)){let csv=await readCsv(path,
shown,ports.temporary);return createUnknownRun(csv??parseNcuCsv("",shown))}let opened=await openReport(path,ports.temporary),
raw=await importPage(ports,opened,"raw",shown);if(typeof raw!="string")throw raw;let report=parseNcuCsv(raw,shown),details=await importPage(
ports,opened,"details",shown);return createUnknownRun(addDetails(report,details,shown))}function createUnknownRun(report){
let mode=report.rows.some(({kind})=>kind==="range")?"range":"kernel",warnings=checkRecordedRows({label:report.source,end:{
kind:"unknown"},report,mode,includes:[],ranges:[],askedMetrics:[],presetMetrics:[],selectedKernels:[]});return{status:{state:"\
measured",why:null,mode,sections:[],metrics:[],notNeeded:[]},runs:[{mode,rows:report.rows,ranges:null,selected:[]}],warnings:[
...report.warnings,...warnings]}}function checkRecordedRows(recorded){let evidence={...recorded,output:"",sections:[],sets:[]},
broken=checkNcu(evidence);if(broken!==null)throw new CaptureError(broken);return warnAboutNcu(evidence)}async function readCsv(path,shown,temporary){
let text=await readIfPresent(path,temporary);if(text===null)return null;let report=parseNcuCsv(text,shown),beside=name=>join(
dirname(name),basename(name).replace(/^(raw|ncu)/,nameDetails)),details=beside(path)===path?null:await readIfPresent(beside(
path),temporary);return details===null?report:addDetails(report,details,beside(shown))}function nameDetails(name){return name===
"raw"?"details":"ncu-details"}async function readIfPresent(path,temporary){let there=[path,`${path}.gz`].find(file=>existsSync(
file));return there===void 0?null:readRecordedText(await openReport(there,temporary),there)}export{readRecordedNcu,readFolderNcu,readNcuFile};
