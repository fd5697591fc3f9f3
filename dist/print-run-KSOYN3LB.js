import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{comparisonText,mostRanges,profileText,verdictLines}from"./chunk-SQQFGB2B.js";import{commandRequest,run}from"./chunk-NENKKAU3.js";
import"./chunk-DV4QREFG.js";import"./chunk-Y3TPCKHG.js";import"./chunk-KX666FSN.js";import{addedText}from"./chunk-BIKYHMUY.js";
import"./chunk-JRNKBDII.js";import"./chunk-JUNIW6R7.js";import"./chunk-FX222ECU.js";import"./chunk-J3P5S6A6.js";
import"./chunk-Y7R4QXUF.js";import"./chunk-3IPLKNHB.js";import"./chunk-TMD5DTGI.js";import"./chunk-THRDSY2X.js";
import"./chunk-3GSFCRAN.js";import"./chunk-DGKEXC2U.js";import"./chunk-WWVEZYFV.js";import"./chunk-W5U4AGUF.js";
import{sayDiskUse}from"./chunk-GDIVAP27.js";import"./chunk-ZFNV5FB4.js";import"./chunk-FL6QKFKM.js";import"./chunk-KXVNW3XK.js";
import"./chunk-6X2C5FCC.js";import"./chunk-GKQR5PC4.js";import"./chunk-MALXM3W2.js";import"./chunk-3TA32IRT.js";
import"./chunk-OYPB6HQY.js";import"./chunk-ZBTMP7WP.js";import"./chunk-BI4YU65I.js";import"./chunk-CYFPQEIY.js";
import"./chunk-CNWXVMYB.js";import"./chunk-M3WZKWMQ.js";import"./chunk-M36WGIRC.js";import"./chunk-QNJQHO6J.js";
import"./chunk-7RIKUGPE.js";import"./chunk-CIEXIDK3.js";import"./chunk-H4IWKDLN.js";import"./chunk-3IHMOKDV.js";
import"./chunk-AQNZIL3C.js";import"./chunk-72ZIQ5GS.js";import"./chunk-LBNHEM27.js";import"./chunk-7T4VFMLJ.js";
import"./chunk-QEZDYAE5.js";import"./chunk-5RZBETLP.js";import"./chunk-FUPWMG3E.js";import"./chunk-OX3A4U4L.js";
import"./chunk-5R7XXEF7.js";import"./chunk-XJWEE3PF.js";import"./chunk-MGKK7GTE.js";import"./chunk-HKCNM2Q7.js";
import"./chunk-PCGLUHAL.js";import"./chunk-35JWNKLO.js";import"./chunk-SM6JUBNF.js";import"./chunk-F4L6ZSMB.js";
import"./chunk-TEF6NUCH.js";import"./chunk-4576GU2S.js";import"./chunk-XKYY53O6.js";import"./chunk-4MELFLVH.js";
import"./chunk-75FNQC3L.js";import"./chunk-VMCK4KLJ.js";import"./chunk-A2TGLBHE.js";import"./chunk-QTFIC5W2.js";
import"./chunk-63IWBBLS.js";import"./chunk-HBGB2I5H.js";import"./chunk-2VJVAXID.js";import"./chunk-SL4I7YBJ.js";
import"./chunk-FFSRJJ7V.js";import"./chunk-LF3QRERU.js";import"./chunk-BQXZSXIB.js";import"./chunk-EVYEDGFB.js";
import"./chunk-TVMH5Q7A.js";import"./chunk-KR2UOXRZ.js";import"./chunk-RQ65AKKA.js";import"./chunk-BNFK57VM.js";
import"./chunk-BFECMUDM.js";import"./chunk-XTB7E6VP.js";import"./chunk-22KIXDSW.js";import"./chunk-TAUPKAIQ.js";
import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";import"./chunk-4P7CRZQU.js";import"./chunk-DHKSCNTC.js";
import"./chunk-H2EAPMP6.js";import"./chunk-FSLDY37Y.js";import"./chunk-6OR55GWV.js";import"./chunk-N25YEF3M.js";
import"./chunk-WQTUTYOP.js";import"./chunk-YM5JA4HV.js";import"./chunk-25TWLJ3N.js";import"./chunk-2W7IQXEL.js";
import"./chunk-QJOP3WDW.js";import"./chunk-U2ZF3MRO.js";import"./chunk-UHXQRZLL.js";import"./chunk-UHV5YHXG.js";
import"./chunk-I3PJIEBU.js";import"./chunk-GRXIEDIQ.js";import"./chunk-AQQV4D3V.js";import"./chunk-ZZE62GUO.js";
import"./chunk-ZDEMQHSS.js";import"./chunk-DZDJZLNK.js";import"./chunk-PRJXITJ5.js";import"./chunk-QSM46VHS.js";
import"./chunk-UAF72VOO.js";import"./chunk-ZGTGJUTC.js";import"./chunk-GFZRGEUD.js";import"./chunk-D5BRSJCR.js";
import"./chunk-JQWK2UK7.js";import"./chunk-5OVYX55E.js";import"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";
import"./chunk-5CYI4BPF.js";import"./chunk-QIQJK4Y5.js";import"./chunk-W5HYH3WW.js";import"./chunk-BFRNJH43.js";
import"./chunk-K6OMWCVZ.js";import{UserError,describeError,exitCodeLine,wrapLine}from"./chunk-4KDG6NHC.js";import"./chunk-35HP6UP2.js";
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
