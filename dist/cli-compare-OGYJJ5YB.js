import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-CMBGVUTP.js";import"./chunk-FGMDE2TD.js";import"./chunk-PO56EBNC.js";import"./chunk-44LJ24GK.js";
import"./chunk-XDBXWYK6.js";import"./chunk-2W7IQXEL.js";import{comparisonText,verdictLines}from"./chunk-IB7AEVAB.js";
import"./chunk-APL2CUSQ.js";import"./chunk-VALY7AK2.js";import"./chunk-CXZT32AR.js";import"./chunk-BCVP7EUY.js";
import"./chunk-4UKQSLAT.js";import"./chunk-KYYYGQ4E.js";import"./chunk-HXVDJE3O.js";import"./chunk-EKTBPGMV.js";
import"./chunk-DKVPXHXD.js";import"./chunk-7SYVIFEH.js";import"./chunk-4BAHMLSM.js";import{printResult}from"./chunk-EOHDZS4G.js";
import"./chunk-RFY6XJSE.js";import"./chunk-BFRNJH43.js";import"./chunk-4UT5UUEK.js";import"./chunk-X5YYVYTT.js";
import"./chunk-4ZHJY42V.js";import"./chunk-HJLD2WXL.js";import"./chunk-KHIPJGY3.js";import"./chunk-Y5RH4NMR.js";
import"./chunk-5D4Z67PI.js";import"./chunk-XLZ6DOMG.js";import{plainJsonParts,shownLines}from"./chunk-XZ34GZY7.js";
import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation,screen){let result=await compare(context,invocation),{comparison,comparisonFile,
reportFile,traceFile,exitCode,shownKernels:topKernels}=result,layout=screen.out(),text=screen.level==="quiet"?verdictLines(
comparison,layout).join(`
`):comparisonText(comparison,{topKernels,layout});await printResult(invocation.json?plainJsonParts(comparison):`${shownLines(
text,layout)}
`);for(let file of[comparisonFile,reportFile,traceFile])file!==null&&context.log.info(file);return exitCode}export{compareCommand};
