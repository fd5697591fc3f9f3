import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-4BDARMYV.js";import"./chunk-3RNVTSGV.js";import"./chunk-VVXIYACL.js";import"./chunk-WSCUBH6A.js";
import"./chunk-2Y25SDSM.js";import{mostRanges,profileText}from"./chunk-7IC22OJO.js";import"./chunk-JUNIW6R7.js";
import"./chunk-N4VA342K.js";import"./chunk-3IPLKNHB.js";import"./chunk-Z6AEDDLV.js";import"./chunk-24A4PNNZ.js";
import"./chunk-OSPQ3PQL.js";import"./chunk-2ZKRCBPE.js";import"./chunk-VALY7AK2.js";import"./chunk-XSTFN5L7.js";
import"./chunk-JVWSUADK.js";import"./chunk-XSOELAZB.js";import"./chunk-FIGG5FDP.js";import"./chunk-VF7ZCXP2.js";
import"./chunk-QTFIC5W2.js";import"./chunk-O7OYFUBQ.js";import"./chunk-YM5JA4HV.js";import"./chunk-25TWLJ3N.js";
import"./chunk-C7RUIOSI.js";import"./chunk-IG4XIXGV.js";import"./chunk-PI6DL2IX.js";import"./chunk-DB7Z5D5G.js";
import"./chunk-KOLGLZ76.js";import"./chunk-AQQV4D3V.js";import"./chunk-P7EYOAZ4.js";import"./chunk-T2VURG6D.js";
import"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";import"./chunk-2VIPU5VX.js";import"./chunk-BFRNJH43.js";
import"./chunk-UWABTZDV.js";import"./chunk-YTVQXYLK.js";import"./chunk-D5BRSJCR.js";import"./chunk-7IBWU4LP.js";
import{exitCodes}from"./chunk-4KDG6NHC.js";import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";async function printAnalysis(request,{context,withResultFiles,output}){let{profile,profileFile,reportFile,shownKernels}=await analyze(
await withResultFiles(),request),layout=output.screen.out();output.isJson?await output.printJson(profile):await output.print(
profileText(profile,{maxRanges:mostRanges,topKernels:shownKernels,layout}));for(let file of[profileFile,reportFile])file!==
null&&context.log.info(file);return exitCodes.pass}export{printAnalysis};
