import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{compare}from"./chunk-HJHL7PEY.js";import{analyze}from"./chunk-HOKEKG22.js";import{makeNewFolder}from"./chunk-3RNVTSGV.js";
import"./chunk-GTETSV4A.js";import"./chunk-XEVWEGXY.js";import{comparisonText,mostRanges,profileText}from"./chunk-SQQFGB2B.js";
import"./chunk-KX666FSN.js";import"./chunk-BIKYHMUY.js";import{comparisonComment}from"./chunk-JRNKBDII.js";
import"./chunk-JUNIW6R7.js";import"./chunk-FX222ECU.js";import"./chunk-3IPLKNHB.js";import"./chunk-DGKEXC2U.js";
import"./chunk-FL6QKFKM.js";import"./chunk-MALXM3W2.js";import"./chunk-OYPB6HQY.js";import"./chunk-CYFPQEIY.js";
import"./chunk-CNWXVMYB.js";import"./chunk-M3WZKWMQ.js";import"./chunk-M36WGIRC.js";import"./chunk-QNJQHO6J.js";
import"./chunk-7RIKUGPE.js";import"./chunk-CIEXIDK3.js";import{writeFileAtomic}from"./chunk-5RZBETLP.js";
import"./chunk-EKN4J5AB.js";import"./chunk-SM6JUBNF.js";import"./chunk-F4L6ZSMB.js";import"./chunk-75FNQC3L.js";
import"./chunk-VMCK4KLJ.js";import"./chunk-A2TGLBHE.js";import"./chunk-QTFIC5W2.js";import"./chunk-63IWBBLS.js";
import"./chunk-HBGB2I5H.js";import"./chunk-2VJVAXID.js";import"./chunk-SL4I7YBJ.js";import"./chunk-BQXZSXIB.js";
import"./chunk-EVYEDGFB.js";import"./chunk-KR2UOXRZ.js";import"./chunk-RQ65AKKA.js";import"./chunk-BFECMUDM.js";
import"./chunk-XTB7E6VP.js";import"./chunk-22KIXDSW.js";import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";
import"./chunk-DHKSCNTC.js";import"./chunk-H2EAPMP6.js";import"./chunk-FSLDY37Y.js";import"./chunk-6OR55GWV.js";
import"./chunk-N25YEF3M.js";import"./chunk-WQTUTYOP.js";import"./chunk-YM5JA4HV.js";import"./chunk-SEKMWWB2.js";
import"./chunk-25TWLJ3N.js";import"./chunk-2W7IQXEL.js";import"./chunk-QJOP3WDW.js";import"./chunk-U2ZF3MRO.js";
import"./chunk-UHXQRZLL.js";import"./chunk-UHV5YHXG.js";import"./chunk-I3PJIEBU.js";import"./chunk-GRXIEDIQ.js";
import"./chunk-AQQV4D3V.js";import"./chunk-ZZE62GUO.js";import"./chunk-ZDEMQHSS.js";import"./chunk-DZDJZLNK.js";
import"./chunk-PRJXITJ5.js";import"./chunk-QSM46VHS.js";import"./chunk-UAF72VOO.js";import"./chunk-ZGTGJUTC.js";
import"./chunk-GFZRGEUD.js";import"./chunk-D5BRSJCR.js";import"./chunk-JQWK2UK7.js";import"./chunk-5OVYX55E.js";
import"./chunk-7Z5XDYKE.js";import"./chunk-JDFCM7GS.js";import"./chunk-5CYI4BPF.js";import"./chunk-W5HYH3WW.js";
import"./chunk-BFRNJH43.js";import"./chunk-K6OMWCVZ.js";import{exitCodes}from"./chunk-4KDG6NHC.js";import"./chunk-35HP6UP2.js";
import"./chunk-XPTDL37I.js";import"./chunk-7IBWU4LP.js";import"./chunk-H4ZU53CY.js";import"./chunk-W32B5RYS.js";
import{paint}from"./chunk-JN33INQG.js";import"./chunk-GBWPPC6J.js";import{mkdtemp}from"node:fs/promises";import{tmpdir}from"node:os";import{join,resolve}from"node:path";async function demo(context,out){let folder=out===null?null:resolve(context.cwd,out);folder!==null&&await makeNewFolder(
folder);let below=name=>folder===null?null:join(folder,name),settings={configFile:null,presets:[],inputs:[],overrides:[]},
recordings=[];for(let{recording,title}of recorded){let paths=[recordingPath(context,recording)],result=await analyze(context,
{paths,areRanks:!1,ranges:["decode"],ncu:[],out:below(recording),settings});recordings.push({title,result})}let[base,head]=recorded.
map(({recording})=>[recordingPath(context,recording)]),comparison=await compare(context,{base:base??[],head:head??[],ranges:[
"decode"],out:below("comparison"),settings}),profile=recordings.at(-1)?.result.profile??null,fails=comparison.exitCode!==
exitCodes.pass,comment=comparisonComment("LLM decode: SDPA \u2192 eager attention",comparison.comparison,profile,fails),
commentFile=below("comment.md");return commentFile!==null&&await writeFileAtomic(commentFile,comment,"refuse"),{recordings,
comparison,commentFile}}var recorded=[{recording:"llm-decode-sdpa",title:"LLM decode with SDPA attention, 3 rounds on an\
 H100"},{recording:"llm-decode-eager",title:"The same decode with eager attention"}];function recordingPath({root},recording){
return join(root,"examples","recordings",recording)}async function printDemo(request,{withResultFiles,output:{screen,print}}){
let context=await withResultFiles(),out=request.out??join(await mkdtemp(join(tmpdir(),"llm-profile-demo-")),"demo"),{recordings,
comparison,commentFile}=await demo(context,out),layout=screen.out(),headed=title=>paint(layout,"strong",`=== ${title}`);
for(let{title,result}of recordings){let options={maxRanges:mostRanges,topKernels:result.shownKernels,layout};await print(
`
${headed(title)}
${profileText(result.profile,options)}`)}let{comparison:compared,shownKernels:topKernels}=comparison;return await print(
`
${headed("The second recording compared with the first")}
${comparisonText(compared,{topKernels,layout})}`),context.log.info(`
The comment that a pull request would get: ${commentFile??""}`),context.log.info(`The report, to open in a browser: ${comparison.
reportFile??""}`),context.log.info(`A trace of both sides, to open in ui.perfetto.dev: ${comparison.traceFile??""}`),exitCodes.
pass}export{demo,printDemo};
