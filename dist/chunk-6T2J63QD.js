import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{median}from"./chunk-HII2UYUJ.js";import{clipMiddle,formatCount,formatNs,nsAmount}from"./chunk-QMXSBUPN.js";
import{rangeText,rankText}from"./chunk-AX7BFPLO.js";import{listText}from"./chunk-4UT5UUEK.js";import{amountText,
countText,percent,signedPercent,sizeAmount}from"./chunk-5D4Z67PI.js";import{paint,plainText}from"./chunk-XZ34GZY7.js";var wallPerAmountKinds=["time-per-step","time-per-token","tokens-per-second"],gpuPerAmountKinds=["gpu-time-per-step","gp\
u-time-per-token"],perAmountUnits={"time-per-step":"ns","time-per-token":"ns","tokens-per-second":"tok/s","gpu-time-per-\
step":"ns","gpu-time-per-token":"ns"};function wallPerAmount({instanceNs,steps,tokens},kind){let amount=kind==="time-per\
-step"?steps:tokens;return amount===null?null:instanceNs.map(ns=>kind==="tokens-per-second"?1e9*amount/ns:ns/amount)}function gpuPerAmount(range,runs,kind){
let amounts=runs.map(({ranges,ofOtherCommand})=>{let of=ranges.find(({name,domain})=>name===range.name&&domain===range.domain);
return ofOtherCommand?null:of?.[kind==="gpu-time-per-step"?"steps":"tokens"]??null}),known=amounts.filter(amount2=>amount2!==
null);if(known.length===0||known.length<amounts.length)return null;let amount=median(known),values=range.rounds.flatMap(
({gpuBusyNs,instances})=>instances>0&&gpuBusyNs>0?[gpuBusyNs/instances/amount]:[]);return values.length===0?null:values}var nanosecondsPer={ns:1,us:1e3,\u00B5s:1e3,\u03BCs:1e3,ms:1e6,s:1e9,sec:1e9,seconds:1e9},bytesPer={B:1,byte:1,bytes:1,kB:1e3,
KB:1e3,MB:1e6,GB:1e9,KiB:2**10,MiB:2**20,GiB:2**30};function readUnit(unit){let text=unit??"";return Object.hasOwn(nanosecondsPer,
text)?{base:"ns",factor:nanosecondsPer[text]??1}:Object.hasOwn(bytesPer,text)?{base:"bytes",factor:bytesPer[text]??1}:{base:text,
factor:1}}var namedMetrics=3,derivedTitles={"time-per-step":"time per step","time-per-token":"time per token","tokens-per-second":"\
tokens a second","gpu-time-per-step":"time on the GPU per step","gpu-time-per-token":"time on the GPU per token"};function metricTitle({
kind,name,range},printer){return kind==="reported"?printer.name(name):kind==="client-time"?"wall time of the client":kind===
"peak-memory"?`peak memory of ${printer.name(name)}`:`${derivedTitles[kind]}${range===null?"":` of ${printer.name(range)}`}`}
function metricAmount(value,unit,printer){let{base,factor}=readUnit(unit);if(base==="bytes"&&value>0)return sizeAmount(value*
factor);if(base==="ns"&&value>0&&(value<.1||value>=1e4))return nsAmount(value*factor);let size=Math.abs(value);return{value:size>=
1e3?countText(value,0):size===0?"0":String(Number(value.toPrecision(3))),unit:unitText(unit??"",printer)}}function unitText(unit,printer){
return/^[a-z%µ][a-z0-9/%µ ]{0,20}$/i.test(unit)?unit:printer.prose(unit)}function metricValues({unit,change},printer){
let[base,head]=[change.base,change.head].map(value=>value===null?null:metricAmount(value,unit,printer));return base==null||
head==null?[base,head].flatMap(one=>one==null?[]:[amountText(one)]).join(""):amountText(base)===amountText(head)?amountText(
head):`${base.unit===head.unit?base.value:amountText(base)} \u2192 ${amountText(head)}`}var metricWords={regressed:"wors\
e",improved:"better",same:"same",inconclusive:"unclear",new:"new",removed:"gone"},order=["regressed","removed","inconclu\
sive","improved","new","same"];function bySeverity(rows){let placeOf=({change})=>order.includes(change.state)?order.indexOf(
change.state):order.length;return rows.toSorted((one,other)=>placeOf(one)-placeOf(other))}function metricSentences(rows,state,printer){
let found=rows.filter(({change})=>change.state===state),hidden=found.length-namedMetrics;return[...found.slice(0,namedMetrics).
map(row=>{let{changeRatio}=row.change,title=metricTitle(row,printer);return`${row.kind==="reported"?title:`${title.slice(
0,1).toUpperCase()}${title.slice(1)}`} ${metricValues(row,printer)}${changeRatio===null?"":`, ${signedPercent(changeRatio)}`}\
.`}),...hidden>0?[`${String(hidden)} more ${hidden===1?"metric is":"metrics are"} ${state==="regressed"?"worse":"better"}\
.`]:[]].join(" ")}function profileMetrics({untraced,ranges}){let reported=untraced.flatMap(({metrics})=>metrics),clients=untraced.
flatMap(({clientSeconds})=>clientSeconds===null?[]:[clientSeconds*1e9]),memory=untraced.flatMap(({peakMemory})=>peakMemory);
return[...[...Map.groupBy(reported,({name})=>name)].map(([name,found])=>figure({kind:"reported",name,range:null},found[0]?.
unit??null,found.map(({value})=>value))),...ranges.flatMap(range=>perAmount(range,untraced)),...clients.length===0?[]:[figure(
{kind:"client-time",name:"client",range:null},"ns",clients)],...[...Map.groupBy(memory,({gpu})=>gpu)].map(([name,found])=>figure(
{kind:"peak-memory",name,range:null},"bytes",found.map(({bytes})=>bytes)))]}function perAmount(range,untraced){let label2=rangeText(
range.name,range.domain),ran=untraced.flatMap(({ranges})=>ranges.filter(({name,domain})=>name===range.name&&domain===range.
domain)).filter(({instanceNs})=>instanceNs.length>0),wall=wallPerAmountKinds.flatMap(kind=>{let values=ran.flatMap(run=>{
let ofRun=wallPerAmount(run,kind);return ofRun===null?[]:[median(ofRun)]});return values.length===0?[]:[figure({kind,name:label2,
range:label2},perAmountUnits[kind],values)]}),gpu=gpuPerAmountKinds.flatMap(kind=>{let values=gpuPerAmount(range,untraced,
kind);return values===null?[]:[figure({kind,name:label2,range:label2},perAmountUnits[kind],values)]});return[...wall,...gpu]}
function figure(named,unit,values){return{...named,unit,values,middle:median(values)}}var lambdaName="@lambda";function parseKernelName(text){if(text.length>8e3)return null;try{let normal=normalize(text);if(depthOf(normal)>40)return null;
let parsed=parseArgument(normal);return parsed.kind==="type"&&parsed.path.length>0?parsed.path:null}catch(error){if(error instanceof
NoName)return null;throw error}}var NoName=class extends Error{};function normalize(text){return lambdasAsTemplates(text.
replaceAll(/<unnamed>::|\(anonymous namespace\)::/g,"")).replaceAll(/::operator ?\(\)\(\)( const)?/g,"").replaceAll(/\b(?:const|volatile)\b ?/g,
"").replaceAll(/(?<! ) +::/g,"::").replaceAll(/\((?:(?:un)?signed )?(?:bool|char|short|int|long|long long|[A-Za-z_][\w:]*)\)(?=-?\d)/g,
"").replaceAll(/\bunsigned (char|short|int|long)\b/g,"u$1").replaceAll(/\b(u?long) (?:long|int)\b/g,"$1")}function lambdasAsTemplates(text){
let bracket=/\[lambda\(|\{lambda\(|'lambda\d*'\(|[()]/g,lambdaEnd=/ \(instance \d+\)\]|\]|#\d+\}|\}/y,open=[],[result,end]=[
"",0];for(let match=bracket.exec(text);match!==null;match=bracket.exec(text)){let[found]=match;result+=text.slice(end,match.
index),end=bracket.lastIndex,found!==")"?(open.push(found!=="("),result+=found==="("?found:`${lambdaName}<`):open.pop()===
!0?(lambdaEnd.lastIndex=end,end+=lambdaEnd.exec(text)?.[0].length??0,bracket.lastIndex=end,result+=">"):result+=found}if(open.
includes(!0))throw new NoName;return result+text.slice(end)}function depthOf(text){let[depth,most]=[0,0];for(let index=0;index<
text.length;index+=1)depth+=angleStep(text,index),most=Math.max(most,depth);return most}function parseArgument(text){let trimmed=text.
trim();if(/^(-?\d|!|true\b|false\b)/.test(trimmed))return{kind:"number",text:trimmed};let bare=trimmed.replace(/(?<![\s*&])[\s*&]+$/,
""),name=(splitOutside(withoutParameters(bare)," ").at(-1)??"").replace(/^[*&]+/,"");return{kind:"type",path:splitOutside(
name,"::").filter(part=>part!=="").map(part=>parsePart(part)),pointer:trimmed.slice(bare.length).includes("*")}}function parsePart(text){
let open=text.indexOf("<");if(open<0)return{name:text,args:[]};let inner=text.slice(open+1,text.lastIndexOf(">")).trim();
return{name:text.slice(0,open),args:inner===""?[]:splitOutside(inner,",").map(arg=>parseArgument(arg))}}function withoutParameters(text){
let kept="",[round,angle]=[0,0];for(let index=0;index<text.length;index+=1){let character=text[index]??"";if(angle===0&&
character==="("&&(round+=1),round===0&&(kept+=character,angle+=angleStep(text,index)),angle===0&&character===")"&&(round-=
1),round<0||angle<0)throw new NoName}if(round!==0||angle!==0)throw new NoName;return kept.trim()}function splitOutside(text,separator){
let found=[],[start,depth]=[0,0];for(let index=0;index<text.length;index+=1){if("([{".includes(text[index]??"")&&(depth+=
1),")]}".includes(text[index]??"")&&(depth-=1),depth+=angleStep(text,index),depth<0)throw new NoName;depth===0&&text.startsWith(
separator,index)&&(found.push(text.slice(start,index)),start=index+separator.length,index=start-1)}if(depth!==0)throw new NoName;
return[...found,text.slice(start)]}function angleStep(text,index){return text[index]==="<"?1:text[index]===">"&&text[index-
1]!=="-"?-1:0}function kernelLabel(demangledName,width){let path=parseKernelName(demangledName);if(path===null)return clipMiddle(plainText(
demangledName),width);let text="";for(let detail of details)if(text=plainText(label(path,detail)),text.length<=width)return text;
return clipMiddle(text,width)}var mostRead=5e5;function kernelLabels(names,width){let used=new Set,left2=mostRead,numbers=new Map;
return names.map(name=>{left2-=name.length;let labelOf=left2<0?most=>clipMiddle(plainText(name),most):most=>kernelLabel(
name,most),own=labelOf(width),text=own,number=numbers.get(own)??2;for(;used.has(text);number+=1){let suffix=` #${number}`;
text=labelOf(width-suffix.length)+suffix}return numbers.set(own,number),used.add(text),text})}var details=[{indexTypes:!0,
numbers:!0,depth:9},{indexTypes:!1,numbers:!0,depth:9},{indexTypes:!1,numbers:!0,depth:3},{indexTypes:!1,numbers:!0,depth:2},
{indexTypes:!1,numbers:!1,depth:9},{indexTypes:!1,numbers:!0,depth:1},{indexTypes:!1,numbers:!1,depth:2},{indexTypes:!1,
numbers:!1,depth:1}],dullNamespaces=new Set(["at","native","c10","std","templates","cuda","detail"]),dullTypes=/^(array|Array|TrivialOffsetCalculator|OffsetCalculator|LoadWithCast|StoreWithCast|LoadWithoutCast|StoreWithoutCast)$/,
indexTypes=/^u?(int|long|short)$/,elementTypes=/^(u?(char|short|int|long)[1-4]?|bool|float[1-4]?|double[1-4]?|half2?|bf16|void|T\d+|size_t|u?int\d+_t)$/,
shortTypes={BFloat16:"bf16",__nv_bfloat16:"bf16",nv_bfloat16:"bf16",bfloat16_t:"bf16",Half:"half",__half:"half",half_t:"\
half"};function label(path,detail){let own=path.filter(({name})=>name!==lambdaName),shown=own.length===0?path:own,first=shown.
findIndex(({name},index)=>index===shown.length-1||!dullNamespaces.has(name));return shown.slice(first).map(part=>part.name.
replace(lambdaName,"lambda")+argumentList(part.args,detail,1)).join("::")}function argumentList(args,detail,depth){if(depth>
detail.depth)return"";let shown=unique(args.flatMap(arg=>argument(arg,detail,depth)));return shown.length===0?"":`<${shown.
map(({text})=>text).join(", ")}>`}function argument(arg,detail,depth){if(arg.kind==="number")return detail.numbers?[{key:null,
text:arg.text}]:[];let host=arg.path.findLast(({name:name2})=>name2!==lambdaName);if(host===void 0)return[{key:lambdaName,
text:"lambda"}];let name=shortTypes[host.name]??host.name;if(isDull(arg))return[];if(elementTypes.test(name))return detail.
indexTypes||!indexTypes.test(name)?[{key:name,text:name}]:[];let inner=arg.path.findLast(part=>part.name===lambdaName);if(inner===
void 0)return[{key:name,text:name+argumentList(host.args,detail,depth+1)}];let functors=host.args.filter(isFunctor);if(functors.
length>0)return functors.flatMap(functor=>argument(functor,detail,depth));let types=unique(inner.args.flatMap(parameter=>argument(
parameter,{...detail,indexTypes:!0},depth)));return[{key:name,text:types.length===0?name:`${name}(${types.map(({text})=>text).
join(", ")})`}]}function isDull(arg){if(arg.kind==="number")return!1;let name=arg.path.at(-1)?.name??"";return dullTypes.
test(name)||arg.pointer&&!elementTypes.test(shortTypes[name]??name)}function isFunctor(arg){if(arg.kind==="number"||arg.
pointer||isDull(arg))return!1;let name=arg.path.at(-1)?.name??"";return!elementTypes.test(shortTypes[name]??name)}function unique(shown){
let telling=new Map;for(let one of shown)one.key!==null&&one.text.length>(telling.get(one.key)?.text.length??-1)&&telling.
set(one.key,one);return shown.filter(one=>one.key===null||telling.get(one.key)===one)}var terminalPrinter={name:plainText,kernel:name=>kernelLabel(name,60),prose:plainText,times:({baseNs,headNs})=>`${formatNs(
baseNs??0)} \u2192 ${formatNs(headNs??0)}`};function rangeName({name,domain},printer){return printer.name(rangeText(name,
domain))}function left(title){return{title,align:"left"}}function right(title){return{title,align:"right"}}function flexible(title,least,shorten=cutInMiddle){
return{...left(title),least,shorten}}function leaving(columns,order2){return columns.map(column=>{let leaves=order2.indexOf(
column.title);return leaves<0||column.title===""?column:{...column,leaves}})}var gap=2;function textTable(columns,rows,layout,indent="\
  "){let width=layout.width-indent.length,kept=keptColumns(columns,rows,width),shown=kept.map(at=>columns[at]??left("")),
cut=shortened(shown,rows.map(row=>kept.map(at=>row[at]??"")),width),widths=shown.map((column,at)=>widthOf(column,cut,at)),
line=cells=>{let last=cells.findLastIndex(cell=>textOf(cell)!==""),texts=cells.slice(0,last+1).map((cell,at)=>{let text=textOf(
cell),pad=" ".repeat(Math.max(0,(widths[at]??0)-text.length)),said=typeof cell=="string"?text:paint(layout,cell.tone,text);
return shown[at]?.align==="right"?pad+said:at===last?said:said+pad});return(indent+texts.join(" ".repeat(gap))).trimEnd()};
return[line(shown.map(({title})=>title)),...cut.map(line)]}function keptColumns(columns,rows,width){let least=columns.map(
(column,at)=>{let natural=widthOf(column,rows,at);return column.least===void 0?natural:Math.min(natural,Math.max(column.
title.length,column.least))}),kept=columns.map((_,at)=>at),order2=kept.filter(at=>columns[at]?.leaves!==void 0).toSorted(
(one,other)=>(columns[one]?.leaves??0)-(columns[other]?.leaves??0)),taken=()=>kept.reduce((sum,at)=>sum+(least[at]??0)+gap,
-gap);for(let next of order2){if(taken()<=width)break;kept=kept.filter(at=>at!==next)}return kept}function shortened(columns,rows,width){
let widths=columns.map((column,at)=>widthOf(column,rows,at)),lower=at=>Math.max(columns[at]?.title.length??0,columns[at]?.
least??1/0),over=()=>widths.reduce((sum,one)=>sum+one+gap,-gap)-width;for(;;){let cuttable=widths.flatMap((one,at)=>one>
lower(at)?[at]:[]),widest=cuttable.toSorted((one,other)=>(widths[other]??0)-(widths[one]??0))[0],excess=over();if(widest===
void 0||excess<=0)break;let next=Math.max(0,...cuttable.filter(at=>at!==widest).map(at=>widths[at]??0),lower(widest)),now=widths[widest]??
0;widths[widest]=Math.max(next<now?next:lower(widest),now-excess)}let cut=columns.map(({shorten=cutInMiddle,least},at)=>{
let texts=rows.map(row=>textOf(row[at]??""));return least===void 0?texts:shorten(texts,widths[at]??0)});return rows.map(
(row,index)=>row.map((cell,at)=>{let text=cut[at]?.[index]??"";return typeof cell=="string"?text:{...cell,text}}))}function widthOf({
title},rows,at){return rows.reduce((width,row)=>Math.max(width,textOf(row[at]??"").length),title.length)}function textOf(cell){
return typeof cell=="string"?cell:cell.text}function cutInMiddle(texts,width){return texts.map(text=>clipMiddle(text,width))}var shownRanks=8;function comparedRanks({ranks:row}){if(row===null)return null;let{ranks,exposedTransfer,skew}=row,shown=fewOf(
ranks,({work,heldUpNs})=>[work.state==="regressed"?2:work.mayBeSlower?1:0,work.headNs??0,heldUpNs.head]),[base,head]=[exposedTransfer.
baseNs??0,exposedTransfer.headNs??0];return{rows:shown.map(rank=>({title:rankText(rank),...rank})),lines:[...restLine(ranks.
map(({work})=>work.headNs??0),shown.length),`Communication that no work hides: ${formatNs(base)} \u2192 ${formatNs(head)}\
 a rank. The rank with most work has ${percent(skew.base)} \u2192 ${percent(skew.head)} more than ${ranks.length>2?"the \
one in the middle":"the other"}.`]}}function measuredRanks({rounds}){let ranks=rounds[0]?.ranks??[];if(ranks.length<2||rounds.
some(round=>round.ranks.length!==ranks.length))return null;let rows=ranks.map((rank,index)=>{let of=pick=>median(rounds.
map(round=>pick(round.ranks[index]??rank))),known=pick=>{let values=rounds.map(round=>pick((round.ranks[index]??rank).communication));
return values.includes(null)?null:median(values.map(value=>value??0))};return{title:rankText(rank),launches:of(({launches})=>launches),
workNs:of(({workNs})=>workNs),idleNs:of(({idleNs})=>idleNs),waitingNs:known(({waitingNs})=>waitingNs),exposedTransferNs:known(
({exposedTransferNs})=>exposedTransferNs),joinedLast:known(({joinedLast})=>joinedLast)}}),shown=fewOf(rows,({workNs,joinedLast})=>[
workNs,joinedLast??0]);return{rows:shown,lines:[...restLine(rows.map(({workNs})=>workNs),shown.length),...collectiveLines(
rounds[0]),...clockLines(rounds[0])]}}function clockLines(round){let clocks=round?.rankClocks??null;return clocks===null?
[]:clocks.collectives===0?["The reports share no collective: which rank began last is by their machines' clocks."]:[`The\
 reports' clocks are aligned by the ends of ${formatCount(clocks.collectives)} collectives, to ${formatNs(clocks.residualNs)}\
.`]}var shownCollectives=4;function collectiveLines(round){let all=round?.collectives??[],lines=all.slice(0,shownCollectives).
map(one=>{let{operation,bytes,ranks,count,transferNs}=one,factor=busFactors.get(operation)?.(ranks),speed=bytes===null||
factor===void 0||transferNs===0?"":`, ${(factor*bytes*count/transferNs).toFixed(1)} GB/s bus bandwidth`,size=bytes===null?
"":` of ${formatCount(bytes)} bytes`;return`${formatCount(count)} \xD7 ${operation}${size} over ${formatCount(ranks)} ra\
nks: ${formatNs(transferNs)} transfer${speed}.`});return all.length>shownCollectives?[...lines,`\u2026 and ${formatCount(
all.length-shownCollectives)} more kinds of collectives.`]:lines}var busFactors=new Map([["AllReduce",ranks=>2*(ranks-1)/
ranks],["AllGather",ranks=>ranks-1],["ReduceScatter",ranks=>ranks-1],["Broadcast",()=>1],["Reduce",()=>1]]);function fewOf(ranks,values){
if(ranks.length<=shownRanks)return ranks;let most=new Set(ranks.map(rank=>({rank,of:values(rank)})).toSorted((one,other)=>{
let at=one.of.findIndex((value,index)=>value!==other.of[index]);return at<0?0:(other.of[at]??0)-(one.of[at]??0)}).slice(
0,shownRanks).map(({rank})=>rank));return ranks.filter(rank=>most.has(rank))}function restLine(workNs,shown){if(workNs.length<=
shown)return[];let[least,most]=[Math.min(...workNs),Math.max(...workNs)];return[`${formatCount(shown)} of ${formatCount(
workNs.length)} ranks are shown; the own work of all is ${formatNs(least)} to ${formatNs(most)}, median ${formatNs(median(
workNs))}.`]}function missingNcuText(status){if(status===null||status.state==="off")return null;let ranges=status.notNeeded.map(({name,
domain})=>rangeText(name,domain)),notNeeded=ranges.length===0?null:`Nsight Compute was not started for ${listText(ranges,
5)}: no verdict needs a reason there (ncu.when: auto).`;return status.state==="measured"?notNeeded:status.state==="not-n\
eeded"?"Nsight Compute was not started: no range is slower, faster or open by its kernels, or over a budget, so that no \
verdict needs a reason (ncu.when: auto).":`Nsight Compute ${{unavailable:"could not be used, so that nothing says",failed:"\
failed, so that little or nothing says",skipped:"was skipped, so that nothing says"}[status.state]} why a kernel takes i\
ts time${status.why===null?".":`: ${status.why}`}`}function gpuShare(rounds){let known=rounds.flatMap(({spanNs,gpuIdleNs})=>spanNs===null||gpuIdleNs===null||spanNs===0?[]:
[{spanNs,busyNs:spanNs-gpuIdleNs}]);return known.length===0?null:{busyNs:median(known.map(({busyNs})=>busyNs)),spanNs:median(
known.map(({spanNs})=>spanNs)),share:median(known.map(({busyNs,spanNs})=>busyNs/spanNs))}}function instanceTimes(run,{name,domain}){return run.ranges.find(range=>range.name===name&&range.domain===domain)?.instanceNs??
[]}function wallFigures(processes){let sorted=processes.flat().toSorted((one,other)=>one-other);return{medianNs:median(processes.
map(median)),p90Ns:quantile(sorted,.9),minNs:sorted[0]??0,processes:processes.length,instances:sorted.length}}function quantile(sorted,share){
return sorted[Math.ceil(share*sorted.length)-1]??0}function topFindings(ranges,limit){let sorted=ranges.flatMap(range=>range.findings.map(finding=>({range,finding}))).toSorted(
(one,other)=>(other.finding.impactNs??-1)-(one.finding.impactNs??-1));return[...Map.groupBy(sorted,({finding})=>finding.
id).values()].slice(0,limit).flatMap(ofRule=>ofRule[0]===void 0?[]:[{...ofRule[0],count:ofRule.length}])}export{wallPerAmountKinds,gpuPerAmountKinds,perAmountUnits,wallPerAmount,gpuPerAmount,readUnit,metricTitle,metricAmount,
metricValues,metricWords,bySeverity,metricSentences,profileMetrics,kernelLabel,kernelLabels,terminalPrinter,rangeName,left,
right,flexible,leaving,textTable,keptColumns,comparedRanks,measuredRanks,missingNcuText,gpuShare,instanceTimes,wallFigures,
topFindings};
