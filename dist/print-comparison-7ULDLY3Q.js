import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-HJHL7PEY.js";import"./chunk-3RNVTSGV.js";import"./chunk-GTETSV4A.js";import"./chunk-XEVWEGXY.js";
import{comparisonText,verdictLines}from"./chunk-SQQFGB2B.js";import"./chunk-KX666FSN.js";import{addedText}from"./chunk-BIKYHMUY.js";
import"./chunk-JUNIW6R7.js";import"./chunk-FX222ECU.js";import"./chunk-3IPLKNHB.js";import"./chunk-DGKEXC2U.js";
import"./chunk-MALXM3W2.js";import"./chunk-OYPB6HQY.js";import"./chunk-CYFPQEIY.js";import"./chunk-CNWXVMYB.js";
import"./chunk-M3WZKWMQ.js";import"./chunk-M36WGIRC.js";import"./chunk-QNJQHO6J.js";import"./chunk-7RIKUGPE.js";
import"./chunk-CIEXIDK3.js";import"./chunk-EKN4J5AB.js";import"./chunk-SM6JUBNF.js";import"./chunk-F4L6ZSMB.js";
import"./chunk-75FNQC3L.js";import"./chunk-VMCK4KLJ.js";import"./chunk-A2TGLBHE.js";import"./chunk-QTFIC5W2.js";
import"./chunk-63IWBBLS.js";import"./chunk-HBGB2I5H.js";import"./chunk-2VJVAXID.js";import"./chunk-SL4I7YBJ.js";
import"./chunk-BQXZSXIB.js";import"./chunk-EVYEDGFB.js";import"./chunk-KR2UOXRZ.js";import"./chunk-RQ65AKKA.js";
import"./chunk-BFECMUDM.js";import"./chunk-XTB7E6VP.js";import"./chunk-22KIXDSW.js";import"./chunk-VALY7AK2.js";
import"./chunk-C7RUIOSI.js";import"./chunk-DHKSCNTC.js";import"./chunk-H2EAPMP6.js";import"./chunk-FSLDY37Y.js";
import"./chunk-6OR55GWV.js";import"./chunk-N25YEF3M.js";import"./chunk-WQTUTYOP.js";import"./chunk-YM5JA4HV.js";
import"./chunk-SEKMWWB2.js";import"./chunk-25TWLJ3N.js";import"./chunk-2W7IQXEL.js";import"./chunk-QJOP3WDW.js";
import"./chunk-U2ZF3MRO.js";import"./chunk-UHXQRZLL.js";import"./chunk-UHV5YHXG.js";import"./chunk-I3PJIEBU.js";
import"./chunk-GRXIEDIQ.js";import"./chunk-AQQV4D3V.js";import"./chunk-ZZE62GUO.js";import"./chunk-ZDEMQHSS.js";
import"./chunk-DZDJZLNK.js";import"./chunk-PRJXITJ5.js";import"./chunk-QSM46VHS.js";import"./chunk-UAF72VOO.js";
import"./chunk-ZGTGJUTC.js";import"./chunk-GFZRGEUD.js";import"./chunk-D5BRSJCR.js";import"./chunk-JQWK2UK7.js";
import"./chunk-5OVYX55E.js";import"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";import"./chunk-5CYI4BPF.js";
import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";import"./chunk-K6OMWCVZ.js";import{exitCodeLine,
wrapLine}from"./chunk-4KDG6NHC.js";import"./chunk-35HP6UP2.js";import"./chunk-XPTDL37I.js";import"./chunk-7IBWU4LP.js";
import"./chunk-H4ZU53CY.js";import"./chunk-W32B5RYS.js";import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";async function printComparison(request,{context,withResultFiles,output}){let result=await compare(await withResultFiles(),
request);if(request.verdict)return await output.printText(addedText(result.added,"verdict.json")??""),result.exitCode;let{
comparison,comparisonFile,reportFile,traceFile,exitCode,shownKernels:topKernels}=result,{isJson,isQuiet}=output,layout=output.
screen.out(),files=!isJson&&!isQuiet?[comparisonFile,traceFile]:[comparisonFile,reportFile,traceFile];for(let file of files)
file!==null&&context.log.info(file);if(isJson)await output.printJson(comparison);else if(isQuiet)await output.print(verdictLines(
comparison,layout).join(`
`));else{let report=reportFile===null?[]:wrapLine(`Report: ${reportFile}`,layout);await output.print([comparisonText(comparison,
{topKernels,layout}),...report,exitCodeLine(exitCode)].join(`
`))}return exitCode}export{printComparison};
