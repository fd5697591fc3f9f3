import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare,endLines}from"./chunk-T5XPEBP4.js";import"./chunk-ARYAEDD5.js";import"./chunk-5UQPNDSM.js";
import"./chunk-56TICWRX.js";import{fullText,screenText,verdictLines}from"./chunk-6OZGEIVK.js";import"./chunk-3KM7EBXO.js";
import"./chunk-LBRHNB5A.js";import"./chunk-TVDRJHDX.js";import"./chunk-FWVOO6ZY.js";import"./chunk-G2NWS36Y.js";
import"./chunk-TYPQV5KW.js";import"./chunk-G4YCGEMI.js";import"./chunk-4UU4WIYS.js";import"./chunk-6U7NPZV4.js";
import"./chunk-QI23WM7I.js";import"./chunk-VALY7AK2.js";import"./chunk-RIOKIGQ4.js";import"./chunk-BBD3YEN2.js";
import"./chunk-EUUZBBLL.js";import{findAddedText,formatFolder}from"./chunk-IMNNJUCC.js";import"./chunk-O6F4BMR4.js";
import"./chunk-K6G3OL3X.js";import"./chunk-A2TGLBHE.js";import"./chunk-VYJZ65L7.js";import"./chunk-OOLVLWZP.js";
import"./chunk-KBKGINFR.js";import"./chunk-AQQV4D3V.js";import"./chunk-G3JP5KJJ.js";import"./chunk-ZPNCYFGC.js";
import"./chunk-S2KE33US.js";import"./chunk-FNIJ2S5E.js";import"./chunk-NGQWIWV5.js";import"./chunk-BIVKME6W.js";
import"./chunk-MWB5G765.js";import"./chunk-YOQXIA2R.js";import"./chunk-LMHALEWT.js";import"./chunk-BFRNJH43.js";
import"./chunk-35HP6UP2.js";import"./chunk-B6WHUV6I.js";import"./chunk-DVA2FSEP.js";import"./chunk-V3YSISYF.js";
import"./chunk-U2ZF3MRO.js";import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";import"./chunk-PTI7NVRR.js";
import"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";import{resolve}from"node:path";async function printComparison(request,{context,withResultFiles,output}){let result=await compare(await withResultFiles(),
request);if(request.verdict)return await output.printText(findAddedText(result.added,"verdict.json")??""),result.exitCode;
let{comparison,comparisonFile,reportFile,traceFile,exitCode,shownKernels}=result,{isJson,isQuiet}=output,layout=output.screen.
out(),isForPeople=!isJson&&!isQuiet,{log}=context;for(let file of[comparisonFile,reportFile,traceFile])file!==null&&(isForPeople?
log.detail:log.info)(file);if(isJson)await output.printJson(comparison);else if(isQuiet)await output.print(verdictLines(
comparison,layout).join(`
`));else{let compared={profile:null,comparison,cost:null,shownKernels};await output.sayFolded(()=>fullText(compared,layout));
let folder=request.out===null?null:formatFolder(context.cwd,resolve(context.cwd,request.out));await output.print([screenText(
compared,layout),...endLines({folder,comparison,exitCode},layout)].join(`
`))}return exitCode}export{printComparison};
