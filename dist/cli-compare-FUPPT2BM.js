import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-L6QOJPLZ.js";import"./chunk-FGMDE2TD.js";import"./chunk-6AON6BIH.js";import"./chunk-NJOCNBDI.js";
import"./chunk-N37PAHNG.js";import"./chunk-2W7IQXEL.js";import{comparisonText,verdictLines}from"./chunk-2STKPWZ4.js";
import"./chunk-XO7STMWN.js";import"./chunk-VALY7AK2.js";import"./chunk-OQBNPVGT.js";import"./chunk-4BIVG4YI.js";
import"./chunk-3K5YHVNG.js";import"./chunk-KYYYGQ4E.js";import"./chunk-MAVISXFD.js";import"./chunk-HII2UYUJ.js";
import"./chunk-DKVPXHXD.js";import"./chunk-7SYVIFEH.js";import"./chunk-C7Q3VGYO.js";import{printResult}from"./chunk-EOHDZS4G.js";
import"./chunk-4UTS55WV.js";import"./chunk-BFRNJH43.js";import"./chunk-4UT5UUEK.js";import"./chunk-4ZHJY42V.js";
import"./chunk-HJLD2WXL.js";import"./chunk-JVKI4MT2.js";import"./chunk-Y5RH4NMR.js";import"./chunk-5D4Z67PI.js";
import"./chunk-XLZ6DOMG.js";import{plainJsonParts,shownLines}from"./chunk-XZ34GZY7.js";import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation,screen){let result=await compare(context,invocation),{comparison,comparisonFile,
reportFile,traceFile,exitCode,shownKernels:topKernels}=result,layout=screen.out(),text=screen.level==="quiet"?verdictLines(
comparison,layout).join(`
`):comparisonText(comparison,{topKernels,layout});await printResult(invocation.json?plainJsonParts(comparison):`${shownLines(
text,layout)}
`);for(let file of[comparisonFile,reportFile,traceFile])file!==null&&context.log.info(file);return exitCode}export{compareCommand};
