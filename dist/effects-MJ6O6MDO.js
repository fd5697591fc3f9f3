import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{analyze}from"./chunk-AV52YNHX.js";import{compare}from"./chunk-2GGG3IE2.js";import{makeNewFolder}from"./chunk-R7JO6KFD.js";
import"./chunk-HA3AL4PK.js";import"./chunk-SGSC7NWI.js";import{fullText,screenText}from"./chunk-2D3UQGLN.js";
import"./chunk-PWXEF6AA.js";import"./chunk-REVAWS4A.js";import{comparisonComment}from"./chunk-3ZN4IIXX.js";
import"./chunk-GH5AETMA.js";import"./chunk-3IPLKNHB.js";import"./chunk-S5MQKOHJ.js";import"./chunk-4LWISMYT.js";
import"./chunk-E3SXCOQ2.js";import"./chunk-ADW7AVUP.js";import"./chunk-GVZ4HYNA.js";import"./chunk-DA2VQRWE.js";
import"./chunk-TFLIVZP6.js";import"./chunk-7X4GSXIQ.js";import{writeFileAtomic}from"./chunk-I4VKSRQ4.js";
import"./chunk-LZQCWECI.js";import"./chunk-RNHALGDF.js";import"./chunk-PNC4P2C4.js";import"./chunk-ULQQ3PRR.js";
import"./chunk-DEBAMSE3.js";import"./chunk-ABCLAVBW.js";import"./chunk-D37EOHAH.js";import"./chunk-V3VTJYHY.js";
import"./chunk-PA2GX25A.js";import"./chunk-RKYX36J5.js";import"./chunk-4B23C3TN.js";import"./chunk-4I7B7GEC.js";
import"./chunk-W6A3FXIR.js";import"./chunk-ZZE62GUO.js";import"./chunk-LY5BJY3G.js";import"./chunk-N3XFW5KC.js";
import"./chunk-HQWE3O53.js";import"./chunk-2GFLKWLA.js";import"./chunk-AQQV4D3V.js";import"./chunk-NSC7WXGZ.js";
import"./chunk-JP2KAY75.js";import"./chunk-THLDJHIN.js";import"./chunk-YCV7Z7DM.js";import"./chunk-NA7BQV2P.js";
import"./chunk-63IWBBLS.js";import"./chunk-A2TGLBHE.js";import"./chunk-BTZ45BVB.js";import"./chunk-2VJVAXID.js";
import"./chunk-GKIPOEAA.js";import"./chunk-KCYAQCRI.js";import"./chunk-TE5H2X6H.js";import"./chunk-EVYEDGFB.js";
import"./chunk-4LFUCRIN.js";import"./chunk-S5JNMBWP.js";import"./chunk-U37CXQS2.js";import"./chunk-MKWCQ4TE.js";
import"./chunk-3JYAS35C.js";import"./chunk-UA6MQTEC.js";import"./chunk-22KIXDSW.js";import"./chunk-KHWSZT7H.js";
import"./chunk-VALY7AK2.js";import"./chunk-C7RUIOSI.js";import"./chunk-NGQWIWV5.js";import"./chunk-ZPNCYFGC.js";
import"./chunk-QDIGZGX7.js";import"./chunk-3M456MRT.js";import"./chunk-YOQXIA2R.js";import"./chunk-LMHALEWT.js";
import"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";import"./chunk-6ECLQG56.js";import"./chunk-HK4KMQAT.js";
import"./chunk-6WS3YUMR.js";import"./chunk-V3YSISYF.js";import"./chunk-EMAJXVPM.js";import"./chunk-G75GGGIL.js";
import"./chunk-7IBWU4LP.js";import{exitCodes}from"./chunk-A6EG2BLY.js";import{paint}from"./chunk-JN33INQG.js";
import"./chunk-GBWPPC6J.js";import{mkdtemp}from"node:fs/promises";import{tmpdir}from"node:os";import{join,resolve}from"node:path";var demoRecordings=[{recording:"llm-decode-sdpa",title:"LLM decode with SDPA attention, 3 rounds on an H100"},{recording:"\
llm-decode-eager",title:"The same decode with eager attention"}];async function printDemo(request,{withResultFiles,output:{
screen,print,sayFolded}}){let context=await withResultFiles(),out=request.out??join(await mkdtemp(join(tmpdir(),"llm-pro\
file-demo-")),"demo"),folder=resolve(context.cwd,out);await makeNewFolder(folder);let settings={configFile:null,presets:[],
inputs:[],overrides:[]},recordings=[];for(let{recording,title}of demoRecordings){let path=join(context.root,"examples","\
recordings",recording),result=await analyze(context,{paths:[path],areRanks:!1,ranges:["decode"],ncu:[],out:join(folder,recording),
settings});recordings.push({path,title,result})}let[base=[],head=[]]=recordings.map(({path})=>[path]),comparison=await compare(
context,{base,head,ranges:["decode"],out:join(folder,"comparison"),settings}),profile=recordings.at(-1)?.result.profile??
null,fails=comparison.exitCode!==exitCodes.pass,comment=comparisonComment("LLM decode: SDPA \u2192 eager attention",comparison.
comparison,profile,fails),commentFile=join(folder,"comment.md");await writeFileAtomic(commentFile,comment,"refuse");let layout=screen.
out(),show=async(title,result)=>{await sayFolded(()=>fullText(result,layout)),await print(`
${paint(layout,"strong",`=== ${title}`)}
${screenText(result,layout)}`)};for(let{title,result}of recordings)await show(title,{...result,comparison:null,cost:null});
return await show("The second recording compared with the first",{...comparison,profile:null,cost:null}),context.log.info(
`
The comment that a pull request would get: ${commentFile}`),context.log.info(`The report, to open in a browser: ${comparison.
reportFile??""}`),context.log.info(`A trace of both sides, to open in ui.perfetto.dev: ${comparison.traceFile??""}`),exitCodes.
pass}export{printDemo};
