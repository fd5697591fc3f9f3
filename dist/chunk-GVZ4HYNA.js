import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{calibrationSchema}from"./chunk-TFLIVZP6.js";import{checkFamily,parseBudget}from"./chunk-RKYX36J5.js";
import{createTreeReader,loadFamilies,loadNameRules,otherFamily}from"./chunk-GKIPOEAA.js";import{defaultConfig}from"./chunk-C7RUIOSI.js";
import{readErrorCode}from"./chunk-QDIGZGX7.js";import{ZodError,prettifyError}from"./chunk-7IBWU4LP.js";import{
UserError,errorMessage}from"./chunk-A6EG2BLY.js";async function loadComparePolicy(context,{config,origins},read=createTreeReader(context)){let{accepted,budgets,calibration}=config.
compare;if(budgets.length>0){let known=[...loadFamilies().map(({family})=>family),otherFamily];for(let budget of budgets)
checkFamily(parseBudget(budget),known)}let mayLack=origins.get("compare.accepted")?.kind==="default"||accepted===defaultConfig.
compare.accepted,acceptedText=accepted===null?null:readText(read,accepted,"compare.accepted",mayLack);return{accepted:accepted===
null||acceptedText===null?[]:(await import("./parse-accepted-TCQQ7DIY.js")).parseAccepted(acceptedText,accepted),calibration:calibration===
null?null:readCalibration(read,calibration),names:loadNameRules(),today:context.clock.now().toISOString().slice(0,10)}}function readCalibration(read,file){
let text=readText(read,file,"compare.calibration",!1)??"";try{return calibrationSchema.parse(JSON.parse(text))}catch(error){
throw new UserError({what:`${file} isn't a calibration that this version can read.`,where:"compare.calibration",why:error instanceof
ZodError?prettifyError(error):errorMessage(error),help:"Create a calibration with `llm-profile calibrate`, on the runner\
 that will use it.",cause:error})}}function readText(read,file,key,mayLack){try{return read(file)}catch(error){if(readErrorCode(
error)==="ENOENT"&&mayLack)return null;throw new UserError({what:`Can't read ${file}.`,where:key,why:errorMessage(error),
help:`Name an existing file, relative to the current folder. To use no file: --set ${key}=null`,cause:error})}}export{loadComparePolicy,readCalibration};
