import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-YIHNETXI.js";import"./chunk-EKXQQWMV.js";import{mostRanges,profileText}from"./chunk-ZND6LHBE.js";
import"./chunk-UKJ4RCOQ.js";import"./chunk-KZC5EVLD.js";import"./chunk-YIJDLXQM.js";import"./chunk-TR3ZTMT4.js";
import"./chunk-6VFJGPW7.js";import"./chunk-ATQOLLMA.js";import"./chunk-7NZOTTKD.js";import"./chunk-OH5NTIIL.js";
import"./chunk-JAXH3OUS.js";import"./chunk-DKVPXHXD.js";import"./chunk-343ZPHXQ.js";import"./chunk-WBHB2SOW.js";
import{printResult}from"./chunk-UPOGLIEG.js";import"./chunk-4UT5UUEK.js";import"./chunk-6CNRCT6F.js";import"./chunk-4BTMKO43.js";
import"./chunk-5D4Z67PI.js";import{exitCodes,plainJsonParts,shownLines}from"./chunk-U3NOGDHJ.js";import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation,screen){let{profile,profileFile,reportFile,shownKernels:topKernels}=await analyze(
context,invocation),layout=screen.out();await printResult(invocation.json?plainJsonParts(profile):`${shownLines(profileText(
profile,{maxRanges:mostRanges,topKernels,layout}),layout)}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
