import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-GAKWNKGU.js";import"./chunk-FGMDE2TD.js";import"./chunk-EOP46MUT.js";import"./chunk-647PR2IF.js";
import"./chunk-XDBXWYK6.js";import"./chunk-2W7IQXEL.js";import{comparisonText,verdictLines}from"./chunk-YRM7EMF6.js";
import"./chunk-KTBC6XGO.js";import"./chunk-VALY7AK2.js";import"./chunk-NPT4W6N4.js";import"./chunk-QA4RCNOR.js";
import"./chunk-IJNBBOO3.js";import"./chunk-ZG7MH6WX.js";import"./chunk-HXVDJE3O.js";import"./chunk-EKTBPGMV.js";
import"./chunk-DKVPXHXD.js";import"./chunk-HNEQIXP4.js";import"./chunk-CHBXY5VL.js";import{printResult}from"./chunk-EOHDZS4G.js";
import"./chunk-JJKZNKQD.js";import"./chunk-BFRNJH43.js";import"./chunk-4UT5UUEK.js";import"./chunk-X5YYVYTT.js";
import"./chunk-3X2LGN7N.js";import"./chunk-CI6KKQT3.js";import"./chunk-FCASKYAL.js";import"./chunk-U2ZF3MRO.js";
import"./chunk-SQUX76Y5.js";import"./chunk-7IBWU4LP.js";import{plainJsonParts,shownLines}from"./chunk-XZ34GZY7.js";
import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation,screen){let result=await compare(context,invocation),{comparison,comparisonFile,
reportFile,traceFile,exitCode,shownKernels:topKernels}=result,layout=screen.out(),text=screen.level==="quiet"?verdictLines(
comparison,layout).join(`
`):comparisonText(comparison,{topKernels,layout});await printResult(invocation.json?plainJsonParts(comparison):`${shownLines(
text,layout)}
`);for(let file of[comparisonFile,reportFile,traceFile])file!==null&&context.log.info(file);return exitCode}export{compareCommand};
