import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-SWPZ66CT.js";import"./chunk-2CDHCFIV.js";import{mostRanges,profileText}from"./chunk-U7G6RWHY.js";
import"./chunk-4P6XMHBS.js";import"./chunk-VALY7AK2.js";import"./chunk-GZKPHE6B.js";import"./chunk-MQTRJ3Y7.js";
import"./chunk-YY2XEYHN.js";import"./chunk-AVGVC2GZ.js";import"./chunk-TZXDCVQL.js";import"./chunk-EKTBPGMV.js";
import"./chunk-DKVPXHXD.js";import"./chunk-PV6XSBOD.js";import"./chunk-TA43NB23.js";import{printResult}from"./chunk-5SQRY7VP.js";
import"./chunk-4UT5UUEK.js";import"./chunk-X5YYVYTT.js";import"./chunk-3X2LGN7N.js";import"./chunk-UJGRFOI6.js";
import"./chunk-O4GDWJWS.js";import"./chunk-7IBWU4LP.js";import{exitCodes,plainJsonParts,shownLines}from"./chunk-RP5B2AXX.js";
import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation,screen){let{profile,profileFile,reportFile,shownKernels:topKernels}=await analyze(
context,invocation),layout=screen.out();await printResult(invocation.json?plainJsonParts(profile):`${shownLines(profileText(
profile,{maxRanges:mostRanges,topKernels,layout}),layout)}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
