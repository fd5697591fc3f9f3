import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-VVXSYZY3.js";import"./chunk-WUEUDCJN.js";import{mostRanges,profileText}from"./chunk-UAD4UEXY.js";
import"./chunk-7TWFOJQA.js";import"./chunk-VALY7AK2.js";import"./chunk-DSFJB52H.js";import"./chunk-J2TVNXYW.js";
import"./chunk-2HGDIE66.js";import"./chunk-NTSRQ4EQ.js";import"./chunk-2P7TTYYL.js";import"./chunk-WNOUBF4B.js";
import"./chunk-DKVPXHXD.js";import"./chunk-UHBFCT5F.js";import"./chunk-TA43NB23.js";import{printResult}from"./chunk-6CRHLHV7.js";
import"./chunk-ZQ5O4H5G.js";import"./chunk-ZG4NK2NG.js";import"./chunk-X7GYZX27.js";import"./chunk-223ZXDVP.js";
import"./chunk-WOCV4FV3.js";import"./chunk-7IBWU4LP.js";import{exitCodes,plainJsonParts,shownLines}from"./chunk-XRSAFMZZ.js";
import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation,screen){let{profile,profileFile,reportFile,shownKernels:topKernels}=await analyze(
context,invocation),layout=screen.out();await printResult(invocation.json?plainJsonParts(profile):`${shownLines(profileText(
profile,{maxRanges:mostRanges,topKernels,layout}),layout)}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
