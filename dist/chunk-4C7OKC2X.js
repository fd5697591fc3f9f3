import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{calibrationSchema}from"./chunk-3OZGJI3P.js";import{checkFamily,parseBudget}from"./chunk-KEUW5PY4.js";
import{families,nameRules,otherFamily,treeText}from"./chunk-O7OYFUBQ.js";import{defaultConfig}from"./chunk-C7RUIOSI.js";
import{errorCode}from"./chunk-2VIPU5VX.js";import{ZodError,prettifyError}from"./chunk-7IBWU4LP.js";import{UserError,
errorMessage,exitCodes}from"./chunk-4KDG6NHC.js";async function comparePolicy(context,{config,origins},read=treeText(context)){let{accepted,budgets,calibration}=config.compare;
if(budgets.length>0){let known=[...families().map(({family})=>family),otherFamily];for(let budget of budgets)checkFamily(
parseBudget(budget),known)}let mayLack=origins.get("compare.accepted")?.kind==="default"||accepted===defaultConfig.compare.
accepted,acceptedText=accepted===null?null:readText(read,accepted,"compare.accepted",mayLack);return{accepted:accepted===
null||acceptedText===null?[]:await readAccepted(acceptedText,accepted),calibration:calibration===null?null:readCalibration(
read,calibration),names:nameRules(),today:context.clock.now().toISOString().slice(0,10)}}async function readAccepted(text,file){
let{parseAccepted}=await import("./parse-accepted-QPWSRGXB.js");return parseAccepted(text,file)}function readCalibration(read,file){
let text=readText(read,file,"compare.calibration",!1)??"";try{return calibrationSchema.parse(JSON.parse(text))}catch(error){
throw new UserError({what:`${file} isn't a calibration that this version can read.`,where:"compare.calibration",why:error instanceof
ZodError?prettifyError(error):errorMessage(error),help:"Create a calibration with `llm-profile calibrate`, on the runner\
 that will use it.",cause:error})}}function readText(read,file,key,mayLack){try{return read(file)}catch(error){if(errorCode(
error)==="ENOENT"&&mayLack)return null;throw new UserError({what:`Can't read ${file}.`,where:key,why:errorMessage(error),
help:`Name an existing file, relative to the current folder. To use no file: --set ${key}=null`,cause:error})}}function exitCodeOf({reasons,baseline},failOn){let said=new Set(reasons.map(({verdict})=>verdict)),fails=["regression","\
kernel","counts"].some(value=>failOn.includes(value));return said.has("over-budget")||said.has("not-improved")||said.has(
"regressed")&&fails?exitCodes.regressed:["inconclusive","incomparable","no-baseline"].some(verdict=>said.has(verdict)&&failOn.
includes(verdict))||baseline.state==="failed"&&failOn.includes("baseline-failed")?exitCodes.inconclusive:exitCodes.pass}export{comparePolicy,readCalibration,exitCodeOf};
