import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{readUnit}from"./chunk-HQWE3O53.js";import{gpuPerAmount,gpuPerAmountKinds,perAmountUnits,wallPerAmount,wallPerAmountKinds}from"./chunk-2GFLKWLA.js";
import{nsAmount}from"./chunk-NSC7WXGZ.js";import{median}from"./chunk-NGQWIWV5.js";import{counted}from"./chunk-6ECLQG56.js";
import{rangeText}from"./chunk-HK4KMQAT.js";import{amountText,countText,pairText,percent,sizeAmount}from"./chunk-6WS3YUMR.js";var starts={name:"\uE000",kernel:"\uE001",prose:"\uE002"},end="\uE003",marks=/[\ue000-\ue003]/g,marked=/([\ue000-\ue002])([^\ue000-\ue003]*)\ue003/;
function mark(kind,text){return starts[kind]+text.replace(marks,"\uFFFD")+end}function nameText(name){return mark("name",
name)}function kernelText(name){return mark("kernel",name)}function proseText(text){return mark("prose",text)}function rangeName({
name,domain}){return nameText(rangeText(name,domain))}function shownText(text,show){let parts=text.split(marked);return parts.
map((part,at)=>{if(at%3===0)return part===""?"":show("own",part.replace(marks,"\uFFFD"));if(at%3===1)return"";let kind=[
"name","kernel","prose"].find(one=>starts[one]===parts[at-1])??"prose";return show(kind,part)}).join("")}var namedMetrics=3,derivedTitles={"time-per-step":"time per step","time-per-token":"time per token","tokens-per-second":"\
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
...wall,...gpu]}function figure(named,unit,values){return{...named,unit,values,middle:median(values)}}export{nameText,kernelText,proseText,rangeName,shownText,metricTitle,metricAmount,metricValues,metricWords,bySeverity,metricSentences,
profileMetrics};
