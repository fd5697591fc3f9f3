import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-EO5NZCFJ.js";import"./chunk-FGMDE2TD.js";import"./chunk-DV7OBGRB.js";import"./chunk-6TQWHHBY.js";
import"./chunk-XDBXWYK6.js";import"./chunk-2W7IQXEL.js";import{comparisonText,verdictLines}from"./chunk-GTZYQG2P.js";
import"./chunk-APL2CUSQ.js";import"./chunk-VALY7AK2.js";import"./chunk-UHMZGLEG.js";import"./chunk-N6R5225E.js";
import"./chunk-4UKQSLAT.js";import"./chunk-KYYYGQ4E.js";import"./chunk-HXVDJE3O.js";import"./chunk-EKTBPGMV.js";
import"./chunk-DKVPXHXD.js";import"./chunk-MKSZX2KG.js";import"./chunk-CHBXY5VL.js";import{printResult}from"./chunk-EOHDZS4G.js";
import"./chunk-TWVKIP53.js";import"./chunk-BFRNJH43.js";import"./chunk-4UT5UUEK.js";import"./chunk-X5YYVYTT.js";
import"./chunk-3X2LGN7N.js";import"./chunk-HJLD2WXL.js";import"./chunk-MUUDFG4W.js";import"./chunk-U2ZF3MRO.js";
import"./chunk-5D4Z67PI.js";import"./chunk-7IBWU4LP.js";import{plainJsonParts,shownLines}from"./chunk-XZ34GZY7.js";
import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation,screen){let result=await compare(context,invocation),{comparison,comparisonFile,
reportFile,traceFile,exitCode,shownKernels:topKernels}=result,layout=screen.out(),text=screen.level==="quiet"?verdictLines(
comparison,layout).join(`
`):comparisonText(comparison,{topKernels,layout});await printResult(invocation.json?plainJsonParts(comparison):`${shownLines(
text,layout)}
`);for(let file of[comparisonFile,reportFile,traceFile])file!==null&&context.log.info(file);return exitCode}export{compareCommand};
