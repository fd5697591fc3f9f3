import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare,endLines}from"./chunk-ITHECC4X.js";import"./chunk-2XUBGWWA.js";import"./chunk-VTSZZ7GF.js";
import"./chunk-4DFXTUCD.js";import{renderEverything,renderScreen,verdictLines}from"./chunk-YJXNYPA2.js";import"./chunk-4O7UFER7.js";
import"./chunk-IZA7JLMJ.js";import"./chunk-6VLYRX4P.js";import"./chunk-4DW3XATG.js";import"./chunk-BOGWFDLF.js";
import"./chunk-2PF5NVJW.js";import"./chunk-I4IBDJ5U.js";import"./chunk-WFBDHIPL.js";import"./chunk-3ZFT2PQ7.js";
import"./chunk-P7CHHBLB.js";import"./chunk-4GQMEPU4.js";import"./chunk-II3OW5QQ.js";import"./chunk-CEQPKQ7K.js";
import"./chunk-KCI2VTQP.js";import{findAddedText,formatFolder}from"./chunk-N5CFPP2E.js";import"./chunk-QL24L634.js";
import"./chunk-PAZKL7NQ.js";import"./chunk-A2TGLBHE.js";import"./chunk-NG2TZR5C.js";import"./chunk-OOLVLWZP.js";
import"./chunk-VRMVPKX5.js";import"./chunk-AQQV4D3V.js";import"./chunk-PVAWQLH7.js";import"./chunk-ZPNCYFGC.js";
import"./chunk-3VXAGAQL.js";import"./chunk-FNIJ2S5E.js";import"./chunk-UAZ6EODX.js";import"./chunk-PY33EE2G.js";
import"./chunk-AZU5IJIC.js";import"./chunk-7JD2YBGS.js";import"./chunk-6KO54AH4.js";import"./chunk-BTMNXSV6.js";
import"./chunk-35HP6UP2.js";import"./chunk-B6WHUV6I.js";import"./chunk-DVA2FSEP.js";import"./chunk-S5YMTAFF.js";
import"./chunk-U2ZF3MRO.js";import"./chunk-G75GGGIL.js";import"./chunk-7IBWU4LP.js";import"./chunk-SVS2CUJD.js";
import"./chunk-KWNHFX66.js";import"./chunk-GBWPPC6J.js";import{resolve}from"node:path";async function printComparison(request,{context,withResultFiles,output}){let result=await compare(await withResultFiles(),
request);if(request.verdict)return await output.printText(findAddedText(result.added,"verdict.json")??""),result.exitCode;
let{comparison,comparisonFile,reportFile,traceFile,exitCode,shownKernels}=result,{isJson,isQuiet}=output,layout=output.screen.
out(),isForPeople=!isJson&&!isQuiet,{log}=context;for(let file of[comparisonFile,reportFile,traceFile])file!==null&&(isForPeople?
log.detail:log.info)(file);if(isJson)await output.printJson(comparison);else if(isQuiet)await output.print(verdictLines(
comparison,layout).join(`
`));else{let compared={profile:null,comparison,cost:null,shownKernels};await output.sayFolded(()=>renderEverything(compared,
layout));let folder=request.out===null?null:formatFolder(context.cwd,resolve(context.cwd,request.out));await output.print(
[renderScreen(compared,layout),...endLines({folder,comparison,exitCode},layout)].join(`
`))}return exitCode}export{printComparison};
