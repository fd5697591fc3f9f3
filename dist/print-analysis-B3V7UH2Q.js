import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-HOKEKG22.js";import"./chunk-3RNVTSGV.js";import"./chunk-XEVWEGXY.js";import{
mostRanges,profileText}from"./chunk-SQQFGB2B.js";import"./chunk-JUNIW6R7.js";import"./chunk-FX222ECU.js";
import"./chunk-3IPLKNHB.js";import"./chunk-M3WZKWMQ.js";import"./chunk-CIEXIDK3.js";import"./chunk-EKN4J5AB.js";
import"./chunk-SM6JUBNF.js";import"./chunk-75FNQC3L.js";import"./chunk-VMCK4KLJ.js";import"./chunk-QTFIC5W2.js";
import"./chunk-63IWBBLS.js";import"./chunk-HBGB2I5H.js";import"./chunk-2VJVAXID.js";import"./chunk-SL4I7YBJ.js";
import"./chunk-BQXZSXIB.js";import"./chunk-EVYEDGFB.js";import"./chunk-KR2UOXRZ.js";import"./chunk-RQ65AKKA.js";
import"./chunk-BFECMUDM.js";import"./chunk-XTB7E6VP.js";import"./chunk-22KIXDSW.js";import"./chunk-VALY7AK2.js";
import"./chunk-C7RUIOSI.js";import"./chunk-FSLDY37Y.js";import"./chunk-6OR55GWV.js";import"./chunk-N25YEF3M.js";
import"./chunk-YM5JA4HV.js";import"./chunk-SEKMWWB2.js";import"./chunk-25TWLJ3N.js";import"./chunk-QJOP3WDW.js";
import"./chunk-UHV5YHXG.js";import"./chunk-I3PJIEBU.js";import"./chunk-GRXIEDIQ.js";import"./chunk-AQQV4D3V.js";
import"./chunk-ZZE62GUO.js";import"./chunk-ZDEMQHSS.js";import"./chunk-DZDJZLNK.js";import"./chunk-PRJXITJ5.js";
import"./chunk-QSM46VHS.js";import"./chunk-UAF72VOO.js";import"./chunk-ZGTGJUTC.js";import"./chunk-GFZRGEUD.js";
import"./chunk-D5BRSJCR.js";import"./chunk-JQWK2UK7.js";import"./chunk-5OVYX55E.js";import"./chunk-7Z5XDYKE.js";
import"./chunk-JDFCM7GS.js";import"./chunk-BFRNJH43.js";import{exitCodes}from"./chunk-4KDG6NHC.js";import"./chunk-XPTDL37I.js";
import"./chunk-7IBWU4LP.js";import"./chunk-H4ZU53CY.js";import"./chunk-W32B5RYS.js";import"./chunk-JN33INQG.js";
import"./chunk-GBWPPC6J.js";async function printAnalysis(request,{context,withResultFiles,output}){let{profile,profileFile,reportFile,shownKernels}=await analyze(
await withResultFiles(),request),layout=output.screen.out();output.isJson?await output.printJson(profile):await output.print(
profileText(profile,{maxRanges:mostRanges,topKernels:shownKernels,layout}));for(let file of[profileFile,reportFile])file!==
null&&context.log.info(file);return exitCodes.pass}export{printAnalysis};
