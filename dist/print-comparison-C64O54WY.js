import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-VUAAU4RX.js";import"./chunk-3RNVTSGV.js";import"./chunk-74DF3BEM.js";import"./chunk-VVXIYACL.js";
import"./chunk-WSCUBH6A.js";import"./chunk-2Y25SDSM.js";import"./chunk-4C7OKC2X.js";import"./chunk-3OZGJI3P.js";
import{comparisonText,verdictLines}from"./chunk-7IC22OJO.js";import"./chunk-KOOM4L4E.js";import{addedText}from"./chunk-RMY5MJKV.js";
import"./chunk-JUNIW6R7.js";import"./chunk-N4VA342K.js";import"./chunk-3IPLKNHB.js";import"./chunk-Z6AEDDLV.js";
import"./chunk-24A4PNNZ.js";import"./chunk-OSPQ3PQL.js";import"./chunk-V7757Z4T.js";import"./chunk-KEUW5PY4.js";
import"./chunk-ROSMLWZB.js";import"./chunk-QDARVDRB.js";import"./chunk-2ZKRCBPE.js";import"./chunk-VALY7AK2.js";
import"./chunk-WQTUTYOP.js";import"./chunk-XSTFN5L7.js";import"./chunk-JVWSUADK.js";import"./chunk-XSOELAZB.js";
import"./chunk-O3Q4A62J.js";import"./chunk-FIGG5FDP.js";import"./chunk-VF7ZCXP2.js";import"./chunk-QTFIC5W2.js";
import"./chunk-O7OYFUBQ.js";import"./chunk-A2TGLBHE.js";import"./chunk-YM5JA4HV.js";import"./chunk-25TWLJ3N.js";
import"./chunk-2W7IQXEL.js";import"./chunk-C7RUIOSI.js";import"./chunk-IG4XIXGV.js";import"./chunk-PI6DL2IX.js";
import"./chunk-DB7Z5D5G.js";import"./chunk-KOLGLZ76.js";import"./chunk-AQQV4D3V.js";import"./chunk-P7EYOAZ4.js";
import"./chunk-T2VURG6D.js";import"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";import"./chunk-2VIPU5VX.js";
import"./chunk-CNAKU7OE.js";import"./chunk-TQDVVPNE.js";import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";
import"./chunk-35HP6UP2.js";import"./chunk-UWABTZDV.js";import"./chunk-YTVQXYLK.js";import"./chunk-D5BRSJCR.js";
import"./chunk-U2ZF3MRO.js";import"./chunk-7IBWU4LP.js";import{exitCodeLine,wrapLine}from"./chunk-4KDG6NHC.js";
import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";async function printComparison(request,{context,withResultFiles,output}){let result=await compare(await withResultFiles(),
request);if(request.verdict)return await output.printText(addedText(result.added,"verdict.json")??""),result.exitCode;let{
comparison,comparisonFile,reportFile,traceFile,exitCode,shownKernels:topKernels}=result,{isJson,isQuiet}=output,layout=output.
screen.out(),files=!isJson&&!isQuiet?[comparisonFile,traceFile]:[comparisonFile,reportFile,traceFile];for(let file of files)
file!==null&&context.log.info(file);if(isJson)await output.printJson(comparison);else if(isQuiet)await output.print(verdictLines(
comparison,layout).join(`
`));else{let report=reportFile===null?[]:wrapLine(`Report: ${reportFile}`,layout);await output.print([comparisonText(comparison,
{topKernels,layout}),...report,exitCodeLine(exitCode)].join(`
`))}return exitCode}export{printComparison};
