import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{deleteRuns,listStoredRuns,measureDiskUse,readStoredJson,renderPrune,selectOldRuns}from"./chunk-H7VFSPHP.js";
import"./chunk-DA2VQRWE.js";import"./chunk-7TFFSP5K.js";import"./chunk-ATBUI2HY.js";import"./chunk-GVMSB6MG.js";
import"./chunk-I4VKSRQ4.js";import{verdictSchema}from"./chunk-LY5BJY3G.js";import"./chunk-N3XFW5KC.js";
import"./chunk-2GFLKWLA.js";import"./chunk-KQUVK35Y.js";import"./chunk-NSC7WXGZ.js";import{loadSettings}from"./chunk-GKIPOEAA.js";
import"./chunk-22KIXDSW.js";import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";import"./chunk-NGQWIWV5.js";
import{isWithin}from"./chunk-QDIGZGX7.js";import"./chunk-YOQXIA2R.js";import"./chunk-LMHALEWT.js";import"./chunk-35HP6UP2.js";
import"./chunk-6ECLQG56.js";import"./chunk-6WS3YUMR.js";import"./chunk-V3YSISYF.js";import"./chunk-G75GGGIL.js";
import{object}from"./chunk-7IBWU4LP.js";import{exitCodes}from"./chunk-A6EG2BLY.js";import"./chunk-JN33INQG.js";
import"./chunk-GBWPPC6J.js";import{join,resolve}from"node:path";async function prune(context,request){let{config}=await loadSettings(context,request.settings,!1),folder=resolve(context.
cwd,config.out),now=context.clock.now(),stored=await listStoredRuns(folder,now),runs=await Promise.all(stored.map(async run=>measureRun(
folder,run)));if(request.rule.keep===null&&request.rule.olderThanMs===null)return{out:config.out,mode:"list",kept:runs,removed:[],
spared:[],failed:[]};let{calibration}=config.compare,calibrationFile=calibration===null?null:resolve(context.cwd,calibration),
because=({name,mayRun})=>mayRun?"may-run":calibrationFile!==null&&isWithin(calibrationFile,join(folder,name))?"calibrati\
on":null,judged=selectOldRuns(stored,request.rule,null,now).map(run=>({name:run.name,because:because(run)})),spared=judged.
flatMap(({name,because:because2})=>because2===null?[]:[{name,because:because2}]),doomed=judged.filter(({because:because2})=>because2===
null).map(({name})=>name),{failed}=request.dryRun?{failed:[]}:await deleteRuns(folder,doomed),isRemoved=({name})=>doomed.
includes(name)&&!failed.some(failure=>failure.name===name);return{out:config.out,mode:request.dryRun?"dry-run":"remove",
removed:runs.filter(isRemoved),kept:runs.filter(run=>!isRemoved(run)),spared,failed}}var comparisonSchema=object({verdict:verdictSchema});
async function measureRun(folder,run){let{data}=comparisonSchema.safeParse(await readStoredJson(folder,run.name,"compari\
son.json"));return{...run,verdict:data?.verdict??null,bytes:await measureDiskUse(join(folder,run.name))}}async function printPrune(request,{
context,output}){let result=await prune(context,request);return await output.print(renderPrune(result,output.screen.out())),
result.failed.length===0?exitCodes.pass:exitCodes.capture}export{printPrune,prune};
