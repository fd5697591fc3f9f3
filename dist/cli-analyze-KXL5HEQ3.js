import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-JQ7P7GEU.js";import"./chunk-FGMDE2TD.js";import{mostRanges,profileText}from"./chunk-YRM7EMF6.js";
import"./chunk-KTBC6XGO.js";import"./chunk-VALY7AK2.js";import"./chunk-NPT4W6N4.js";import"./chunk-QA4RCNOR.js";
import"./chunk-IJNBBOO3.js";import"./chunk-ZG7MH6WX.js";import"./chunk-HXVDJE3O.js";import"./chunk-EKTBPGMV.js";
import"./chunk-DKVPXHXD.js";import"./chunk-HNEQIXP4.js";import"./chunk-CHBXY5VL.js";import{printResult}from"./chunk-EOHDZS4G.js";
import"./chunk-4UT5UUEK.js";import"./chunk-X5YYVYTT.js";import"./chunk-3X2LGN7N.js";import"./chunk-CI6KKQT3.js";
import"./chunk-SQUX76Y5.js";import"./chunk-7IBWU4LP.js";import{exitCodes,plainJsonParts,shownLines}from"./chunk-XZ34GZY7.js";
import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation,screen){let{profile,profileFile,reportFile,shownKernels:topKernels}=await analyze(
context,invocation),layout=screen.out();await printResult(invocation.json?plainJsonParts(profile):`${shownLines(profileText(
profile,{maxRanges:mostRanges,topKernels,layout}),layout)}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
