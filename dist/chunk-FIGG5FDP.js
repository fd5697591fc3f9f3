import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{instanceTimes,wallFigures}from"./chunk-VF7ZCXP2.js";import{hasGpu}from"./chunk-IG4XIXGV.js";import{kernelLabel}from"./chunk-DB7Z5D5G.js";
import{metricAmount,metricTitle,profileMetrics,shownText}from"./chunk-KOLGLZ76.js";import{clipMiddle,formatCount,formatCounts,
formatNs,formatShare}from"./chunk-P7EYOAZ4.js";import{alikeOperators,medianOf,operatorText,sharedPath}from"./chunk-T2VURG6D.js";
import{median,medianKernelNs,medianTotalNs}from"./chunk-7Z5XDYKE.js";import{counted,listText}from"./chunk-UWABTZDV.js";
import{amountText,rangeText,wholeCaptureName}from"./chunk-YTVQXYLK.js";import{paint,plainText}from"./chunk-JN33INQG.js";function missingNcuText(status){if(status===null||status.state==="off")return null;let ranges=status.notNeeded.map(({name,
domain})=>rangeText(name,domain)),notNeeded=ranges.length===0?null:`Nsight Compute didn't run for ${listText(ranges,5)},\
 because no verdict on these ranges needs an explanation (ncu.when: auto).`;return status.state==="measured"?notNeeded:status.
state==="not-needed"?"Nsight Compute didn't run: no kernel's time per launch changed enough to matter, and no range is o\
ver budget. To run it anyway, set ncu.when=always.":`Nsight Compute ${{unavailable:"couldn't be used, so nothing explain\
s",failed:"failed, so little or nothing explains",skipped:"was skipped, so nothing explains"}[status.state]} why kernels\
 take as long as they do${status.why===null?".":`: ${status.why}`}`}function gpuShare(rounds){let known=rounds.flatMap(({spanNs,gpuIdleNs})=>spanNs===null||gpuIdleNs===null||spanNs===0?[]:
[{spanNs,busyNs:spanNs-gpuIdleNs}]);return known.length===0?null:{busyNs:median(known.map(({busyNs})=>busyNs)),spanNs:median(
known.map(({spanNs})=>spanNs)),share:median(known.map(({busyNs,spanNs})=>busyNs/spanNs))}}var special=/[\\`*_[\]<>#!|~&@$^]|(?<=[^\d\s])\.(?=\S)|\.(?=[^\d\s])|(?<=www)\.|:(?=\S)(?!(?<=\d:)\d\d(?!\d))|(?<=GH)-(?=\d)/gi,
specialAtStart=new RegExp(String.raw`${special.source}|(?<=^\s*)[-+=:]|(?<=^\s*\d*)[.)]`,"gi");function markdownText(text,within=!1){
let found=within?special:specialAtStart;return plainText(text).replace(found,character=>`&#${String(character.codePointAt(
0))};`)}function markdownCode(text){let plain=plainText(text).replaceAll(/\s+/g," ").trim();if(plain==="")return"";if(plain.
includes("\\|"))return`<code>${markdownText(plain)}</code>`;let longest=Math.max(0,...[...plain.matchAll(/`+/g)].map(([run])=>run.
length)),fence="`".repeat(longest+1),padding=plain.startsWith("`")||plain.endsWith("`")?" ":"";return`${fence}${padding}${plain}${padding}${fence}`}
function markdownTable(columns,rows){let line=cells=>`| ${cells.map(cell=>cell.replaceAll("|","\\|")).join(" | ")} |`;return[
line(columns.map(({title})=>title)),line(columns.map(({align})=>align==="right"?"--:":":--")),...rows.map(line)].join(`
`)}function left(title){return{title,align:"left"}}function right(title){return{title,align:"right"}}function flexible(title,least,shorten=cutShared){
return{...left(title),least,shorten}}function leaving(columns,order){return columns.map(column=>{let leaves=order.indexOf(
column.title);return leaves<0||column.title===""?column:{...column,leaves}})}var gap=2;function textTable(columns,rows,layout,indent="\
  "){let width=layout.width-indent.length,kept=keptColumns(columns,rows,width),shown2=kept.map(at=>columns[at]??left("")),
cut=shortened(shown2,rows.map(row=>kept.map(at=>row[at]??"")),width),widths=shown2.map((column,at)=>widthOf(column,cut,at)),
line=cells=>{let last=cells.findLastIndex(cell=>textOf(cell)!==""),texts=cells.slice(0,last+1).map((cell,at)=>{let text=textOf(
cell),pad=" ".repeat(Math.max(0,(widths[at]??0)-text.length)),said=typeof cell=="string"?text:paint(layout,cell.tone,text);
return shown2[at]?.align==="right"?pad+said:at===last?said:said+pad});return(indent+texts.join(" ".repeat(gap))).trimEnd()};
return[line(shown2.map(({title})=>title)),...cut.map(line)]}function keptColumns(columns,rows,width){let least=columns.map(
(column,at)=>{let natural=widthOf(column,rows,at);return column.least===void 0?natural:Math.min(natural,Math.max(column.
title.length,column.least))}),kept=columns.map((_,at)=>at),order=kept.filter(at=>columns[at]?.leaves!==void 0).toSorted(
(one,other)=>(columns[one]?.leaves??0)-(columns[other]?.leaves??0)),taken=()=>kept.reduce((sum,at)=>sum+(least[at]??0)+gap,
-gap);for(let next of order){if(taken()<=width)break;kept=kept.filter(at=>at!==next)}return kept}function shortened(columns,rows,width){
let widths=columns.map((column,at)=>widthOf(column,rows,at)),lower=at=>Math.max(columns[at]?.title.length??0,columns[at]?.
least??1/0),over=()=>widths.reduce((sum,one)=>sum+one+gap,-gap)-width;for(;;){let cuttable=widths.flatMap((one,at)=>one>
lower(at)?[at]:[]),widest=cuttable.toSorted((one,other)=>(widths[other]??0)-(widths[one]??0))[0],excess=over();if(widest===
void 0||excess<=0)break;let next=Math.max(0,...cuttable.filter(at=>at!==widest).map(at=>widths[at]??0),lower(widest)),now=widths[widest]??
0;widths[widest]=Math.max(next<now?next:lower(widest),now-excess)}let cut=columns.map(({shorten=cutShared,least},at)=>{let texts=rows.
map(row=>textOf(row[at]??""));return least===void 0?texts:shorten(texts,widths[at]??0)});return rows.map((row,index)=>row.
map((cell,at)=>{let text=cut[at]?.[index]??"";return typeof cell=="string"?text:{...cell,text}}))}function widthOf({title},rows,at){
return rows.reduce((width,row)=>Math.max(width,textOf(row[at]??"").length),title.length)}function textOf(cell){return typeof cell==
"string"?cell:cell.text}function cutShared(texts,width){let sorted=[...new Set(texts)].sort(),shared=sorted.map((text,at)=>sharedLength(
sorted[at-1]??"",text)),cut=new Map(sorted.map((text,at)=>[text,text.length<=width?text:cutPieces(piecesOf(text,at,shared),
width)]));return texts.map(text=>cut.get(text)??text)}function sharedLength(one,other){let length=0;for(;length<one.length&&
one[length]===other[length];)length+=1;return length}function piecesOf(text,at,shared){let ends=new Set([text.length]);for(let[
index,least]=[at,1/0];index>0;index-=1)ends.add(least=Math.min(least,shared[index]??0));for(let[index,least]=[at+1,1/0];index<
shared.length;index+=1)ends.add(least=Math.min(least,shared[index]??0));let from=0;return[...ends].toSorted((one,other)=>one-
other).map(end=>{let piece=text.slice(from,/[\uDC00-\uDFFF]/.test(text[end]??"")?end-1:end);return from+=piece.length,piece})}
var leastPiece=2;function cutPieces(pieces,width){let all=pieces.join(""),cut=[...pieces],excess=all.length-width,longestFirst=[
...pieces.keys()].toSorted((one,other)=>(pieces[other]?.length??0)-(pieces[one]?.length??0));for(let at of longestFirst){
let piece=pieces[at]??"";if(excess<=0||piece.length<=leastPiece)break;let most=Math.max(leastPiece,piece.length-excess);
excess-=piece.length-most,cut[at]=clipMiddle(piece,most)}return excess>0?clipMiddle(all,width):cut.join("")}function topFindings(ranges,limit){let sorted=ranges.flatMap(range=>range.findings.map(finding=>({range,finding}))).toSorted(
(one,other)=>(other.finding.impactNs??-1)-(one.finding.impactNs??-1));return[...Map.groupBy(sorted,({finding})=>finding.
id).values()].slice(0,limit).flatMap(([first,...others])=>first===void 0?[]:[{...first,others}])}var listedRanges=12,listedFamilies=6,listedMetrics=20,listedOperators=10,listedFindings=3,labelWidth=60,familyWords={gemm:"\
matrix multiplications",attention:"attention",triton:"generated (Triton) kernels",xla:"generated (XLA) kernels",communication:"\
communication between GPUs",memory:"memory fills and the KV cache",moe:"routing to experts",conv:"convolutions",quantize:"\
quantization",norm:"normalization",rope:"position encoding",sampling:"sampling of the next token",softmax:"softmax",activation:"\
activation functions",embedding:"embedding lookups",copy:"copies and layout changes",reduce:"reductions",elementwise:"el\
ementwise operations",other:"other"},plainWords={"launch-bound":"The GPU often waits for the host to launch work","gpu-i\
dle":"The GPU is often idle","host-synchronization":"The host often stops to wait for the GPU","pageable-copies":"Copies\
 use pageable memory, which is slow","tiny-kernels":"The work is split into many very short kernels",spills:"A kernel ke\
eps its threads' data in memory instead of registers","small-grid":"A kernel is too small to use the whole GPU","partial\
-wave":"A kernel has too little work to fill the GPU","compute-bound":"A kernel computes as fast as the GPU can","latenc\
y-bound":"A kernel waits instead of computing","tail-effect":"A kernel leaves much of the GPU idle near its end","low-oc\
cupancy":"A kernel keeps the GPU less busy than it could","memory-bound":"A kernel is limited by memory bandwidth","memo\
ry-latency":"A kernel waits for memory",uncoalesced:"A kernel reads memory in an order that wastes bandwidth"};function summaryMarkdown(profile){
let[largest]=profile.ranges.toSorted((one,other)=>medianKernelNs(other)-medianKernelNs(one));return`${[hasGpu(profile)?"\
# Where the GPU's time goes":"# Where the time goes",...ranText(profile),...metricsText(profile),...phasesText(profile),
...largest===void 0?[]:[...familiesText(largest),...operatorsText(largest)],...findingsText(profile),...footer(profile)].
join(`

`)}
`}function ranText(profile){let{machine,workload,source,rounds}=profile,gpus=[...new Set(machine.gpus.map(({name})=>name))].
map(text=>markdownText(text)).join(", "),gpu=hasGpu(profile)?` on ${gpus||"an unknown GPU"}`:"",command=workload.command.
length===0?"an unknown program":markdownCode(clip(workload.command.join(" "))),commit=source.commit===null?"":`, at comm\
it ${markdownText(source.commit.slice(0,12))}${source.dirty===!0?" with changes":""}`,measured=rounds.length===1?"once":
`${String(rounds.length)} times; all numbers are medians`;return[`**What ran:** ${command}${gpu}${commit}, measured ${measured}\
.`]}function metricsText(profile){let allWalls=profile.ranges.flatMap(range=>wallCells(range,profile.untraced)),walls=allWalls.
slice(0,listedRanges),rows=profileMetrics(profile);if(walls.length+rows.length===0)return[];let cells=rows.slice(0,listedMetrics).
map(row=>[clip(shown(metricTitle(row))),shown(amountText(metricAmount(row.middle,row.unit)))]),runs=profile.untraced.length;
return["## How long it takes, and what the program reports",`Measured ${runs===1?"once":`${String(runs)} times`} in sepa\
rate runs without tracing, because tracing would slow the program down.`,...walls.length===0?[]:[markdownTable([left("ph\
ase"),right("median"),right("90% within"),right("minimum")],walls)],...allWalls.length>walls.length?[`\u2026 and ${counted(
allWalls.length-walls.length,"more phase")}, in profile.json.`]:[],...cells.length===0?[]:[markdownTable([left("metric"),
right("median")],cells)],...rows.length>cells.length?[`\u2026 and ${counted(rows.length-cells.length,"more metric")}, in\
 profile.json.`]:[]]}var shown=text=>shownText(text,(kind,part)=>kind==="own"?part:markdownText(part));function wallCells(range,untraced){
let processes=untraced.map(run=>instanceTimes(run,range)).filter(({length})=>length>0);if(processes.length===0)return[];
let{medianNs,p90Ns,minNs}=wallFigures(processes);return[[markdownText(label(range)),formatNs(medianNs),formatNs(p90Ns),formatNs(
minNs)]]}function phasesText(profile){let{ranges}=profile;if(ranges.length===0)return["No phase of the program was measu\
red."];let top=ranges.slice(0,listedRanges),isOnGpu=hasGpu(profile),walls=top.map(range=>[markdownText(label(range)),formatNs(
median(range.rounds.map(({wallNs})=>wallNs)))]),rows=top.map(range=>{let gpu=gpuShare(range.rounds);return[markdownText(
label(range)),formatNs(medianKernelNs(range)),formatCounts(range.rounds.map(({launches})=>launches)),gpu===null?"unknown":
formatShare(gpu.share)]});return["## By phase",`${ranges.some(({name})=>name===wholeCaptureName)?"The program marks no p\
hases, so everything is shown as one phase.":"Phases are the ranges that the program marks. Phases can be nested."} ${isOnGpu?
"*Busy* is the share of the phase during which the GPU was working. Profiling makes this share look smaller than it is.":
"Profiling makes them look longer than they are."}`,isOnGpu?markdownTable([left("phase"),right("GPU time"),right("kernel\
 launches"),right("busy")],rows):markdownTable([left("phase"),right("wall time")],walls),...ranges.length>top.length?[`\u2026\
 and ${counted(ranges.length-top.length,"more phase")}.`]:[],...otherThreadsText(top)]}function otherThreadsText(ranges){
let parts=ranges.flatMap(range=>{let launches=range.rounds.map(({otherThreads})=>otherThreads.launches);return Math.max(
0,...launches)===0?[]:[`${formatCounts(launches)} in ${markdownText(label(range))}`]});return parts.length===0?[]:[`Kern\
el launches by other threads of the program: ${parts.join(", ")}.`]}function familiesText(range){if(medianKernelNs(range)===
0)return[];let families=range.families.map(row=>({family:row.family,totalNs:medianTotalNs(row)})),rows=families.slice(0,
listedFamilies).map(({family,totalNs})=>[markdownText(Object.hasOwn(familyWords,family)?familyWords[family]??family:family),
formatNs(totalNs),formatShare(totalNs/medianKernelNs(range))]);return[`## By kind of work, in ${markdownText(label(range))}`,
markdownTable([left("kind"),right("GPU time"),right("share")],rows),...families.length>rows.length?[`\u2026 and ${counted(
families.length-rows.length,"more kind")}.`]:[]]}function operatorsText(range){let all=alikeOperators(range.operators).map(
alike=>{let sum=pick=>alike.reduce((total,row)=>total+medianOf(row,pick),0);return{name:operatorText(range,sharedPath(alike.
map(({path})=>path))),paths:alike.length,self:sum(({selfNs})=>selfNs),total:sum(({totalNs})=>totalNs),instances:sum(({instances})=>instances),
launches:sum(({launches})=>launches)}}).toSorted((one,other)=>other.self-one.self);if(all.length===0)return[];let top=all.
slice(0,listedOperators);return[`## By operator, in ${markdownText(label(range))}`,"Operators are the ranges nested in t\
his phase. *Self* doesn't count kernels in more deeply nested ranges.",markdownTable([left("operator"),right("self"),right(
"total"),right("instances"),right("kernel launches")],top.map(({name,paths,self,total,instances,launches})=>[markdownText(
paths===1?clip(name):`${clip(name)} (${formatCount(paths)})`),formatNs(self),formatNs(total),formatCount(instances),formatCount(
launches)])),...all.length>top.length?[`\u2026 and ${formatCount(all.length-top.length)} more, in operators.csv.`]:[]]}function findingsText({
ranges,ncu}){let missing=missingNcuText(ncu),top=topFindings(ranges,listedFindings);return["## What stands out",top.length===
0?"No rule found anything.":top.map((found,index)=>findingText(index+1,found)).join(`
`),...missing===null?[]:[markdownText(missing)]]}function findingText(number,{range,finding,others}){let words=(Object.hasOwn(
plainWords,finding.id)?plainWords[finding.id]:void 0)??finding.id,where=finding.kernel===null?"":` (the kernel ${markdownCode(
kernelLabel(finding.kernel,labelWidth))})`,more=others.length>0?` ${String(others.length)} more of this kind.`:"",saving=finding.
impactNs===null?"":` Potential savings: at most ${formatNs(finding.impactNs)}.`;return`${String(number)}. **${words}**, \
in ${markdownText(label(range))}${where}. ${markdownText(finding.what)}${saving}${more} Help: ${markdownText(finding.advice)}`}
function footer({tool,warnings}){let count=warnings.length,warned=count===0?"":` profile.json also has ${counted(count,"\
warning")}.`;return[`*Generated by ${markdownText(tool.name)} ${markdownText(tool.version)} from profile.json, which has\
 all the numbers.${warned}*`]}function label({name,domain}){return domain===""?name:`${name}@${domain}`}function clip(text){
return text.length>200?`${text.slice(0,199)}\u2026`:text}var wallPartTimes=[["host-own",({hostTime})=>hostTime?.ownNs??null],["host-launch",({hostTime})=>hostTime?.launchNs??null],
["host-graph-launch",({hostTime})=>hostTime?.graphLaunchNs??null],["host-copy",({hostTime})=>hostTime?.copyNs??null],["h\
ost-synchronization",({hostTime})=>hostTime?.synchronizationNs??null],["host-memory",({hostTime})=>hostTime?.memoryNs??null],
["host-other",({hostTime})=>hostTime?.otherNs??null],["idle-launch",({gpuIdle})=>gpuIdle?.launchNs??null],["idle-after-s\
ynchronization",({gpuIdle})=>gpuIdle?.afterSynchronizationNs??null],["idle-synchronization",({gpuIdle})=>gpuIdle?.synchronizationNs??
null],["idle-copy",({gpuIdle})=>gpuIdle?.copyNs??null],["idle-queue",({gpuIdle})=>gpuIdle?.queueNs??null],["idle-unknown",
({gpuIdle})=>gpuIdle?.unknownNs??null]];export{gpuShare,markdownText,markdownCode,markdownTable,missingNcuText,left,right,flexible,leaving,textTable,topFindings,
plainWords,summaryMarkdown,wallPartTimes};
