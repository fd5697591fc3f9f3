import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{comparisonText,mostRanges,profileText,verdictLines}from"./chunk-TFLRMMEJ.js";import{commandRequest,run}from"./chunk-6USZYRQ6.js";
import"./chunk-DV4QREFG.js";import"./chunk-Q6VKZQ4P.js";import"./chunk-KX666FSN.js";import{addedText}from"./chunk-BIKYHMUY.js";
import"./chunk-OLMQACP5.js";import"./chunk-JUNIW6R7.js";import"./chunk-6ODIZRSP.js";import"./chunk-VJBICJKG.js";
import"./chunk-Y7R4QXUF.js";import"./chunk-3IPLKNHB.js";import"./chunk-OJEW3XOH.js";import"./chunk-YERHACHW.js";
import"./chunk-3GSFCRAN.js";import"./chunk-2YRL3BPG.js";import"./chunk-E7TTHBEU.js";import"./chunk-MZWBPWDU.js";
import{sayDiskUse}from"./chunk-IFVMUZVF.js";import"./chunk-H6YIRUC2.js";import"./chunk-FL6QKFKM.js";import"./chunk-FXGE7GGE.js";
import"./chunk-BO5EFCGY.js";import"./chunk-VS7LTJIS.js";import"./chunk-EXHC56ZD.js";import"./chunk-IXSNJZQR.js";
import"./chunk-BWICH2SS.js";import"./chunk-WNWZCOXO.js";import"./chunk-K6ZYRZDN.js";import"./chunk-I6TSV44M.js";
import"./chunk-TWTYFQTM.js";import"./chunk-M3WZKWMQ.js";import"./chunk-M36WGIRC.js";import"./chunk-3GHMEIAV.js";
import"./chunk-K56BLGX3.js";import"./chunk-CIEXIDK3.js";import"./chunk-H4IWKDLN.js";import"./chunk-SVCDKV3Z.js";
import"./chunk-JVZQ5DLW.js";import"./chunk-72ZIQ5GS.js";import"./chunk-LBNHEM27.js";import"./chunk-7T4VFMLJ.js";
import"./chunk-QEZDYAE5.js";import"./chunk-5RZBETLP.js";import"./chunk-FTUAQ7W5.js";import"./chunk-3VL35WS2.js";
import"./chunk-5R7XXEF7.js";import"./chunk-CP2HYSSQ.js";import"./chunk-7T2TOHX7.js";import"./chunk-IOEKEOJN.js";
import"./chunk-PCGLUHAL.js";import"./chunk-35JWNKLO.js";import"./chunk-SM6JUBNF.js";import"./chunk-F4L6ZSMB.js";
import"./chunk-RMJGBQD2.js";import"./chunk-IAGJU26O.js";import"./chunk-XKYY53O6.js";import"./chunk-4MELFLVH.js";
import"./chunk-75FNQC3L.js";import"./chunk-VMCK4KLJ.js";import"./chunk-A2TGLBHE.js";import"./chunk-QTFIC5W2.js";
import"./chunk-63IWBBLS.js";import"./chunk-3UCWV76N.js";import"./chunk-2VJVAXID.js";import"./chunk-LLTMRC5H.js";
import"./chunk-FFSRJJ7V.js";import"./chunk-LF3QRERU.js";import"./chunk-BQXZSXIB.js";import"./chunk-EVYEDGFB.js";
import"./chunk-AZEZG45Y.js";import"./chunk-KR2UOXRZ.js";import"./chunk-665DDRMD.js";import"./chunk-CKK7H3PK.js";
import"./chunk-BFECMUDM.js";import"./chunk-XTB7E6VP.js";import"./chunk-22KIXDSW.js";import"./chunk-TAUPKAIQ.js";
import"./chunk-VALY7AK2.js";import"./chunk-J6MLPHD4.js";import"./chunk-4P7CRZQU.js";import"./chunk-QR3G3SQC.js";
import"./chunk-2YDMOASH.js";import"./chunk-FSLDY37Y.js";import"./chunk-6OR55GWV.js";import"./chunk-N25YEF3M.js";
import"./chunk-WQTUTYOP.js";import"./chunk-YM5JA4HV.js";import"./chunk-25TWLJ3N.js";import"./chunk-2W7IQXEL.js";
import"./chunk-QJOP3WDW.js";import"./chunk-U2ZF3MRO.js";import"./chunk-UHXQRZLL.js";import"./chunk-UHV5YHXG.js";
import"./chunk-HMU4VNC2.js";import"./chunk-GRXIEDIQ.js";import"./chunk-AQQV4D3V.js";import"./chunk-ZZE62GUO.js";
import"./chunk-DSP54VPS.js";import"./chunk-DZDJZLNK.js";import"./chunk-3GFUHXOM.js";import"./chunk-QSM46VHS.js";
import"./chunk-UAF72VOO.js";import"./chunk-ZGTGJUTC.js";import"./chunk-GFZRGEUD.js";import"./chunk-D5BRSJCR.js";
import"./chunk-JQWK2UK7.js";import"./chunk-5OVYX55E.js";import"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";
import"./chunk-5YWELXOV.js";import"./chunk-QIQJK4Y5.js";import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";
import"./chunk-ZSEROCVA.js";import{UserError,describeError,exitCodeLine,wrapLine}from"./chunk-4KDG6NHC.js";import"./chunk-35HP6UP2.js";
import"./chunk-XPTDL37I.js";import"./chunk-7IBWU4LP.js";import"./chunk-H4ZU53CY.js";import"./chunk-W32B5RYS.js";
import"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";import{dirname}from"node:path";async function printRun(asked,{withFeatures,output}){let context=await withFeatures(),{screen,isJson,isQuiet,say,aside}=output,
request=await commandRequest(context,asked.settings);if(asked.verdict){requireBaseOrBudget(request);let{added,exitCode:exitCode2}=await run(
context,request);return await output.printText(addedText(added,"verdict.json")??""),exitCode2}let result=await run(context,
request),{profile,comparison,cost,failure,profileFile,reportFile,shownKernels:topKernels,exitCode}=result,layout=output.
layout(),real=profile.ranges.some(({kernels})=>kernels.length>0)?"The capture is real.":"The ranges were captured, but t\
hey contain no kernels.",measured=wrapLine(`${failure===null?real:"What was measured:"} ${profileFile}`,layout);return await sayDiskUse(
context,dirname(result.directory)),isQuiet?await say([...comparison===null?[]:verdictLines(comparison,layout),...measured].
join(`
`)):(aside(""),await say(`${profileText(profile,{maxRanges:mostRanges,topKernels,layout,cost:comparison===null?cost:null})}\

`),await say(measured.join(`
`)),comparison!==null&&await say(`
${comparisonText(comparison,{topKernels,layout,cost})}`)),failure!==null&&aside(`
${describeError(failure,screen.err())}`),isQuiet||await say([...wrapLine(`Report: ${reportFile}`,layout),exitCodeLine(exitCode)].
join(`
`)),isJson&&await output.printJson(profile),exitCode}function requireBaseOrBudget({loaded}){let{base,budgets}=loaded.config.
compare;if(!(base!==null||budgets.length>0))throw new UserError({id:"usage",what:"--verdict needs something to compare w\
ith.",where:"command line",help:"Add --base REF, or a budget."})}export{printRun};
