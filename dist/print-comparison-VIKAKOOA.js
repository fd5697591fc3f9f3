import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-MTSTT76Z.js";import"./chunk-3RNVTSGV.js";import"./chunk-K5RZ7UHI.js";import"./chunk-JULACEEE.js";
import{comparisonText,verdictLines}from"./chunk-TFLRMMEJ.js";import"./chunk-KX666FSN.js";import{addedText}from"./chunk-BIKYHMUY.js";
import"./chunk-JUNIW6R7.js";import"./chunk-6ODIZRSP.js";import"./chunk-3IPLKNHB.js";import"./chunk-2YRL3BPG.js";
import"./chunk-EXHC56ZD.js";import"./chunk-BWICH2SS.js";import"./chunk-I6TSV44M.js";import"./chunk-TWTYFQTM.js";
import"./chunk-M3WZKWMQ.js";import"./chunk-M36WGIRC.js";import"./chunk-3GHMEIAV.js";import"./chunk-K56BLGX3.js";
import"./chunk-CIEXIDK3.js";import"./chunk-EKN4J5AB.js";import"./chunk-SM6JUBNF.js";import"./chunk-F4L6ZSMB.js";
import"./chunk-75FNQC3L.js";import"./chunk-VMCK4KLJ.js";import"./chunk-A2TGLBHE.js";import"./chunk-QTFIC5W2.js";
import"./chunk-63IWBBLS.js";import"./chunk-3UCWV76N.js";import"./chunk-2VJVAXID.js";import"./chunk-LLTMRC5H.js";
import"./chunk-BQXZSXIB.js";import"./chunk-EVYEDGFB.js";import"./chunk-KR2UOXRZ.js";import"./chunk-665DDRMD.js";
import"./chunk-BFECMUDM.js";import"./chunk-XTB7E6VP.js";import"./chunk-22KIXDSW.js";import"./chunk-VALY7AK2.js";
import"./chunk-J6MLPHD4.js";import"./chunk-QR3G3SQC.js";import"./chunk-2YDMOASH.js";import"./chunk-FSLDY37Y.js";
import"./chunk-6OR55GWV.js";import"./chunk-N25YEF3M.js";import"./chunk-WQTUTYOP.js";import"./chunk-YM5JA4HV.js";
import"./chunk-SEKMWWB2.js";import"./chunk-25TWLJ3N.js";import"./chunk-2W7IQXEL.js";import"./chunk-QJOP3WDW.js";
import"./chunk-U2ZF3MRO.js";import"./chunk-UHXQRZLL.js";import"./chunk-UHV5YHXG.js";import"./chunk-HMU4VNC2.js";
import"./chunk-GRXIEDIQ.js";import"./chunk-AQQV4D3V.js";import"./chunk-ZZE62GUO.js";import"./chunk-DSP54VPS.js";
import"./chunk-DZDJZLNK.js";import"./chunk-3GFUHXOM.js";import"./chunk-QSM46VHS.js";import"./chunk-UAF72VOO.js";
import"./chunk-ZGTGJUTC.js";import"./chunk-GFZRGEUD.js";import"./chunk-D5BRSJCR.js";import"./chunk-JQWK2UK7.js";
import"./chunk-5OVYX55E.js";import"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";import"./chunk-5YWELXOV.js";
import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";import"./chunk-ZSEROCVA.js";import{exitCodeLine,
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
