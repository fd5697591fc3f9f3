import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{deleteRuns,diskUse,oldRuns,renderPrune,storedJson,storedRuns}from"./chunk-ZFNV5FB4.js";import"./chunk-LBNHEM27.js";
import"./chunk-7T4VFMLJ.js";import"./chunk-QEZDYAE5.js";import"./chunk-5RZBETLP.js";import"./chunk-35JWNKLO.js";
import{loadSettings}from"./chunk-SL4I7YBJ.js";import"./chunk-22KIXDSW.js";import"./chunk-VALY7AK2.js";
import"./chunk-C7RUIOSI.js";import"./chunk-6OR55GWV.js";import"./chunk-WQTUTYOP.js";import{isWithin}from"./chunk-QJOP3WDW.js";
import{verdictSchema}from"./chunk-ZDEMQHSS.js";import"./chunk-PRJXITJ5.js";import"./chunk-QSM46VHS.js";
import"./chunk-ZGTGJUTC.js";import"./chunk-D5BRSJCR.js";import"./chunk-JQWK2UK7.js";import"./chunk-7Z5XDYKE.js";
import"./chunk-W5HYH3WW.js";import{exitCodes}from"./chunk-4KDG6NHC.js";import"./chunk-35HP6UP2.js";import"./chunk-XPTDL37I.js";
import{object}from"./chunk-7IBWU4LP.js";import"./chunk-W32B5RYS.js";import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";import{join,resolve}from"node:path";async function prune(context,request){let{config}=await loadSettings(context,request.settings,!1),folder=resolve(context.
cwd,config.out),now=context.clock.now(),stored=await storedRuns(folder,now),runs=await Promise.all(stored.map(async run=>measured(
folder,run)));if(request.rule.keep===null&&request.rule.olderThanMs===null)return{out:config.out,mode:"list",kept:runs,removed:[],
spared:[],failed:[]};let{calibration}=config.compare,calibrationFile=calibration===null?null:resolve(context.cwd,calibration),
because=({name,mayRun})=>mayRun?"may-run":calibrationFile!==null&&isWithin(calibrationFile,join(folder,name))?"calibrati\
on":null,judged=oldRuns(stored,request.rule,null,now).map(run=>({name:run.name,because:because(run)})),spared=judged.flatMap(
({name,because:because2})=>because2===null?[]:[{name,because:because2}]),doomed=judged.filter(({because:because2})=>because2===
null).map(({name})=>name),{failed}=request.dryRun?{failed:[]}:await deleteRuns(folder,doomed),isRemoved=({name})=>doomed.
includes(name)&&!failed.some(failure=>failure.name===name);return{out:config.out,mode:request.dryRun?"dry-run":"remove",
removed:runs.filter(isRemoved),kept:runs.filter(run=>!isRemoved(run)),spared,failed}}var comparisonSchema=object({verdict:verdictSchema});
async function measured(folder,run){let{data}=comparisonSchema.safeParse(await storedJson(folder,run.name,"comparison.js\
on"));return{...run,verdict:data?.verdict??null,bytes:await diskUse(join(folder,run.name))}}async function printPrune(request,{
context,output}){let result=await prune(context,request);return await output.print(renderPrune(result,output.screen.out())),
result.failed.length===0?exitCodes.pass:exitCodes.capture}export{printPrune,prune};
