import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-DKEEFMSZ.js";import"./chunk-FGMDE2TD.js";import{comparisonText,verdictLines}from"./chunk-JUA3MB7H.js";
import"./chunk-3AJWGESG.js";import"./chunk-2W7IQXEL.js";import"./chunk-U4UECCSD.js";import"./chunk-ELQMGLTQ.js";
import"./chunk-VALY7AK2.js";import"./chunk-XUS4HBEV.js";import"./chunk-UUPEVEOA.js";import"./chunk-ATQOLLMA.js";
import"./chunk-XQ2IFSJ3.js";import"./chunk-MAVISXFD.js";import"./chunk-JAXH3OUS.js";import"./chunk-DKVPXHXD.js";
import"./chunk-QMXSBUPN.js";import"./chunk-NLNVXGZV.js";import{printResult}from"./chunk-EOHDZS4G.js";import"./chunk-D2ZHA4X4.js";
import"./chunk-BFRNJH43.js";import"./chunk-4UT5UUEK.js";import"./chunk-4ZHJY42V.js";import"./chunk-P2XCCFXP.js";
import"./chunk-IOS3V7FK.js";import"./chunk-4BTMKO43.js";import"./chunk-Y5RH4NMR.js";import"./chunk-5D4Z67PI.js";
import"./chunk-XLZ6DOMG.js";import{plainJsonParts,shownLines}from"./chunk-XZ34GZY7.js";import"./chunk-GBWPPC6J.js";async function compareCommand(context,invocation,screen){let result=await compare(context,invocation),{comparison,comparisonFile,
reportFile,traceFile,exitCode,shownKernels:topKernels}=result,layout=screen.out(),text=screen.level==="quiet"?verdictLines(
comparison,layout).join(`
`):comparisonText(comparison,{topKernels,layout});await printResult(invocation.json?plainJsonParts(comparison):`${shownLines(
text,layout)}
`);for(let file of[comparisonFile,reportFile,traceFile])file!==null&&context.log.info(file);return exitCode}export{compareCommand};
