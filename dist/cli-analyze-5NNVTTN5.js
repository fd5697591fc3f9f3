import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-VBTQYG2F.js";import"./chunk-RIMUN2ZG.js";import{mostRanges,profileText}from"./chunk-6DVLIARB.js";
import"./chunk-UKJ4RCOQ.js";import"./chunk-BA7RMFZY.js";import"./chunk-OTPCJI76.js";import"./chunk-GBTASXBR.js";
import"./chunk-M2DDEWYM.js";import"./chunk-ATQOLLMA.js";import"./chunk-JAXH3OUS.js";import{printResult}from"./chunk-BUVZT5RV.js";
import"./chunk-Y774OYNQ.js";import"./chunk-TBIRPPQI.js";import"./chunk-DKVPXHXD.js";import"./chunk-343ZPHXQ.js";
import"./chunk-HD7Y2ORM.js";import"./chunk-4UT5UUEK.js";import"./chunk-4BVUASJ3.js";import"./chunk-5D4Z67PI.js";
import"./chunk-4BTMKO43.js";import{exitCodes,plainJson,shownLines}from"./chunk-OZNDZEMK.js";import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation,screen){let{profile,profileFile,reportFile,shownKernels:topKernels}=await analyze(
context,invocation),layout=screen.out(),text=invocation.json?plainJson(profile,2):shownLines(profileText(profile,{maxRanges:mostRanges,
topKernels,layout}),layout);await printResult(`${text}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
