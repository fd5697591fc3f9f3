import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-3UVIFLPY.js";import"./chunk-ZYXDGVBT.js";import{mostRanges,profileText}from"./chunk-SHEE4YSW.js";
import"./chunk-P4LVZRLI.js";import"./chunk-VALY7AK2.js";import"./chunk-QCFZQ3RH.js";import"./chunk-FBAANU3N.js";
import"./chunk-XSP5LINK.js";import"./chunk-6PFIF4WP.js";import"./chunk-2P7TTYYL.js";import"./chunk-EKTBPGMV.js";
import"./chunk-DKVPXHXD.js";import"./chunk-PV6XSBOD.js";import"./chunk-TA43NB23.js";import{printResult}from"./chunk-6CRHLHV7.js";
import"./chunk-4UT5UUEK.js";import"./chunk-X5YYVYTT.js";import"./chunk-YNGU7YS3.js";import"./chunk-G2AJXZLT.js";
import"./chunk-O4GDWJWS.js";import"./chunk-7IBWU4LP.js";import{exitCodes,plainJsonParts,shownLines}from"./chunk-XRSAFMZZ.js";
import"./chunk-GBWPPC6J.js";async function analyzeCommand(context,invocation,screen){let{profile,profileFile,reportFile,shownKernels:topKernels}=await analyze(
context,invocation),layout=screen.out();await printResult(invocation.json?plainJsonParts(profile):`${shownLines(profileText(
profile,{maxRanges:mostRanges,topKernels,layout}),layout)}
`);for(let file of[profileFile,reportFile])file!==null&&context.log.info(file);return exitCodes.pass}export{analyzeCommand};
