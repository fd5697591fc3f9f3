import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{endLines}from"./chunk-KKJ6SNIZ.js";import{codeLineSchema,createKernelId,findRows,fitEntries,formatOneLineJson,
kernelIdPattern,nameOf,shortenText}from"./chunk-Q4NKFFRR.js";import{readComparison}from"./chunk-ZD6GPLVC.js";
import{fullText,screenText,verdictLines}from"./chunk-2D3UQGLN.js";import{terminalText}from"./chunk-PWXEF6AA.js";
import{countNeedsLine,createCommandRequest,needsLine,rangesToMap,run}from"./chunk-4LLONFFJ.js";import"./chunk-X7R2SMDI.js";
import"./chunk-REVAWS4A.js";import"./chunk-3ZN4IIXX.js";import{figureText,remarksOf}from"./chunk-GH5AETMA.js";
import"./chunk-B4CQS2CF.js";import"./chunk-NEWJ4NEG.js";import"./chunk-EIIC2ZSZ.js";import"./chunk-3IPLKNHB.js";
import{placeText,rowStates}from"./chunk-S5MQKOHJ.js";import"./chunk-4LWISMYT.js";import{proseText,rangeName}from"./chunk-E3SXCOQ2.js";
import"./chunk-TIKH255U.js";import{logDiskUse}from"./chunk-2RD5T3QF.js";import"./chunk-H7VFSPHP.js";import"./chunk-ADW7AVUP.js";
import"./chunk-2YQGRBZR.js";import"./chunk-B6HTYINM.js";import"./chunk-XNTRN4LQ.js";import"./chunk-GVZ4HYNA.js";
import{hasSucceeded,openRepository}from"./chunk-3SFYICVD.js";import{flexible,left,right,textTable}from"./chunk-DA2VQRWE.js";
import"./chunk-TFLIVZP6.js";import"./chunk-JM4HAVZV.js";import{rowLabels}from"./chunk-7X4GSXIQ.js";import"./chunk-MKFWSFTW.js";
import"./chunk-7TFFSP5K.js";import"./chunk-ATBUI2HY.js";import"./chunk-GVMSB6MG.js";import"./chunk-I4VKSRQ4.js";
import"./chunk-YZLBEERH.js";import"./chunk-RNHALGDF.js";import{findInput}from"./chunk-PNC4P2C4.js";import{
readProfile}from"./chunk-YPTI2MJT.js";import"./chunk-ULQQ3PRR.js";import"./chunk-DEBAMSE3.js";import{addReason,
endingMs,limitToBudget}from"./chunk-EMXOZINI.js";import"./chunk-XGAU4C5P.js";import{isProfile}from"./chunk-ABCLAVBW.js";
import"./chunk-D37EOHAH.js";import"./chunk-RBVREHUU.js";import{inKeptFolder}from"./chunk-I2JY3ND3.js";
import{captureOrThrow,describeExportPlace,labelSide,setPurpose}from"./chunk-R5Z7LINJ.js";import{describeCopy}from"./chunk-V3VTJYHY.js";
import"./chunk-PA2GX25A.js";import"./chunk-RKYX36J5.js";import{findAddedText,formatFolder,recordedSideFiles,
sideFiles}from"./chunk-4B23C3TN.js";import"./chunk-4I7B7GEC.js";import"./chunk-W6A3FXIR.js";import"./chunk-ZZE62GUO.js";
import"./chunk-LY5BJY3G.js";import{kernelRowSchema,likeliestSite,linkedEnough,machineCodeSchema,timeChangeSchema}from"./chunk-N3XFW5KC.js";
import"./chunk-HQWE3O53.js";import"./chunk-2GFLKWLA.js";import"./chunk-KHSUSELH.js";import"./chunk-OEZDNEJZ.js";
import{exportSqlite}from"./chunk-5QAB4VX2.js";import"./chunk-YUWYKZCU.js";import{callTool,ncuSourceArgv}from"./chunk-USOKR2YX.js";
import"./chunk-RPHAMNRI.js";import"./chunk-KQUVK35Y.js";import"./chunk-AQQV4D3V.js";import{formatCount,
formatNs}from"./chunk-NSC7WXGZ.js";import"./chunk-JP2KAY75.js";import"./chunk-GLSZTS5E.js";import{attribute,
createReading,findOpenUntilNs,forEachRow,isBlocking,openExport,readNamedDomains,readTrace}from"./chunk-TVTUM4C3.js";
import"./chunk-XKYY53O6.js";import"./chunk-4MELFLVH.js";import"./chunk-THLDJHIN.js";import{keepCountedInstances,
matchRanges,threadKey}from"./chunk-YCV7Z7DM.js";import"./chunk-NA7BQV2P.js";import"./chunk-63IWBBLS.js";
import"./chunk-A2TGLBHE.js";import"./chunk-BTZ45BVB.js";import"./chunk-2VJVAXID.js";import"./chunk-GKIPOEAA.js";
import{operatorText}from"./chunk-KCYAQCRI.js";import"./chunk-LF3QRERU.js";import"./chunk-TE5H2X6H.js";
import{rangeKeyText}from"./chunk-EVYEDGFB.js";import"./chunk-4LFUCRIN.js";import{sharedBytes}from"./chunk-S5JNMBWP.js";
import{configuredRanges}from"./chunk-YMIIYUNE.js";import"./chunk-U37CXQS2.js";import"./chunk-MKWCQ4TE.js";
import"./chunk-XZICN7LB.js";import"./chunk-3JYAS35C.js";import"./chunk-UA6MQTEC.js";import"./chunk-22KIXDSW.js";
import"./chunk-KHWSZT7H.js";import{shortenName}from"./chunk-TAUPKAIQ.js";import"./chunk-2W7IQXEL.js";import"./chunk-VALY7AK2.js";
import"./chunk-C7RUIOSI.js";import{median,medianLaunches,medianTotalNs}from"./chunk-NGQWIWV5.js";import"./chunk-ZPNCYFGC.js";
import{pathIfExists}from"./chunk-QDIGZGX7.js";import"./chunk-4P7CRZQU.js";import"./chunk-3M456MRT.js";
import"./chunk-YOQXIA2R.js";import"./chunk-LMHALEWT.js";import"./chunk-BFRNJH43.js";import"./chunk-35HP6UP2.js";
import"./chunk-6ECLQG56.js";import{findRange,rangeText}from"./chunk-HK4KMQAT.js";import{changeWithInterval,countText,
signedPercent,sizeText}from"./chunk-6WS3YUMR.js";import"./chunk-QIQJK4Y5.js";import"./chunk-V3YSISYF.js";
import"./chunk-EMAJXVPM.js";import"./chunk-G75GGGIL.js";import{array,literal,number,object,string,union}from"./chunk-7IBWU4LP.js";
import{CaptureError,ParseError,StoppedError,ToolError,UserError,asFailure,describeError,wrapLine}from"./chunk-A6EG2BLY.js";
import"./chunk-JN33INQG.js";import{__callDispose,__export,__using}from"./chunk-GBWPPC6J.js";var explain_exports={};__export(explain_exports,{explain:()=>explain});import{existsSync}from"node:fs";import{join,resolve}from"node:path";var unknown="\u2013",leastName=30;function changesText(rows,layout){let columns=[left("id"),...["base","head","change"].
map(title=>right(title)),left("")],cells=rows.map(found=>{let{id,range,row}=found,site="name"in row?likeliestSite(row.launchSites):
null;return[id??"",...timeCells(row.time),rowStates[row.time.state].word,nameOf(found),[rangeName(range),...site===null?
[]:[placeText(site)]].map(terminalText).join(", ")]});return textTable([...columns,flexible("kernel or nested range",leastName,
rowLabels),left("range, line")],cells,layout,"").join(`
`)}function timeCells({baseNs,headNs,changeRatio}){let change=changeRatio===null?unknown:signedPercent(changeRatio);return[
...[baseNs,headNs].map(ns=>ns===null?unknown:formatNs(ns)),change]}function kernelDetails({range,kernel},{base,head,ncu,
findings},{environment},layout){let fact=(title,textOf)=>[title,...[base,head].map(side=>side===null?unknown:textOf(side))],
size=bytes=>bytes===null?unknown:sizeText(bytes);return[...wrapLine(terminalText(`${proseText(kernel.name)} in ${rangeName(
range)}, ${proseText(kernel.family)}`),layout),...factLines(kernel.time,[["launches",formatCount(kernel.launches.base),formatCount(
kernel.launches.head)],fact("time of a launch",({launchNs})=>formatNs(launchNs)),fact("grid",({grid})=>grid.join(" \xD7 ")),
fact("block",({block})=>block.join(" \xD7 ")),fact("registers",({registersPerThread})=>String(registersPerThread??unknown)),
fact("shared memory",({sharedBytes:sharedBytes2})=>size(sharedBytes2)),fact("local memory",({localBytesPerThread})=>size(
localBytesPerThread)),...ncu.map(({metric,unit,...sides})=>{let[before,after]=[sides.base,sides.head].map(value2=>value2===
null?unknown:figureText({value:value2,unit}));return[metric,before??"",after??""]})],layout),...[...remarksOf(kernel,range,
environment),...findings.map(({what,advice})=>`${proseText(what)} Help: ${proseText(advice)}`)].flatMap(text2=>wrapLine(
`  \xB7 ${terminalText(text2)}`,layout))].join(`
`)}function rangeDetails(range,row,layout){let{time,selfNs,hostNs,launches,instances}=row;return[...wrapLine(terminalText(
proseText(operatorText(range,row.path))),layout),...factLines(time,[["time outside deeper ranges",formatNs(selfNs.base),
formatNs(selfNs.head)],["time on the host (traced)",formatNs(hostNs.base),formatNs(hostNs.head)],["launches",formatCount(
launches.base),formatCount(launches.head)],["instances",formatCount(instances.base),formatCount(instances.head)]],layout)].
join(`
`)}function factLines(time,facts,layout){let{changeRatio,lowRatio,highRatio}=time,[base="",head="",change=""]=timeCells(
time),interval=changeRatio===null||lowRatio===null||highRatio===null?change:changeWithInterval(changeRatio,lowRatio,highRatio);
return textTable([left(""),right("base"),right("head"),left("")],[["time on the GPU",base,head,interval],...facts],layout)}var mostExplanationBytes=8192,text=string().describe("Text to show; shortened if long."),count=number().nonnegative(),resource=count.
nullable().describe("Null if the report doesn't have it."),leftOut=number().int().nonnegative(),value=union([number(),string()]).
nullable(),sideSchema=object({name:string().describe("Shortened if long."),configurations:count.describe("The number of \
launch configurations: combinations of grid, block and shared memory."),grid:array(number()),block:array(number()),registersPerThread:resource,
sharedBytes:resource,localBytesPerThread:resource,launches:count.describe("Launches with this configuration. Like the tw\
o times below, this is the median over rounds."),totalNs:count,launchNs:count.describe("The median duration of a launch.")}).
describe("The launch configuration with the most total time."),kernelExplanationSchema=object({schemaVersion:literal(1),
id:string().regex(kernelIdPattern),range:string(),name:string().describe("Demangled; shortened if long, like all names."),
previousName:string().nullable().describe("Base's name for the kernel, if it's different."),family:string(),match:kernelRowSchema.
shape.match,time:timeChangeSchema.omit({mayBeSlower:!0,isProbable:!0,why:!0}),why:text.nullable().describe("Explains the\
 state if it needs explaining."),launches:kernelRowSchema.shape.launches,shareRatio:kernelRowSchema.shape.shareRatio,impactRatio:kernelRowSchema.
shape.impactRatio,explanation:text.nullable(),base:sideSchema.nullable().describe("Base's launch configuration. Null if \
base doesn't have the kernel, or if base's profile is missing."),head:sideSchema.nullable(),ncu:array(object({metric:string(),
unit:string(),base:value,head:value})).describe("Nsight Compute's metrics, starting with those that differ. Empty if the\
 kernel wasn't measured."),machineCode:object({state:machineCodeSchema.shape.state,instructions:machineCodeSchema.shape.
instructions,findings:machineCodeSchema.shape.findings,mix:machineCodeSchema.shape.mix,hot:object({instruction:string(),
shareRatio:number(),file:string().nullable(),line:count.nullable()}).nullable().describe("Head's instruction with the mo\
st samples.")}).nullable().describe("What changed in the machine code, as in comparison.json. Null if unknown."),lines:array(
codeLineSchema.extend({base:count.nullable(),head:count})).describe("The lines that launch the kernel, likeliest first, \
and how often each line launches it."),findings:array(object({id:string(),what:text,advice:text})).describe("Head's find\
ings."),leftOut:object({ncu:leftOut,lines:leftOut,findings:leftOut})});var longest={name:700,sideName:300,short:120,text:400},mostCode={findings:4,widths:6,mix:8};function explainedKernel({range,
kernel},profiles){let ranges={base:rangeIn(profiles.base,range),head:rangeIn(profiles.head,range)},sides={base:kernelIn(
ranges.base,kernel.baseNames),head:kernelIn(ranges.head,kernel.headNames)},lists={ncu:figuresOf(kernel.metrics,{base:sides.
base?.ncu[0]?.figures,head:sides.head?.ncu[0]?.figures}),lines:(kernel.launchSites?.sites??[]).map(site=>({file:shortenText(
site.file,longest.short),line:site.line,function:shortenText(site.function,longest.short),changed:site.changed,base:site.
base,head:site.head})),findings:(ranges.head?.findings??[]).filter(finding=>finding.kernel!==null&&kernel.headNames.includes(
finding.kernel)).map(({id,what,advice})=>({id:shortenText(id,longest.short),what:shortenText(what,longest.text),advice:shortenText(
advice,longest.text)}))},left2=(list,shown)=>lists[list].length-shown(list),make=shown=>({schemaVersion:1,id:createKernelId(
range,kernel.name),range:shortenText(rangeText(range.name,range.domain),longest.short),name:shortenText(kernel.name,longest.
name),previousName:kernel.previousName===null?null:shortenText(kernel.previousName,longest.name),family:shortenText(kernel.
family,longest.short),match:kernel.match,time:timeOf(kernel.time),why:kernel.time.why===null?null:shortenText(kernel.time.
why,longest.text),launches:kernel.launches,shareRatio:kernel.shareRatio,impactRatio:kernel.impactRatio,explanation:kernel.
explanation===null?null:shortenText(kernel.explanation,longest.text),base:sides.base===null?null:sideOf(sides.base),head:sides.
head===null?null:sideOf(sides.head),machineCode:kernel.machineCode===null?null:codeOf(kernel.machineCode),ncu:lists.ncu.
slice(0,shown("ncu")),lines:lists.lines.slice(0,shown("lines")),findings:lists.findings.slice(0,shown("findings")),leftOut:{
ncu:left2("ncu",shown),lines:left2("lines",shown),findings:left2("findings",shown)}}),order=["lines","findings","ncu"].flatMap(
list=>lists[list].map(()=>list));return fitEntries(order,make,mostExplanationBytes)}function timeOf(time){return{baseNs:time.
baseNs,headNs:time.headNs,changeRatio:time.changeRatio,lowRatio:time.lowRatio,highRatio:time.highRatio,thresholdRatio:time.
thresholdRatio,detectableRatio:time.detectableRatio,spreadRatio:time.spreadRatio,rounds:time.rounds,state:time.state}}function rangeIn(profile,{
name,domain}){return profile?.ranges.find(range=>range.name===name&&range.domain===domain)??null}function kernelIn(range,names){
return range?.kernels.find(({name})=>names.includes(name))??null}function sideOf({name,variants}){let[variant]=variants;
return variant===void 0?null:{name:shortenText(name,longest.sideName),configurations:variants.length,grid:[...variant.grid],
block:[...variant.block],registersPerThread:variant.registersPerThread,sharedBytes:sharedBytes(variant),localBytesPerThread:variant.
localBytesPerThread,launches:medianLaunches(variant),totalNs:medianTotalNs(variant),launchNs:median(variant.rounds.flatMap(
round=>round===null?[]:[round.medianNs]))}}function figuresOf(differing,{base={},head={}}){let known=new Set(differing.map(
({metric})=>metric)),others=[...new Set([...Object.keys(head),...Object.keys(base)])].filter(metric=>!known.has(metric));
return[...differing,...others.map(metric=>({metric,unit:head[metric]?.unit??base[metric]?.unit??"",base:base[metric]?.value??
null,head:head[metric]?.value??null}))].filter(figure=>figure.base!==null||figure.head!==null).map(figure=>({metric:shortenText(
figure.metric,longest.short),unit:shortenText(figure.unit,longest.short),base:cutValue(figure.base),head:cutValue(figure.
head)}))}function cutValue(value2){return typeof value2=="string"?shortenText(value2,longest.short):value2}function codeOf({
state,instructions,findings,mix,hot}){return{state,instructions,findings:findings.slice(0,mostCode.findings).map(finding=>"\
widths"in finding?{...finding,widths:finding.widths.slice(0,mostCode.widths)}:finding),mix:mix.slice(0,mostCode.mix).map(
entry=>({...entry,opcode:shortenText(entry.opcode,longest.short)})),hot:hot.head===null?null:{instruction:shortenText(hot.
head.instruction,longest.short),shareRatio:hot.head.shareRatio,file:hot.head.line===null?null:shortenText(hot.head.line.
file,longest.short),line:hot.head.line?.line??null}}}var place={where:"the given path",help:"Pass a folder with a verdict.json: a run directory from `run --base`, or the fol\
der that `compare --out` wrote."};async function explain({cwd},{run:shown,what,json=!1},layout){let folder=resolve(cwd,shown);
await findInput(folder,shown,place);let comparison=await readComparison(join(folder,"comparison.json"));if(comparison===
null)throw new UserError({id:"no-comparison",what:`${shown} has no comparison.json.`,...place});let rows=findRows(comparison,
what);if(!json&&rows.length>(what===null?0:1))return changesText(rows,layout);let[found]=what===null?[]:json?rows.filter(
({row:row2})=>"name"in row2):rows;if(found===void 0){let unknown2=what===null?"row that changed":`kernel ${what}`;throw new UserError(
{id:"no-such-kernel",what:`${shown} has no ${unknown2}.`,where:"command line",help:`Look up the ids with \`llm-profile ex\
plain ${shown}\`, or in verdict.json in that folder.`})}let{range,row}=found;if(!("name"in row))return rangeDetails(range,
row,layout);let kernel={range,kernel:row},explained=explainedKernel(kernel,{base:await firstProfile(folder,[sideFiles.base,
recordedSideFiles.base]),head:await firstProfile(folder,[sideFiles.head,recordedSideFiles.head])});return json?formatOneLineJson(
explained):kernelDetails(kernel,explained,comparison,layout)}async function firstProfile(folder,files){let found=files.map(
file=>join(folder,file)).find(path=>existsSync(path));return found===void 0?null:readProfile(found,found)}var explain_lines_exports={};__export(explain_lines_exports,{findCodePlace:()=>findCodePlace,linesExplainer:()=>linesExplainer});import{rm}from"node:fs/promises";import{join as join3}from"node:path";import{isAbsolute,join as join2,normalize,relative}from"node:path";var deepestLayers=8,longestName=120,[framesBelow,framesAbove]=[4,12];function mapLaunches(trace,stacks,keys,mode,place2){
let sites=stacks.stacks.map(stack=>findSite(stack,place2)),[stackAt,layersAt]=[createStackFinder(stacks),createLayerFinder(
trace.ranges)],placeOf=(process,thread,startNs,endNs,key)=>({site:sites[stackAt(process,thread,startNs,endNs)??-1]??null,
layer:listLayersWithin(layersAt(process,thread,startNs),key)});return attribute(trace,keys,mode).ranges.map(range=>mapRange(
trace,range,placeOf))}function mapRange(trace,range,findPlace){let work=new Map,add=(of,{site,layer})=>{let count2=getOrAdd(
work,of,()=>({of,launches:0,linked:0,sites:new Map,layers:new Map}));if(count2.launches+=1,site!==null){let{file,line,function:name}=site.
at;count2.linked+=1,getOrAdd(count2.sites,[file,line,name],()=>({...site,launches:0})).launches+=1}getOrAdd(count2.layers,
layer,()=>({path:layer,launches:0})).launches+=1},placed=(process,thread,startNs,endNs)=>findPlace(process,thread,startNs,
endNs,range.key),nodes=new Map,unplacedKernels=0,{kernels,launchCalls,nodeCreations}=trace;for(let index of range.kernels){
let kind=trace.kernelKinds[kernels.kind[index]??0],name=trace.kernelTypes[kind?.type??0]?.name??"",call=kernels.call[index]??
4294967295,at={site:null,layer:[]};if(kind?.fromGraph===!0){let node=kernels.creation?.[index]??4294967295,created=nodeCreations[node];
if(created===void 0)unplacedKernels+=1;else{let{layer}=at=placed(created.process,created.thread,created.atNs,created.atNs);
getOrAdd(nodes,[name,layer],()=>({kernel:name,layer,seen:new Set})).seen.add(node)}}else if(call!==4294967295){let by=launchCalls.
kinds[launchCalls.kind[call]??0],startNs=launchCalls.startNs.at(call);at=placed(by?.process??-1,by?.thread??-1,startNs,startNs+
(launchCalls.durationNs[call]??0))}add({kind:"kernel",name},at),add({kind:"launches"},at)}for(let index of range.calls){
let call=trace.calls[index];call?.kind==="synchronize"&&add({kind:"synchronizations"},placed(call.process,call.thread,call.
startNs,call.startNs+call.durationNs))}for(let index of range.copies){let copy=trace.copies[index];if(copy===void 0||copy.
callStartNs===null)continue;let at=placed(copy.process,copy.thread,copy.callStartNs,copy.callEndNs??copy.callStartNs),{kind,
direction,sourceMemory,targetMemory}=copy;add({kind:"copies",copy:{kind,direction,sourceMemory,targetMemory}},at),isBlocking(
copy)&&add({kind:"blockingCopies"},at)}return{name:range.key.name,domain:range.key.domain,work:[...work.values()].map(sortWork),
nodes:[...nodes.values()].map(({kernel,layer,seen})=>({kernel,layer,nodes:seen.size})),unplacedKernels}}function getOrAdd(map,keyParts,create){
let key=JSON.stringify(keyParts),known=map.get(key)??create();return map.set(key,known),known}function sortWork({of,launches,
linked,sites,layers}){let sorted=found=>[...found.values()].toSorted((one,other)=>other.launches-one.launches);return{of,
launches,linked,sites:sorted(sites),layers:sorted(layers)}}function createStackFinder({threads}){let byThread=new Map(threads.
map(stacks=>[threadKey(stacks),stacks]));return(process,thread,startNs,endNs)=>{let own=byThread.get(threadKey({process,
thread}));if(own===void 0)return null;let index=findLastAtMost(own.startNs,endNs);return index===-1?null:(own.startNs[index]??
0)>=startNs||(own.endNs[index]??0)>=endNs?own.stack[index]??null:null}}function createLayerFinder(ranges){let byThread=new Map,
pushPop=ranges.filter(({style})=>style==="pushpop");for(let[key,own]of Map.groupBy(pushPop,threadKey)){let sorted=own.toSorted(
(one,other)=>one.startNs-other.startNs||findOpenUntilNs(other)-findOpenUntilNs(one)),around=new Int32Array(sorted.length).
fill(-1),open=[];for(let[index,{startNs}]of sorted.entries()){for(let last=sorted[open.at(-1)??-1];last!==void 0&&findOpenUntilNs(
last)<startNs;last=sorted[open.at(-1)??-1])open.pop();around[index]=open.at(-1)??-1,open.push(index)}byThread.set(key,{ranges:sorted,
startNs:Float64Array.from(sorted,({startNs})=>startNs),around})}return(process,thread,atNs)=>{let own=byThread.get(threadKey(
{process,thread}));if(own===void 0)return[];let found=[];for(let index=findLastAtMost(own.startNs,atNs);index!==-1;index=
own.around[index]??-1){let range=own.ranges[index];range!==void 0&&findOpenUntilNs(range)>=atNs&&found.push(range)}return found.
reverse()}}function findLastAtMost(sorted,value2){let[low,high]=[0,sorted.length];for(;low<high;){let middle=low+high>>>
1;(sorted[middle]??0)<=value2?low=middle+1:high=middle}return low-1}function listLayersWithin(layers,key){let own=layers.
findLastIndex(range=>rangeKeyText(range)===rangeKeyText(key));return layers.slice(own+1).slice(-deepestLayers).map(({name})=>name.
slice(0,longestName))}function findSite(stack,place2){let frames=stack.map(frame=>shortenFrame(frame,place2)),index=frames.
findIndex(({own})=>own),at=frames[index];return at?.file==null?null:{at:{...at,file:at.file},frames:frames.slice(Math.max(
0,index-framesBelow),index+1+framesAbove)}}var packages=/(?:^|\/)(?:site-packages|dist-packages|node_modules)\/|(?:^|\/)lib\/python\d[\d.]*\//;
function shortenFrame({function:name,file,line,module},place2){let path=file??module,shown={function:name.slice(0,longestName),
line};if(path===null||path==="")return{...shown,file:null,own:!1};let inRepository=findRepositoryPath(path,place2);if(inRepository!==
null)return{...shown,file:inRepository.slice(0,300),own:!0};let library=path.split(packages).at(-1)??path;return{...shown,
file:(library===path?path.split("/").at(-1)??path:library).slice(0,300),own:!1}}function findRepositoryPath(path,{root,workingDirectory}){
if(path.startsWith("<"))return null;let absolute=isAbsolute(path)?normalize(path):join2(workingDirectory,path),inside=relative(
root,absolute);return inside===""||inside===".."||inside.startsWith("../")||isAbsolute(inside)||packages.test(inside)?null:
inside}function matchCodePlaces({files:diff,untracked}){let moved=findMovedTexts(diff),files={base:indexFilesByPath(diff,"base"),
head:indexFilesByPath(diff,"head")},hunkOf=(side,file,line)=>files[side].get(file)?.hunks.find(hunk=>hasLine(hunk[side],
line)),isMatched=({file,line})=>line===null||!untracked.has(file);return{isMatched,keyOf:(side,{file,line,function:name})=>{
if(line===null)return JSON.stringify(["function",file,name]);if(untracked.has(file))return JSON.stringify(["file",file]);
let changes=files[side].get(file),path=changes?.head??file,hunk=hunkOf(side,file,line);if(hunk!==void 0){let text2=readTextAt(
hunk[side],line);return moved.has(text2)?JSON.stringify(["moved",text2]):JSON.stringify(["rewritten",path,hunk.head.from,
hunk.base.from,name])}let shift=side==="head"?0:computeShift(changes,line);return JSON.stringify(["line",path,line+shift])},
isChanged:place2=>{let{file,line}=place2;return line===null||!isMatched(place2)?null:hunkOf("head",file,line)!==void 0}}}
function indexFilesByPath(diff,side){return new Map(diff.flatMap(file=>{let path=file[side];return path===null?[]:[[path,
file]]}))}function hasLine({from,texts},line){return line>=from&&line<from+texts.length}function readTextAt({from,texts},line){
return(texts[line-from]??"").trim()}function computeShift(file,line){return(file?.hunks??[]).filter(({base})=>base.from<=
line).reduce((shift,{base,head})=>shift+head.texts.length-base.texts.length,0)}function findMovedTexts(diff){let hunks=diff.
flatMap(file=>file.hunks),added=findUniqueTexts(hunks.map(({head})=>head));return new Set([...findUniqueTexts(hunks.map(
({base})=>base))].filter(text2=>added.has(text2)))}function findUniqueTexts(lines){let seen=new Set,once=new Set;for(let{
texts}of lines)for(let text2 of texts.map(one=>one.trim()))seen.has(text2)?once.delete(text2):once.add(text2),seen.add(text2);
return once}var mostSites=5,mostLayers=12;function addLineSearch(comparison,asked,why){let ranges=comparison.ranges.map(range=>range.
verdict==="regressed"&&findRange(asked,range)!==void 0?{...range,lineSearch:why}:range);return{...comparison,ranges}}function addLaunchSites(comparison,{
base,head,changes}){let places=changes===null?null:matchCodePlaces(changes),ranges=comparison.ranges.map(range=>{let after=findRange(
head,range);if(after===void 0)return range;let before=findRange(base??[],range),sites=(inBase,inHead,isCount)=>compareSites(
before===void 0?null:mergeWork(before,inBase),mergeWork(after,inHead),places,isCount),counts=range.counts.map(row=>{let wanted=countNeedsLine(
row)?matchCalls(row):null;return wanted===null?row:{...row,launchSites:sites(wanted,wanted,!0)}}),kernels=range.kernels.
map(row=>needsLine(row)?{...row,launchSites:sites(matchKernels(row.baseNames),matchKernels(row.headNames),!1)}:row),hasLines=[
...counts,...kernels].some(({launchSites})=>(launchSites?.linkedRatio??0)>0);return{...range,counts,kernels,graphNodes:before===
void 0?[]:compareGraphNodes(before,after,range.kernels),lineSearch:{state:hasLines?"searched":"no-lines",timeBudget:null}}});
return{...comparison,ranges}}function matchKernels(names){return of=>of.kind==="kernel"&&names.includes(of.name)}function matchCalls({
metric,kind}){return metric==="graphLaunches"?null:metric==="launches"||metric==="hostLaunches"?of=>of.kind==="launches":
of=>of.kind==="copies"?(metric==="copies"||metric==="copiedBytes")&&describeCopy(of.copy)===kind:of.kind===metric}function mergeWork({
work},isWanted){let wanted=work.filter(({of})=>isWanted(of));return{launches:countLaunches(wanted),linked:wanted.reduce(
(sum,{linked})=>sum+linked,0),sites:mergeAlike(wanted.flatMap(({sites})=>sites),({at})=>[at.file,at.line??at.function]),
layers:mergeAlike(wanted.flatMap(({layers})=>layers),({path})=>path)}}function mergeAlike(items,keyOf){return[...Map.groupBy(
items,item=>JSON.stringify(keyOf(item))).values()].flatMap(alike=>alike.slice(0,1).map(first=>({...first,launches:countLaunches(
alike)})))}function countLaunches(items){return items.reduce((sum,{launches})=>sum+launches,0)}function compareSites(base,head,places,isCount){
let linkedRatio=computeLinkedShare(head),isBaseKnown=base!==null&&(computeLinkedShare(base)>=linkedEnough||countUnlinked(
base)<=countUnlinked(head)),hasMore=base!==null&&head.launches>base.launches,isRiseLinked=base!==null&&hasMore&&countUnlinked(
head)<=countUnlinked(base),sites=compareSiteLaunches(isBaseKnown?base.sites:null,head.sites,places).filter(({rise})=>!isCount||
rise===null||rise>0).toSorted(compareByLikelihood(hasMore));return{launches:head.launches,linkedRatio,areLikely:linkedRatio>=
linkedEnough||isRiseLinked,sites:sites.slice(0,mostSites).map(({site})=>site),layers:compareLayers(base,head)}}function compareSiteLaunches(base,head,places){
let keyOf=(side,{at})=>places?.keyOf(side,at)??"",before=Map.groupBy(base??[],site=>keyOf("base",site)),after=Map.groupBy(
head,site=>keyOf("head",site)),areKnown=base!==null&&(places!==null||base.length===0);return head.map(site=>{let{file,line,
function:name}=site.at,key=keyOf("head",site),together=after.get(key)??[],baseLaunches=countLaunches(before.get(key)??[]),
isOne=together.length===1&&places?.isMatched(site.at)!==!1;return{site:{file,line,function:name,base:areKnown&&(isOne||baseLaunches===
0)?baseLaunches:null,head:site.launches,changed:places?.isChanged(site.at)??null,frames:[...site.frames]},rise:areKnown?
countLaunches(together)-baseLaunches:null}})}function computeLinkedShare({launches,linked}){return launches===0?0:linked/
launches}function countUnlinked({launches,linked}){return launches-linked}function compareByLikelihood(hasMore){return(one,other)=>{
let explains=({rise})=>Number(hasMore&&(rise??0)>0),isTouched=({site})=>+(site.changed===!0);return explains(other)-explains(
one)||isTouched(other)-isTouched(one)||(other.rise??0)-(one.rise??0)||other.site.head-one.site.head}}function compareLayers(base,head){
let before=new Map(base?.layers.map(({path,launches})=>[JSON.stringify(path),launches]));return head.layers.filter(({path})=>path.
length>0).map(({path,launches})=>({path:[...path],base:base===null?null:before.get(JSON.stringify(path))??0,head:launches})).
toSorted((one,other)=>other.head-(other.base??0)-(one.head-(one.base??0))||other.head-one.head).slice(0,mostLayers)}function compareGraphNodes(base,head,kernels){
if(base.unplacedKernels+head.unplacedKernels>0)return[];let changes=new Map;for(let side of["base","head"])for(let{kernel,
layer,nodes}of{base,head}[side].nodes){let name=kernels.find(row=>row[`${side}Names`].includes(kernel))?.name??kernel,key=JSON.
stringify([name,layer]),known=changes.get(key)??{kernel:name,layer:[...layer],base:0,head:0};changes.set(key,{...known,[side]:known[side]+
nodes})}return[...changes.values()].filter(node=>node.base!==node.head)}var pythonDomain="Python Backtrace on CUDA",markEventType=34,mostMarks=2e6,mostFrames=128,mostNativeRows=5e6;function readLaunchStacks(path,origin){
var _stack=[];try{let file=__using(_stack,openExport(path));let notes=[];let stacks=createStackTable();let calls=readBacktraced(
file,origin);let marks=readMarks(file,{origin,stacks,notes});let found=marks.size>0?marks:readNative(file,calls,{stacks,
notes});return{stacks:stacks.all,threads:sortThreadStacks(found,calls),notes}}catch(_){var _error=_,_hasError=!0}finally{
__callDispose(_stack,_error,_hasError)}}function createStackTable(){let all=[],known=new Map;return{all,of:(key,make)=>{
let found=known.get(key);return found!==void 0?found:(known.set(key,all.length),all.push(make())-1)}}}function getThread(threads,process,thread,columns){
let key=`${String(process)}/${String(thread)}`,known=threads.get(key);if(known!==void 0)return known;let made={process:process??
-1,thread:thread??-1,...columns()};return threads.set(key,made),made}var createCallColumns=()=>({startNs:[],endNs:[],callchain:[]}),
createMarkColumns=()=>({startNs:[],stack:[]});function readBacktraced(file,origin){let calls=new Map,table=file.openUnchecked(
{table:"CUPTI_ACTIVITY_KIND_RUNTIME",required:{start:"integer",end:"integer",globalTid:"integer?"},optional:{callchainId:"\
integer?"}});return table?.has("callchainId")!==!0||forEachRow(table,{columns:[["start","t.start - :origin","integer"],[
"end",'t."end" - :origin',"integer"],["process","t.globalTid >> 24","integer?"],["thread","t.globalTid & 0xFFFFFF","inte\
ger?"],["callchainId","t.callchainId","integer"]],where:"t.callchainId IS NOT NULL",limit:mostMarks,parameters:{origin}},
([startNs,endNs,process,thread,callchain])=>{let own=getThread(calls,process,thread,createCallColumns);own.startNs.push(
startNs),own.endNs.push(endNs),own.callchain.push(callchain)}),calls}function readMarks(file,{origin,stacks,notes}){let marks=new Map,
table=file.openUnchecked({table:"NVTX_EVENTS",required:{start:"integer",eventType:"integer",globalTid:"integer?"},optional:{
text:"text?",textId:"integer?",domainId:"integer?",binaryData:"any"}});if(table===null||!table.has("binaryData")||!table.
has("domainId"))return marks;let domains=readNamedDomains(file,table).filter(({name,process,domainId})=>name===pythonDomain&&
process!==null&&domainId!==null).map(({process,domainId})=>`(${String(process)}, ${String(domainId)})`);if(domains.length===
0)return marks;let[read,unreadable]=[0,0];return forEachRow(table,{columns:[["start","t.start - :origin","integer"],["pr\
ocess","t.globalTid >> 24","integer?"],["thread","t.globalTid & 0xFFFFFF","integer?"],["binaryData",`hex(substr(t.binary\
Data, 1, ${48+96*mostFrames}))`,"hex"]],where:`t.eventType = ${markEventType} AND t.binaryData IS NOT NULL AND (t.global\
Tid >> 24, t.domainId) IN (VALUES ${domains.join(", ")})`,limit:mostMarks,parameters:{origin}},([startNs,process,thread,
hex])=>{let stack=stacks.of(hex,()=>decodePythonStack(Buffer.from(hex,"hex"),file.strings)??[]);if(read+=1,stacks.all[stack]?.
length===0){unreadable+=1;return}let own=getThread(marks,process,thread,createMarkColumns);own.startNs.push(startNs),own.
stack.push(stack)}),unreadable>0&&notes.push(`We ignored ${unreadable} Python stacks with an unknown format.`),read===mostMarks&&
notes.push(`We ignored all Python stacks after the first ${countText(mostMarks)}.`),marks}var headerBytes=32,frameBytes=24,
firstFrame=16;function decodePythonStack(data,strings){if(data.length<headerBytes+firstFrame||data.readBigUInt64LE(0)<1n)
return null;let[size,offset]=[Number(data.readBigUInt64LE(16)),Number(data.readBigUInt64LE(24))];if(offset<headerBytes||
size<firstFrame||offset+firstFrame>data.length)return null;let payload=data.subarray(offset,offset+size),count2=payload.
readUInt32LE(12);if(count2===0||size!==firstFrame+count2*frameBytes)return null;let frames=[];for(let index=0;index<Math.
min(count2,mostFrames);index+=1){let at=firstFrame+index*frameBytes;if(at+frameBytes>payload.length)break;let name=readText(
strings,payload.readBigUInt64LE(at));if(name===null)return null;let line=payload.readInt32LE(at+16);frames.push({function:name,
file:readText(strings,payload.readBigUInt64LE(at+8)),line:line>0?line:null,module:null})}return frames}var longestText=1024,
entities={"&lt;":"<","&gt;":">","&quot;":'"',"&apos;":"'","&amp;":"&"};function readText(strings,id){let text2=id>BigInt(
Number.MAX_SAFE_INTEGER)?null:strings.find(Number(id));return text2===null?null:text2.slice(0,longestText).replaceAll(/&(?:lt|gt|quot|apos|amp);/g,
entity=>entities[entity]??entity)}function readNative(file,calls,{stacks,notes}){let marks=new Map,table=file.openUnchecked(
{table:"CUDA_CALLCHAINS",required:{id:"integer",symbol:"integer",module:"integer",stackDepth:"integer"},optional:{unresolved:"\
integer?"}});if(table===null||calls.size===0)return marks;let frames=new Map,rows=0;forEachRow(table,{columns:[["id","t.\
id","integer"],["symbol","t.symbol","integer"],["module","t.module","integer"]],where:`${table.column("unresolved")} IS \
NOT 1`,orderBy:"t.id, t.stackDepth",limit:mostNativeRows},([id,symbol,module])=>{rows+=1;let known=frames.get(id);known===
void 0?frames.set(id,[[symbol,module]]):known.length<mostFrames&&known.push([symbol,module])}),rows===mostNativeRows&&notes.
push(`We ignored all stack frames after the first ${countText(mostNativeRows)}.`);let stackOf=callchain=>{let own=frames.
get(callchain);return own===void 0?null:stacks.of(`native ${own.join(" ")}`,()=>own.map(([symbol,module])=>({function:readText(
file.strings,BigInt(symbol))??"",file:null,line:null,module:readText(file.strings,BigInt(module))})))};for(let{process,thread,
startNs,callchain}of calls.values()){let own=getThread(marks,process,thread,createMarkColumns);for(let[index,id]of callchain.
entries()){let stack=stackOf(id);stack!==null&&(own.startNs.push(startNs[index]??0),own.stack.push(stack))}}return marks}
function sortThreadStacks(marks,calls){return[...marks].map(([key,{process,thread,startNs,stack}])=>{let order=Uint32Array.
from(startNs.keys()).sort((one,other)=>(startNs[one]??0)-(startNs[other]??0)),own=calls.get(key),ends=new Map(own?.startNs.
map((start,index)=>[start,own.endNs[index]??start]));return{process,thread,startNs:Float64Array.from(order,index=>startNs[index]??
0),endNs:Float64Array.from(order,index=>ends.get(startNs[index]??0)??startNs[index]??0),stack:Uint32Array.from(order,index=>stack[index]??
0)}})}function parseFileDiffs(diff){let files=[],file,[removed,added]=[createNoLines(),createNoLines()];for(let line of diff.split(
`
`))if(removed.missing>0&&line.startsWith("-"))takeLine(removed,line);else if(added.missing>0&&line.startsWith("+"))takeLine(
added,line);else if(line.startsWith("diff --git "))files.push(file={base:null,head:null,hunks:[]});else{if(file===void 0)
continue;if(line.startsWith("rename from "))file.base=unquoteName(line.slice(12));else if(line.startsWith("rename to "))
file.head=unquoteName(line.slice(10));else if(line.startsWith("--- "))file.base=readPath(line,"a/");else if(line.startsWith(
"+++ "))file.head=readPath(line,"b/");else{let[,oldFrom,olds,newFrom,news]=/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.
exec(line)??[];if(oldFrom===void 0||newFrom===void 0)continue;removed=createOpenLines(oldFrom,olds),added=createOpenLines(
newFrom,news),file.hunks.push({base:removed.lines,head:added.lines})}}return files}function createNoLines(){return{lines:{
from:0,texts:[]},missing:0}}function createOpenLines(from,count2){let missing=Number(count2??1);return{lines:{from:Number(
from)+(missing===0?1:0),texts:[]},missing}}function takeLine(open,line){open.lines.texts.push(line.slice(1)),open.missing-=
1}function readPath(line,prefix){let name=unquoteName(line.slice(4).replace(/\t$/,""));return name.startsWith(prefix)?name.
slice(prefix.length):null}var escapes={a:7,b:8,t:9,n:10,v:11,f:12,r:13};function unquoteName(name){if(!name.startsWith('\
"')||!name.endsWith('"'))return name;let bytes=[...name.slice(1,-1).matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/g)].map(([,octal,
escaped,plain])=>{if(octal!==void 0)return Buffer.of(Number.parseInt(octal,8));let code=escaped===void 0?void 0:escapes[escaped];
return code===void 0?Buffer.from(escaped??plain??""):Buffer.of(code)});return Buffer.concat(bytes).toString()}var mostDiffLength=2**25,diffOptions=["--unified=0","--inter-hunk-context=0","--no-color","--no-ext-diff","--no-textconv",
"--find-renames","--src-prefix=a/","--dst-prefix=b/","--ignore-submodules=all"];async function readCodeChanges(ports,commit,files){
if(commit===null||!/^[0-9a-f]{40,64}$/.test(commit))return null;try{var _stack=[];try{let repository=__using(_stack,await openRepository(
ports),!0);if(repository.kind==="none")return null;let{git}=repository;let diff=await git.run("-c","diff.relative=false",
"diff",...diffOptions,commit,"--");let listed=await git.run("ls-files","-z","--full-name","--",...files.map(file=>`:(top\
,literal)${file}`));if(!hasSucceeded(diff)||!hasSucceeded(listed)||diff.stdout.length>=mostDiffLength)return null;let tracked=new Set(
listed.stdout.split("\0"));return{files:parseFileDiffs(diff.stdout),untracked:new Set(files.filter(file=>!tracked.has(file)))}}catch(_){
var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){
if(!(error instanceof ToolError))throw error;return null}}function listSourceFiles(ranges){let sites=ranges.flatMap(({work})=>work).
flatMap(one=>one.sites);return[...new Set(sites.flatMap(({at})=>at.line===null?[]:[at.file]))]}var linesExplainer={needs:(_,{comparison})=>comparison!==null&&rangesToMap(comparison).length>0,isEarly:!0,cost:{leg:"li\
nes",starts:1,endingMs},explain:async(inquiry,known,mayBegin)=>{let{comparison,profiles}=known;return comparison===null?
known:addReason(known,await findLines(inquiry,comparison,profiles.head,mayBegin))}};async function findLines(inquiry,comparison,profile,mayBegin){
let{head,base,plan}=inquiry,{session}=head.side,ranges=rangesToMap(comparison),without=why=>known=>addLineSearch(known,ranges,
why),reason=findWhyNotSearched(inquiry);if(reason!==null)return without(reason);if(!mayBegin())return without(createOutOfTime(
session));let isGraph=hasGraphs(profile,ranges),baseSide=base!==null&&needsBase(ranges,isGraph)?base.side:null,gate=isGraph?
{kind:"none"}:chooseGate(plan,ranges);session.context.log.info(`To find the lines behind what's slower, the program runs\
 once more${baseSide===null?"":" on each side"} with call stacks. Nothing is measured.`);let after=await mapSide(head.side,
ranges,gate);if(!isMapped(after))return without(after);let before=baseSide!==null&&mayBegin()?await mapSide(baseSide,ranges,
gate):null,{ask:runTool,environment,folder}=session.tools,changes=await readCodeChanges({runTool,environment,temporaryDirectory:folder.
tmp,cwd:head.side.program.workingDirectory},base?.side.program.source.commit??comparison.base?.source.commit??null,listSourceFiles(
after));return known=>addLaunchSites(known,{base:before!==null&&isMapped(before)?before:null,head:after,changes})}function isMapped(side){
return Array.isArray(side)}function createOutOfTime({config}){return{state:"out-of-time",timeBudget:String(config["time-\
budget"])}}function findWhyNotSearched({head:{side},failed}){let{config,session}=side;return config.lines==="off"?{state:"\
off",timeBudget:null}:failed!==null?{state:"round-failed",timeBudget:null}:config.workload.server.command===null?null:(session.
context.log.info("We don't look for the lines behind what's slower, because we can't record a server's call stacks yet."),
{state:"server",timeBudget:null})}function hasGraphs(profile,ranges){return ranges.some(range=>findRange(profile.ranges,
range)?.rounds.some(({graphKernels})=>graphKernels>0))}function needsBase(ranges,isGraph){return isGraph||ranges.some(({
counts})=>counts.some(({state,base,head})=>state==="regressed"&&head>base))}function chooseGate({captures,roundsOfLoad},ranges){
let[shared]=captures.filter(({takesFirst})=>takesFirst||roundsOfLoad!==null),specs=(shared?.ranges??[]).filter(spec=>matchRanges(
spec,ranges).length>0),[only]=specs;if(only!==void 0&&specs.length===1&&!only.glob)return{kind:"nvtx",range:only,instances:only.
skip+1};let capture=captures.find(one=>one.ranges.length===0||ranges.every(range=>one.ranges.some(spec=>matchRanges(spec,
[range]).length>0)));return capture===void 0||capture.gate.kind==="none"?{kind:"none"}:{...capture.gate,instances:capture.
gate.kind==="nvtx"?capture.gate.range.skip+1:1}}async function mapSide(given,ranges,gate){let side=setPurpose(given,"lin\
es"),timed=limitToBudget(side),{session,name,config}=side,label=labelSide(side,"lines");try{return await inKeptFolder(side,
async()=>{let captured=await captureOrThrow(timed,{label,folder:join3(name,"lines","nsys"),trace:"lines",gate}),report=captured.
reports.at(-1);if(report===void 0)throw new CaptureError({what:"The run with call stacks left no report."});let place2=await findCodePlace(
side),sqlite=await exportSqlite(session.tools,report.path,describeExportPlace(captured)),whole=await readTrace(sqlite,createReading(
label,session.context)),inside=configuredRanges(config).filter(({text:text2})=>gate.kind!=="nvtx"||text2!==gate.range.text),
trace=keepCountedInstances(whole,inside,!1),stacks=readLaunchStacks(sqlite,trace.originNs);for(let note of stacks.notes)
await session.warn(`${label}: ${note}`);let mapped=mapLaunches(trace,stacks,ranges,config.attribution,place2);for(let path of[
report.path,sqlite])await rm(path,{force:!0});return mapped})}catch(error){if(error instanceof StoppedError)throw error;
let{id,where,message}=asFailure(error);return id==="time-limit"&&timed!==side?(await session.warn(`${label}: The time bu\
dget ran out before the call stacks were recorded.`),createOutOfTime(session)):(await session.warn(`${where??label}: Cou\
ldn't find the lines behind what's slower. ${message}`),{state:"failed",timeBudget:null})}finally{session.budget.ended()}}
async function findCodePlace({session,program}){let{ask:runTool,environment,folder}=session.tools,cwd=program.workingDirectory,
root=null;try{var _stack=[];try{let repository=__using(_stack,await openRepository({runTool,cwd,environment,temporaryDirectory:folder.
tmp}),!0);repository.kind!=="none"&&(root=await repository.git.line("rev-parse","--show-toplevel"))}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){if(!(error instanceof
ToolError))throw error}return{root:root??cwd,workingDirectory:cwd}}var explain_machine_code_exports={};__export(explain_machine_code_exports,{machineCodeExplainer:()=>machineCodeExplainer});
import{readdir}from"node:fs/promises";import{basename,join as join4}from"node:path";function findKernelsToRead(comparison,base,head){let pairs=comparison.ranges.flatMap(range=>range.kernels.flatMap(row=>matchFunctions(
row,findRange(base.ranges,range),findRange(head.ranges,range))??[]));return{base:[...new Set(pairs.map(pair=>pair.base))],
head:[...new Set(pairs.map(pair=>pair.head))]}}function addMachineCode(comparison,base,head){let chips=[base,head].flatMap(
({profile})=>profile.machine.gpus.map(({computeCapability})=>computeCapability));if(chips.includes(null)||new Set(chips).
size!==1)return comparison;let ranges=comparison.ranges.map(range=>{let[before,after]=[findRange(base.profile.ranges,range),
findRange(head.profile.ranges,range)],kernels=range.kernels.map(row=>{let names=matchFunctions(row,before,after),[old,young]=[
base.codes.get(names?.base??""),head.codes.get(names?.head??"")];return old===void 0||young===void 0?row:{...row,machineCode:compareMachineCode(
old,young)}});return{...range,kernels}});return{...comparison,ranges}}function matchFunctions({time,match,baseNames,headNames},base,head){
if(time.state!=="regressed"||match!=="exact"&&match!=="renamed")return null;let[old,young]=[listMangledNames(base,baseNames),
listMangledNames(head,headNames)],same=young.find(name=>old.includes(name));if(same!==void 0)return{base:same,head:same};
let[before,after]=[old[0],young[0]];return old.length>1||young.length>1||before===void 0||after===void 0?null:{base:before,
head:after}}function listMangledNames(range,names){let sorted=(range?.kernels??[]).flatMap(({name,variants:variants2})=>names.
includes(name)?variants2:[]).toSorted((one,other)=>medianTotalNs(other)-medianTotalNs(one));return[...new Set(sorted.flatMap(
({mangled})=>mangled??[]))]}var mostOpcodes=8;function compareMachineCode(base,head){let sides={base:base.code.instructions,
head:head.code.instructions},state=compareCode(sides.base,sides.head),change={state,instructions:{base:sides.base.length,
head:sides.head.length},findings:[],mix:[],hot:{base:findHotSpot(base),head:findHotSpot(head)}};if(state!=="changed")return change;
let opcodes={base:sides.base.map(parseOpcode),head:sides.head.map(parseOpcode)},counts=countOnSides(opcodes,([name])=>[name]);
return{...change,findings:[...findSpills(counts),...findPrecisionChange(opcodes),...findNarrowerAccess("narrower-loads",
["LDG","LD"],opcodes),...findNarrowerAccess("narrower-stores",["STG","ST"],opcodes)],mix:counts.filter(row=>!fillers.has(
row.key)&&row.base!==row.head).toSorted((one,other)=>Math.abs(other.head-other.base)-Math.abs(one.head-one.base)||(one.key<
other.key?-1:1)).slice(0,mostOpcodes).map(({key:opcode,base:base2,head:head2})=>({opcode,base:base2,head:head2}))}}function compareCode(base,head){
let[old="",young=""]=[base,head].map(instructions=>instructions.map(({text:text2})=>text2).join(`
`));return old===young?"identical":renumberRegisters(old)===renumberRegisters(young)?"other-registers":"changed"}function renumberRegisters(code){
let names=new Map,used=new Map;return code.replaceAll(/(?<![\w.])(UR|UP|SB|R|P|B)(\d{1,3})(?!\w)/g,(name,kind)=>{let number2=used.
get(kind)??0,known=names.get(name);return known!==void 0?known:(used.set(kind,number2+1),names.set(name,`${kind}${number2}`),
`${kind}${number2}`)})}function parseOpcode({text:text2}){let[name="",...modifiers]=(/^(?:@!?\w+\s+)?([\w.]+)/.exec(text2)?.[1]??
"").split(".");return[name,...modifiers]}function countOnSides({base,head},keysOf){let[old,young]=[Map.groupBy(base.flatMap(
keysOf),key=>key),Map.groupBy(head.flatMap(keysOf),key=>key)];return[...new Set([...old.keys(),...young.keys()])].map(key=>({
key,base:old.get(key)?.length??0,head:young.get(key)?.length??0}))}var fillers=new Set(["NOP",""]);function findSpills(counts){
let countOf=opcode=>{let{base=0,head=0}=counts.find(({key})=>key===opcode)??{};return{base,head}},[loads,stores]=[countOf(
"LDL"),countOf("STL")],[before,after]=[loads.base+stores.base,loads.head+stores.head];return after>before&&after>=2*before?
[{kind:"spills",loads,stores}]:[]}var widths={128:128,64:64,U16:16,S16:16,U8:8,S8:8,256:256};function readWidth(modifiers){
return modifiers.map(modifier=>widths[modifier]).find(bits=>bits!==void 0)??32}function findNarrowerAccess(kind,names,opcodes){
let widths2=countOnSides(opcodes,([name,...modifiers])=>names.includes(name)?[readWidth(modifiers)]:[]).map(({key:bits,base,
head})=>({bits,base,head})).toSorted((one,other)=>other.bits-one.bits),widest=widths2.find(({base})=>base>0);if(widest===
void 0||widest.bits<=32)return[];let lost=widest.base-widest.head,came=widths2.filter(({bits})=>bits<widest.bits).reduce(
(sum,{base,head})=>sum+Math.max(0,head-base),0);return!widths2.some(({bits,head})=>bits>widest.bits&&head>0)&&lost>0&&2*
lost>=widest.base&&came>=2*lost?[{kind,widths:widths2}]:[]}var arithmetic=[["tensor",/^(?:[HIDQBO]MMA|[HIQB]GMMA|UTC\w*MMA\w*)$/],
["fp64",/^D(?:FMA|ADD|MUL|SETP|MNMX)$/],["fp32",/^F(?:FMA|ADD|MUL|SWZADD)2?$/],["fp16",/^H(?:FMA|ADD|MUL)2(?:_MMA)?$/]],
mainShare=.5,fewestInstructions=4;function findPrecisionChange(opcodes){let[from,to]=[findMainPrecision(opcodes.base),findMainPrecision(
opcodes.head)];return from===null||to===null||from===to?[]:[{kind:"precision",from,to}]}function findMainPrecision(opcodes){
let found=opcodes.flatMap(([name])=>arithmetic.find(([,pattern])=>pattern.test(name))?.[0]??[]);if(found.includes("tenso\
r"))return"tensor";if(found.length<fewestInstructions)return null;let isMain=precision=>found.filter(one=>one===precision).
length>mainShare*found.length;return found.find(isMain)??null}function findHotSpot({code,lines}){let all=code.instructions.
reduce((sum,{samples})=>sum+(samples??0),0);if(all===0)return null;let[hottest]=code.instructions.toSorted((one,other)=>(other.
samples??0)-(one.samples??0));if(hottest===void 0)return null;let ofLines=lines.reduce((sum,{samples})=>sum+samples,0),[
line]=lines.toSorted((one,other)=>other.samples-one.samples);return{instruction:hottest.text.slice(0,200),offset:hottest.
offset,shareRatio:(hottest.samples??0)/all,line:line===void 0||ofLines===0?null:{file:line.file,line:line.line,shareRatio:line.
samples/ofLines}}}var mostInstructions=2e5,longestText2=500,longestPath=4096;function parseNcuSass(text2,file){let found=[],open=null,close=()=>{
open!==null&&open.rows.length>0&&found.push({kernel:open.kernel,instructions:makeAddressesRelative(open.rows)})};for(let{
cells,line}of readRecords(text2)){let[first="",second=""]=cells;if(first==="Kernel Name"&&cells.length===2)close(),open=
{kernel:shortenName(second),columns:null,rows:[]};else if(open!==null&&open.columns===null)open.columns=findColumns(cells,
file,line);else if(open!==null){if(open.rows.length>=mostInstructions)throw createSourceError(file,line,`A kernel has mo\
re than ${countText(mostInstructions)} instructions.`);open.rows.push(parseInstruction(cells,open.columns??defaultColumns,
file,line))}}return close(),keepDistinctCodes(found)}function parseNcuLines(text2,file){let found=[],[path,kernel]=[null,
null],columns=null;for(let{cells,line}of readRecords(text2)){let[first="",second=""]=cells;if(first==="File Path"&&cells.
length===2)[path,kernel,columns]=[second.slice(0,longestPath),null,null];else if(first==="Function Name"&&cells.length===
2)kernel=shortenName(second);else if(first==="Line No")columns=findColumns(cells,file,line);else if(path!==null&&kernel!==
null&&columns!==null&&first!==""){if(!/^\d{1,7}$/.test(first))throw createSourceError(file,line,`Expected a line number,\
 found ${quoteText(first)}.`);let samples=parseSamples(cells,columns,file,line);samples!==null&&samples>0&&found.push({kernel,
file:path,line:Number(first),samples})}}return found}var defaultColumns={address:0,source:1,samples:-1};function*readRecords(text2){
let line=0;for(let at=0;at<text2.length;){let found=text2.indexOf(`
`,at),end=found===-1?text2.length:found;line+=1,text2[at]==='"'&&(yield{cells:splitCells(text2.slice(at,end)),line}),at=
end+1}}function splitCells(text2){let cells=[];for(let at=0;text2[at]==='"';){let end=text2.indexOf('"',at+1);for(;end!==
-1&&text2[end+1]==='"';)end=text2.indexOf('"',end+2);if(end===-1)break;cells.push(text2.slice(at+1,end).replaceAll('""',
'"')),at=end+2}return cells}function findColumns(names,file,line){let address=names.indexOf("Address"),source=names.indexOf(
"Source",address);if(address===-1||source===-1)throw createSourceError(file,line,`Expected a column Address followed by \
a column Source, found ${quoteText(names.join(", "))}.`);return{address,source,samples:names.indexOf("# Samples")}}function parseInstruction(cells,columns,file,line){
let[address="",text2=""]=[cells[columns.address],cells[columns.source]?.trim().replaceAll(/\s+/g," ")];if(!/^0x[0-9a-f]{1,16}$/i.
test(address))throw createSourceError(file,line,`Expected an address, found ${quoteText(address)}.`);if(text2===""||text2.
length>longestText2)throw createSourceError(file,line,`Expected an instruction, found ${quoteText(text2)}.`);return{address:BigInt(
address),text:text2,samples:parseSamples(cells,columns,file,line)}}function parseSamples(cells,columns,file,line){if(columns.
samples===-1)return null;let text2=cells[columns.samples]??"";if(text2===""||text2==="-")return null;let samples=Number(
text2.replaceAll(",",""));if(!/^[\d,]+$/.test(text2)||!Number.isSafeInteger(samples))throw createSourceError(file,line,`\
Expected a number of samples, found ${quoteText(text2)}.`);return samples}function makeAddressesRelative(rows){let start=rows[0]?.
address??0n,end=(rows.at(-1)?.address??0n)+16n;return rows.map(({address,text:text2,samples})=>({offset:Number(address-start),
text:text2.replaceAll(/(?<![\w[])0x[0-9a-f]{1,16}(?!\w)/gi,word=>{let value2=BigInt(word);return value2>=start&&value2<end?
`+0x${(value2-start).toString(16)}`:word}),samples}))}function keepDistinctCodes(codes){let byText=new Map;for(let code of codes){
let key=JSON.stringify([code.kernel,code.instructions.map(({text:text2})=>text2)]),known=byText.get(key);(known===void 0||
sumSamples(code)>sumSamples(known))&&byText.set(key,code)}return[...byText.values()]}function sumSamples({instructions}){
return instructions.reduce((sum,{samples})=>sum+(samples??0),0)}function quoteText(text2){return JSON.stringify(text2.slice(
0,80))}function createSourceError(file,line,why){return new ParseError({what:"Can't read the machine code from ncu.",where:`${file}\
, line ${line}`,why,help:"The verdict doesn't depend on the machine code. Please report the problem and include your ncu\
 version.",id:"ncu-source"})}var mostKernels=12,importLimitMs=2*6e4,leastMs=2e4,machineCodeExplainer={needs:(inquiry,known)=>(createQuestion(inquiry,
known)?.wanted.head.length??0)>0,isEarly:!1,cost:{leastMs},explain:async(inquiry,known,mayBegin)=>{let question=createQuestion(
inquiry,known);if(question===null)return known;if(mayBegin()){let reason=await compareSides(question);return reason===null?
known:addReason(known,reason)}return inquiry.head.side.session.context.log.info("The machine code of slower kernels wasn\
't compared because the time budget was used up."),known}};function createQuestion({head,base},{comparison,profiles}){return comparison===
null||base===null||!isProfile(profiles.base)?null:{base:{side:base.side,profile:profiles.base},head:{side:head.side,profile:profiles.
head},wanted:findKernelsToRead(comparison,profiles.base,profiles.head)}}async function compareSides({base,head,wanted}){
try{let before={profile:base.profile,codes:await readCodes(base.side,wanted.base.slice(0,mostKernels))},after={profile:head.
profile,codes:await readCodes(head.side,wanted.head.slice(0,mostKernels))};return comparison=>addMachineCode(comparison,
before,after)}catch(error){if(error instanceof StoppedError)throw error;let{where,message,why}=asFailure(error);return await head.
side.session.warn(`Couldn't find what changed in the machine code. ${[where,message,why].filter(part=>part!==null).join(
" ")}`),null}}async function readCodes(given,kernels){let side=setPurpose(given,"ncu"),found=new Map;for(let report of await listReports(
side)){let text2=await readSourcePage(side,report,kernels,"sass"),codes=parseNcuSass(text2,report).filter(({kernel})=>kernels.
includes(kernel)),lines=codes.some(isSampled)?await readLineSamples(side,report,kernels):[];for(let code of codes){let own={
code,lines:lines.filter(({kernel})=>kernel===code.kernel)};found.set(code.kernel,[...(found.get(code.kernel)??[]).filter(
other=>!isSame(other.code,code)),own])}}return new Map([...found].flatMap(([kernel,[first,...others]])=>first===void 0||
others.length>0?[]:[[kernel,first]]))}function isSampled({instructions}){return instructions.some(({samples})=>(samples??
0)>0)}function isSame(one,other){let textOf=({instructions})=>JSON.stringify(instructions.map(({text:text2})=>text2));return textOf(
one)===textOf(other)}async function listReports({session,name}){let folder=join4(name,"ncu");return(await readdir(session.
directory.file(folder),{withFileTypes:!0}).catch(()=>[])).filter(run2=>run2.isDirectory()).map(run2=>join4(folder,run2.name,
"report.ncu-rep")).filter(report=>pathIfExists(session.directory.file(report))!==null).toSorted()}async function readSourcePage({
session,config},report,kernels,view){let{directory,tools}=session,argv=ncuSourceArgv(config.ncu.path,directory.file(report),
kernels,view),ports={runTool:tools.runTool,cwd:directory.path,environment:tools.environment},{exitCode,stdout,stderr,timedOut}=await callTool(
ports,"ncu --import",argv,importLimitMs);if(exitCode===0)return stdout;throw new ParseError({id:"ncu-source",what:timedOut?
"ncu --import didn't finish within two minutes.":`ncu --import exited with ${exitCode}.`,where:report,why:`${stderr}
${stdout}`.trim().slice(0,500)})}async function readLineSamples(side,report,kernels){let text2=await readSourcePage(side,
report,kernels,"cuda,sass").catch(error=>{if(error instanceof ParseError)return"";throw error}),place2=await findCodePlace(
side);return parseNcuLines(text2,report).map(line=>({...line,file:findRepositoryPath(line.file,place2)??basename(line.file)}))}var print_run_exports={};__export(print_run_exports,{printRun:()=>printRun});import{dirname}from"node:path";async function printRun(asked,{withFeatures,output}){let context=await withFeatures(),{screen,isJson,isQuiet,say,sayFolded,
aside}=output,request=await createCommandRequest(context,asked.settings);if(asked.verdict){requireBaseOrBudget(request);
let{added,exitCode:exitCode2}=await run(context,request);return await output.printText(findAddedText(added,"verdict.json")??
""),exitCode2}let result=await run(context,request),{profile,comparison,failure,profileFile,exitCode}=result,layout=output.
layout(),real=profile.ranges.some(({kernels})=>kernels.length>0)?"The capture is real.":"The ranges were captured, but t\
hey contain no kernels.",measured=wrapLine(`${failure===null?real:"What was measured:"} ${profileFile}`,layout);await logDiskUse(
context,dirname(result.directory)),isQuiet?await say([...comparison===null?[]:verdictLines(comparison,layout),...measured].
join(`
`)):(aside(""),await sayFolded(()=>fullText(result,layout)),await say([screenText(result,layout),...comparison===null||failure!==
null?measured:[]].join(`
`))),failure!==null&&aside(`
${describeError(failure,screen.err())}`);let folder=formatFolder(context.cwd,result.directory);return isQuiet||await say(
endLines({folder,comparison,exitCode},layout).join(`
`)),isJson&&await output.printJson(profile),exitCode}function requireBaseOrBudget({loaded}){let{base,budgets}=loaded.config.
compare;if(!(base!==null||budgets.length>0))throw new UserError({id:"usage",what:"--verdict needs something to compare w\
ith.",where:"command line",help:"Add --base REF, or a budget."})}export{explain_exports as m0,explain_lines_exports as m1,explain_machine_code_exports as m2,print_run_exports as m3};
