import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{nsAmount}from"./chunk-P7EYOAZ4.js";import{median}from"./chunk-7Z5XDYKE.js";import{counted}from"./chunk-UWABTZDV.js";
import{amountText,countText,pairText,percent,rangeText,sizeAmount}from"./chunk-YTVQXYLK.js";var starts={name:"\uE000",kernel:"\uE001",prose:"\uE002"},end="\uE003",marks=/[\ue000-\ue003]/g,marked=/([\ue000-\ue002])([^\ue000-\ue003]*)\ue003/;
function mark(kind,text){return starts[kind]+text.replace(marks,"\uFFFD")+end}function nameText(name){return mark("name",
name)}function kernelText(name){return mark("kernel",name)}function proseText(text){return mark("prose",text)}function rangeName({
name,domain}){return nameText(rangeText(name,domain))}function shownText(text,show){let parts=text.split(marked);return parts.
map((part,at)=>{if(at%3===0)return part===""?"":show("own",part.replace(marks,"\uFFFD"));if(at%3===1)return"";let kind=[
"name","kernel","prose"].find(one=>starts[one]===parts[at-1])??"prose";return show(kind,part)}).join("")}var wallPerAmountKinds=["time-per-step","time-per-token","tokens-per-second"],gpuPerAmountKinds=["gpu-time-per-step","gp\
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
tokens per second","gpu-time-per-step":"time on the GPU per step","gpu-time-per-token":"time on the GPU per token"};function metricTitle({
kind,name,range}){return kind==="reported"?nameText(name):kind==="client-time"?"wall time of the client":kind==="peak-me\
mory"?`peak memory of ${nameText(name)}`:`${derivedTitles[kind]}${range===null?"":` of ${nameText(range)}`}`}function metricAmount(value,unit){
let{base,factor}=readUnit(unit);if(base==="bytes"&&value>0)return sizeAmount(value*factor);if(base==="ns"&&value>0&&(value<
.1||value>=1e4))return nsAmount(value*factor);let size=Math.abs(value);return{value:size>=1e3?countText(value,0):size===
0?"0":String(Number(value.toPrecision(3))),unit:unitText(unit??"")}}function unitText(unit){return/^(?:[a-z%µ][a-z0-9/%µ ]{0,20})?$/i.
test(unit)?unit:proseText(unit)}function metricValues({unit,change}){let[base,head]=[change.base,change.head].map(value=>value===
null?null:metricAmount(value,unit));return base==null||head==null?[base,head].flatMap(one=>one==null?[]:[amountText(one)]).
join(""):amountText(base)===amountText(head)?amountText(head):pairText(base,head)}var metricWords={regressed:"worse",improved:"\
better",same:"same",inconclusive:"unclear",new:"new",removed:"gone"},order=["regressed","removed","inconclusive","improv\
ed","new","same"];function bySeverity(rows){let placeOf=({change})=>order.includes(change.state)?order.indexOf(change.state):
order.length;return rows.toSorted((one,other)=>placeOf(one)-placeOf(other))}function metricSentences(rows,state){let found=rows.
filter(({change})=>change.state===state),hidden=found.length-namedMetrics;return[...found.slice(0,namedMetrics).map(row=>{
let{base,head,changeRatio}=row.change,title=metricTitle(row),start=row.kind==="reported"?title:`${title.slice(0,1).toUpperCase()}${title.
slice(1)}`,by=changeRatio===null?"":` by ${percent(Math.abs(changeRatio))}`;return`${start} ${(head??0)>(base??0)?"rose":
"fell"}${by} (${metricValues(row)}).`}),...hidden>0?[`${counted(hidden,"more metric is","more metrics are")} ${state==="\
regressed"?"worse":"better"}.`]:[]].join(" ")}function profileMetrics({untraced,ranges}){let reported=untraced.flatMap(({
metrics})=>metrics),clients=untraced.flatMap(({clientSeconds})=>clientSeconds===null?[]:[clientSeconds*1e9]),memory=untraced.
flatMap(({peakMemory})=>peakMemory);return[...[...Map.groupBy(reported,({name})=>name)].map(([name,found])=>figure({kind:"\
reported",name,range:null},found[0]?.unit??null,found.map(({value})=>value))),...ranges.flatMap(range=>perAmount(range,untraced)),
...clients.length===0?[]:[figure({kind:"client-time",name:"client",range:null},"ns",clients)],...[...Map.groupBy(memory,
({gpu})=>gpu)].map(([name,found])=>figure({kind:"peak-memory",name,range:null},"bytes",found.map(({bytes})=>bytes)))]}function perAmount(range,untraced){
let label=rangeText(range.name,range.domain),ran=untraced.flatMap(({ranges})=>ranges.filter(({name,domain})=>name===range.
name&&domain===range.domain)).filter(({instanceNs})=>instanceNs.length>0),wall=wallPerAmountKinds.flatMap(kind=>{let values=ran.
flatMap(run=>{let ofRun=wallPerAmount(run,kind);return ofRun===null?[]:[median(ofRun)]});return values.length===0?[]:[figure(
{kind,name:label,range:label},perAmountUnits[kind],values)]}),gpu=gpuPerAmountKinds.flatMap(kind=>{let values=gpuPerAmount(
range,untraced,kind);return values===null?[]:[figure({kind,name:label,range:label},perAmountUnits[kind],values)]});return[
...wall,...gpu]}function figure(named,unit,values){return{...named,unit,values,middle:median(values)}}export{wallPerAmountKinds,gpuPerAmountKinds,perAmountUnits,wallPerAmount,gpuPerAmount,nameText,kernelText,proseText,rangeName,
shownText,readUnit,metricTitle,metricAmount,metricWords,bySeverity,metricSentences,profileMetrics};
