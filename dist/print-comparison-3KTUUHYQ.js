import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare,endLines}from"./chunk-CZE6QBZ7.js";import"./chunk-2XUBGWWA.js";import"./chunk-VTSZZ7GF.js";
import"./chunk-NXWIZVT4.js";import{renderEverything,renderScreen,verdictLines}from"./chunk-CUGTTX3J.js";import"./chunk-B2LZLDFZ.js";
import"./chunk-5YPMZ245.js";import"./chunk-6VLYRX4P.js";import"./chunk-JQLBXR5T.js";import"./chunk-XY56WRCG.js";
import"./chunk-KO2YBV2G.js";import"./chunk-FK5PFTCQ.js";import"./chunk-WFBDHIPL.js";import"./chunk-APW3GFRW.js";
import"./chunk-OBJ5U7MQ.js";import"./chunk-4GQMEPU4.js";import"./chunk-TMSNN5D7.js";import"./chunk-WNSNHT5Y.js";
import"./chunk-27UOGQDQ.js";import{findAddedText,formatFolder}from"./chunk-N5CFPP2E.js";import"./chunk-CFWPLRUN.js";
import"./chunk-43BQW4PC.js";import"./chunk-A2TGLBHE.js";import"./chunk-NG2TZR5C.js";import"./chunk-OOLVLWZP.js";
import"./chunk-WX5VRN47.js";import"./chunk-AQQV4D3V.js";import"./chunk-PVAWQLH7.js";import"./chunk-KHWSZT7H.js";
import"./chunk-ZPNCYFGC.js";import"./chunk-3VXAGAQL.js";import"./chunk-ILPXF66B.js";import"./chunk-UAZ6EODX.js";
import"./chunk-PY33EE2G.js";import"./chunk-PPI5QADB.js";import"./chunk-7JD2YBGS.js";import"./chunk-6KO54AH4.js";
import"./chunk-BTMNXSV6.js";import"./chunk-35HP6UP2.js";import"./chunk-ZYMCHVPE.js";import"./chunk-DVA2FSEP.js";
import"./chunk-S5YMTAFF.js";import"./chunk-U2ZF3MRO.js";import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";
import"./chunk-SVS2CUJD.js";import"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";import{resolve}from"node:path";async function printComparison(request,{context,withResultFiles,output}){let result=await compare(await withResultFiles(),
request);if(request.verdict)return await output.printText(findAddedText(result.added,"verdict.json")??""),result.exitCode;
let{comparison,comparisonFile,reportFile,traceFile,exitCode,shownKernels}=result,{isJson,isQuiet}=output,layout=output.screen.
out(),isForPeople=!isJson&&!isQuiet,{log}=context;for(let file of[comparisonFile,reportFile,traceFile])file!==null&&(isForPeople?
log.detail:log.info)(file);if(isJson)await output.printJson(comparison);else if(isQuiet)await output.print(verdictLines(
comparison,layout).join(`
`));else{let compared={profile:null,comparison,cost:null,shownKernels};await output.sayFolded(()=>renderEverything(compared,
layout));let folder=request.out===null?null:formatFolder(context.cwd,resolve(context.cwd,request.out));await output.print(
[renderScreen(compared,layout),...endLines({folder,comparison,exitCode},layout)].join(`
`))}return exitCode}export{printComparison};
