import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-RON4BUJV.js";import"./chunk-FGMDE2TD.js";import{mostRanges,profileText}from"./chunk-6K5BCMNP.js";
import"./chunk-ZCRRITA3.js";import"./chunk-7YRPME4Q.js";import"./chunk-L66KHEIU.js";import"./chunk-VALY7AK2.js";
import"./chunk-6T2J63QD.js";import"./chunk-H7K65O74.js";import"./chunk-3K5YHVNG.js";import"./chunk-A5SZK2CE.js";
import"./chunk-MAVISXFD.js";import"./chunk-HII2UYUJ.js";import"./chunk-DKVPXHXD.js";import"./chunk-QMXSBUPN.js";
import"./chunk-AX7BFPLO.js";import{printResult}from"./chunk-EOHDZS4G.js";import"./chunk-4UT5UUEK.js";import"./chunk-P2XCCFXP.js";
import"./chunk-5D4Z67PI.js";import{exitCodes,plainJsonParts,shownLines}from"./chunk-XZ34GZY7.js";import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation,screen){let{profile,profileFile,reportFile,shownKernels:topKernels}=await analyze(
context,invocation),layout=screen.out();await printResult(invocation.json?plainJsonParts(profile):`${shownLines(profileText(
profile,{maxRanges:mostRanges,topKernels,layout}),layout)}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
