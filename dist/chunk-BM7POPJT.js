import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{checkComplete,mergeProfiles,withRanges}from"./chunk-KEEDLID3.js";import{countChangeSchema,cutText,flexible,
kernelLabel,leaving,left,legend,likeliestSite,lineSearchStates,machineCodeSchema,pairCellText,rangeRowSchema,rangesBySeverity,
reasonIdSchema,reasonSchema,reportDocument,reportInput,right,rowLabels,shownCounts,shownText,sideText,textTable,timeChangeSchema,
verdictName,verdictSchema,verdictText}from"./chunk-N642TRHM.js";import{heedSignals,instanceRoles,lastEndNs}from"./chunk-XGCVCCGT.js";
import{addFindings}from"./chunk-V4NS7IKK.js";import{findInput}from"./chunk-PZJGFEBB.js";import{clipMiddle,formatCount,
shellLine}from"./chunk-HBY3GR5G.js";import{percent,percentInterval,rangeText,signedPercent}from"./chunk-YTVQXYLK.js";
import{_enum,array,boolean,literal,number,object,string}from"./chunk-7IBWU4LP.js";import{CaptureError,paint,plainJson,
plainText,wrapLine,wrapText}from"./chunk-XRSAFMZZ.js";import{createHash}from"node:crypto";var kernelIdPattern=/^k[0-9a-f]{12}$/;function kernelId({name,domain},kernel){return`k${createHash("sha256").update(JSON.
stringify([rangeText(name,domain),kernel])).digest("hex").slice(0,12)}`}function kernelOfId({ranges},id){for(let range2 of ranges)
for(let kernel of range2.kernels)if(kernelId(range2,kernel.name)===id)return{range:range2,kernel};return null}var mostVerdictBytes=4096,mostOf={ranges:20,decided:4,kernels:6,counts:4,unclear:4,next:3,files:12};function perList(valueOf){
let lists=Object.keys(mostOf);return Object.fromEntries(lists.map(list=>[list,valueOf(list)]))}var kernelIdSchema=string().
regex(kernelIdPattern).describe("The ID for `llm-profile explain RUN --kernel ID`."),range=string().describe("The range,\
 as in a configuration's `ranges`; shortened if long."),text=string().describe("Text to show; shortened if long."),leftOut=number().
int().nonnegative(),effectSchema=timeChangeSchema.pick({state:!0,changeRatio:!0,lowRatio:!0,highRatio:!0,thresholdRatio:!0}),
codeLineSchema=object({file:string(),line:number().int().nonnegative().nullable(),function:string(),changed:boolean().nullable().
describe("True if the line differs between base and head. Null if unknown.")}).describe("The line in the repository that\
 most likely launches the kernel or makes the calls."),verdictRangeSchema=object({range,verdict:rangeRowSchema.shape.verdict,
gpuTime:effectSchema.describe("`gpuBusyTime` from comparison.json."),wallTime:effectSchema.nullable().describe("`latency\
` from comparison.json, or else `wallTime`. Null if wall time wasn't judged."),lineSearch:_enum(lineSearchStates).nullable().
default(null).describe("Why every `line` of this range is null, unless it's `searched`. The state of `lineSearch` in com\
parison.json.")}),decidedSchema=object({reason:reasonIdSchema,range:range.nullable(),kernel:kernelIdSchema.nullable(),changeRatio:reasonSchema.
shape.changeRatio,text}),verdictKernelSchema=object({id:kernelIdSchema,range,name:string().describe("A short label; `exp\
lain` shows the full name."),state:timeChangeSchema.shape.state,changeRatio:timeChangeSchema.shape.changeRatio,impactRatio:number(),
shareRatio:number(),explanation:text.nullable(),machineCode:object({state:machineCodeSchema.shape.state,findings:array(string())}).
nullable().describe("Null if unknown."),line:codeLineSchema.nullable()}),verdictCountSchema=object({range,metric:countChangeSchema.
shape.metric,kind:string().nullable(),base:countChangeSchema.shape.base,head:countChangeSchema.shape.head,state:countChangeSchema.
shape.state,line:codeLineSchema.nullable()}),settlers=["more-rounds","more-untraced-runs","steady-clocks","same-machine",
"same-work","same-settings","a-base"],unclearSchema=decidedSchema.omit({kernel:!0,changeRatio:!0}).extend({settledBy:_enum(
settlers).describe("What would give a clear result. same-work: both sides need the same ranges, kernels, and metrics. sa\
me-settings: both sides need the same profiler settings.")}),nextCommandSchema=object({command:string().describe("A bash\
 command to run in the folder where llm-profile ran."),why:string()}),agentVerdictSchema=object({schemaVersion:literal(1),
verdict:verdictSchema,sentence:text,failure:object({id:string().nullable(),what:text}).nullable().describe("What failed \
after the captures succeeded. Null if nothing failed."),ranges:array(verdictRangeSchema).describe("Ranges that don't pas\
s come first, then those with the largest changes."),decided:array(decidedSchema).describe("The reasons for the verdict;\
 for a pass, what improved. Empty if the verdict is inconclusive."),kernels:array(verdictKernelSchema).describe("Kernels\
 that decide the verdict come first, then those with the most impact, then those with the most time."),counts:array(verdictCountSchema).
describe("The counts that changed."),unclear:array(unclearSchema),cost:object({starts:number().int().nonnegative(),gpuSeconds:number().
nonnegative()}).nullable().describe("How often the program was started, and how long the run used the GPU machine. Null \
if both sides come from existing files."),next:array(nextCommandSchema).describe("Up to three commands, the most useful \
first."),directory:string().nullable().describe("The folder with verdict.json, relative to the working directory if the \
folder is inside it. Null if nothing was written."),files:array(string()).describe("The larger files, relative to `direc\
tory`."),leftOut:object(perList(()=>leftOut)).describe("How many entries of each list didn't fit. For `kernels`, this in\
cludes kernels that didn't change.")});var labelWidth=60;function terminalText(text2){return shownText(text2,(kind,part)=>kind==="kernel"?kernelLabel(part,labelWidth):
kind==="own"?part:plainText(part))}var mostCommands=3;function nextCommands(asked,comparison,{kernels,settledBy:settledBy2}){let[tool="llm-profile"]=asked.
again,{folder}=asked,explain=folder===null?[]:kernels.map(id=>explainStep([tool,"explain",folder],id)),[first,...others]=explain;
return[...asked.kind==="run"?settle(asked.again,comparison,settledBy2):[],...first===void 0?[]:[first],...asked.kind==="\
run"?runAgain(asked.again):compareAgain(asked),...others].slice(0,mostCommands).map(({argv,why})=>({command:shellLine(argv),
why}))}function explainStep(explain,id){return{argv:[...explain,"--kernel",id],why:"Shows both sides of this kernel and \
how they differ."}}var most={rounds:1e3,pairs:100};function settle(again,{head,ranges},settledBy2){if(settledBy2==="more\
-rounds"){let rounds=String(Math.min(most.rounds,2*Math.max(1,head.rounds)));return[{argv:[...again,"--rounds",rounds,"-\
-set",`compare.max-rounds=${rounds}`,"--verdict"],why:"Measures twice as many rounds."}]}if(settledBy2==="more-untraced-\
runs"){let made=Math.max(3,...ranges.map(({latency})=>latency?.time.rounds??0)),pairs=String(Math.min(most.pairs,2*made));
return[{argv:[...again,"--set",`latency.pairs=${pairs}`,"--set",`latency.max-pairs=${pairs}`,"--verdict"],why:"Measures \
twice as many runs without tracing."}]}return[]}function runAgain(again){return[{argv:[...again,"--verdict"],why:"Measur\
es again with the same settings."},{argv:[...again,"--dry-run"],why:"Shows what another run would cost, without starting\
 it."},{argv:[...again,"--rounds","1","--set","ncu.enabled=false","--verdict"],why:"A quick look: one round per side."}]}
function compareAgain({again,analyze,folder}){let write={argv:[...again,"--out","llm-profile-comparison","--verdict"],why:"\
Writes the files that `explain` reads."};return[...folder===null?[write]:[],{argv:again,why:"Prints the whole comparison\
 as text."},{argv:analyze,why:"Shows where head spends its time."},{argv:[...again,"--json"],why:"Prints the whole compa\
rison as JSON."}]}function oneLineJson(value){return`${plainJson(value,0)}
`}function bytesOf(value){return Buffer.byteLength(oneLineJson(value))}var quotes=Buffer.byteLength(oneLineJson("")),ellipsis="\
\u2026";function cutText2(text2,most2){let begin=plainText(text2.slice(0,most2+1));if(text2.length<=most2&&bytesOf(begin)-
quotes<=most2)return begin;let kept="",left2=most2-Buffer.byteLength(ellipsis);for(let character of begin){if(left2-=bytesOf(
character)-quotes,left2<0)break;kept+=character}return kept+ellipsis}function fitted(order,make,most2){let counts=new Map,
made=()=>make(list=>counts.get(list)??0),full=new Set,value=made();if(bytesOf(value)>most2)throw new RangeError("The req\
uired parts don't fit within the byte limit.");for(let list of order){if(full.has(list))continue;let before=counts.get(list)??
0;counts.set(list,before+1);let larger=made();bytesOf(larger)<=most2?value=larger:(counts.set(list,before),full.add(list))}
return value}var longest={sentence:500,failure:240,name:100,text:200,file:120,directory:400,command:600};function agentVerdict({comparison,
failure,asked,files}){let kernels=kernelsByImpact(comparison),unclear=comparison.reasons.filter(isUnclear),open=comparison.
verdict==="inconclusive"?unclear[0]:void 0,next=nextCommands(asked,comparison,{kernels:kernels.map(({range:range2,kernel})=>kernelId(
range2,kernel.name)),settledBy:open===void 0?null:settledBy(open)}),lists={ranges:rangesByChange(comparison).map(rangeOf),
decided:decidedBy(comparison).map(reason=>({kernel:kernelOf(comparison,reason),...ofReason(reason)})),kernels:kernels.slice(
0,mostOf.kernels).map(kernelEntry),counts:comparison.ranges.flatMap(changedCounts),unclear:unclear.map(reason=>({reason:reason.
id,range:cutOrNull(reason.range,longest.name),text:cutText2(reason.text,longest.text),settledBy:settledBy(reason)})),next:next.
filter(({command})=>fits(command,longest.command)),files:files.filter(file=>fits(file,longest.file))},totals={...perList(
list=>lists[list].length),kernels:kernels.length,next:next.length,files:files.length},{folder}=asked,make=shown=>({schemaVersion:1,
verdict:comparison.verdict,sentence:cutText2(terminalText(verdictText(comparison)),longest.sentence),failure:failure===null?
null:{id:failure.id,what:cutText2(failure.what,longest.failure)},ranges:lists.ranges.slice(0,shown("ranges")),decided:lists.
decided.slice(0,shown("decided")),kernels:lists.kernels.slice(0,shown("kernels")),counts:lists.counts.slice(0,shown("cou\
nts")),unclear:lists.unclear.slice(0,shown("unclear")),cost:comparison.cost===null?null:{starts:comparison.cost.starts,gpuSeconds:comparison.
cost.seconds},next:lists.next.slice(0,shown("next")),directory:folder!==null&&fits(folder,longest.directory)?folder:null,
files:lists.files.slice(0,shown("files")),leftOut:perList(list=>totals[list]-shown(list))});return fitted(orderOf(perList(
list=>Math.min(mostOf[list],lists[list].length))),make,mostVerdictBytes)}function orderOf(lengths){let entries=(list,from,to)=>Array.
from({length:Math.max(0,Math.min(to,lengths[list])-from)},()=>list),reasons=["decided","unclear","kernels","counts"],[first,
many]=[1,5],turns=Array.from({length:many},(_,turn)=>first+turn);return[...entries("next",0,1/0),...entries("ranges",0,first),
...reasons.flatMap(list=>entries(list,0,first)),...entries("files",0,1/0),...entries("ranges",first,many),...turns.flatMap(
turn=>reasons.flatMap(list=>entries(list,turn,turn+1))),...entries("ranges",many,1/0)]}function fits(text2,most2){return cutText2(
text2,most2)===text2}function cutOrNull(text2,most2){return text2===null?null:cutText2(text2,most2)}function label({name,
domain}){return cutText2(rangeText(name,domain),longest.name)}function rangesByChange(comparison){let size=({gpuBusyTime})=>Math.
abs(gpuBusyTime.changeRatio??0);return rangesBySeverity({ranges:comparison.ranges.toSorted((one,other)=>size(other)-size(
one))})}function rangeOf(range2){let wall=range2.latency?.time??range2.wallTime;return{range:label(range2),verdict:range2.
verdict,gpuTime:effectOf(range2.gpuBusyTime),wallTime:wall.state==="not-judged"?null:effectOf(wall),lineSearch:range2.lineSearch?.
state??null}}function effectOf({state,changeRatio,lowRatio,highRatio,thresholdRatio}){return{state,changeRatio,lowRatio,
highRatio,thresholdRatio}}function isUnclear({verdict}){return verdict==="inconclusive"||verdict==="incomparable"||verdict===
"no-baseline"}function decidedBy({verdict,reasons}){return verdict==="pass"?reasons.filter(({id})=>/-(?:improved|down)$|^accepted$/.
test(id)):reasons.filter(reason=>reason.verdict===verdict&&!isUnclear(reason))}function ofReason({id,range:range2,changeRatio,
text:text2}){return{reason:id,range:cutOrNull(range2,longest.name),changeRatio,text:cutText2(text2,longest.text)}}function kernelOf({
ranges},{range:of,kernel}){if(kernel===null)return null;let range2=ranges.find(({name,domain})=>rangeText(name,domain)===
of),row=range2?.kernels.find(({name})=>name===kernel);return range2===void 0||row===void 0?null:kernelId(range2,row.name)}
var unchanged=new Set(["same","not-judged","waits"]);function kernelsByImpact(comparison){let{ranges}=comparison,deciding=new Set(
decidedBy(comparison).map(reason=>kernelOf(comparison,reason))),all=ranges.flatMap(range2=>range2.kernels.map(kernel=>({
range:range2,kernel,decides:Number(deciding.has(kernelId(range2,kernel.name)))}))),impact=({kernel})=>unchanged.has(kernel.
time.state)?0:Math.abs(kernel.impactRatio);return all.toSorted((one,other)=>other.decides-one.decides||impact(other)-impact(
one)||other.kernel.shareRatio-one.kernel.shareRatio)}function kernelEntry({range:range2,kernel}){let{machineCode,launchSites,
time,impactRatio,shareRatio}=kernel;return{id:kernelId(range2,kernel.name),range:label(range2),name:cutText2(kernelLabel(
kernel.name,longest.name),longest.name),state:time.state,changeRatio:time.changeRatio,impactRatio,shareRatio,explanation:cutOrNull(
kernel.explanation,longest.text),machineCode:machineCode===null?null:{state:machineCode.state,findings:machineCode.findings.
map(({kind})=>kind).slice(0,4)},line:lineOf(launchSites)}}function lineOf(sites){let site=likeliestSite(sites);return site===
null?null:{file:cutText2(site.file,longest.name),line:site.line,function:cutText2(site.function,longest.name),changed:site.
changed}}function changedCounts(range2){return shownCounts(range2).filter(isChangedCount).map(({metric,kind,base,head,state,
launchSites})=>({range:label(range2),metric,kind:cutOrNull(kind,longest.name),base,head,state,line:lineOf(launchSites)}))}
function isChangedCount({state}){return state==="regressed"||state==="improved"||state==="inconclusive"||state==="noted"}
var settledOtherwise={"latency-open":"more-untraced-runs","wall-time-open":"more-untraced-runs","metric-open":"more-untr\
aced-runs","memory-open":"more-untraced-runs","global-slowdown":"steady-clocks","machine-differs":"same-machine","no-ran\
ges":"same-work","missing-in-head":"same-work","no-kernels":"same-work","no-kernels-in-base":"same-work","no-kernels-in-\
head":"same-work","metric-missing-in-head":"same-work","skip-differs":"same-settings","attribution-differs":"same-settin\
gs","baseline-absent":"a-base","baseline-failed":"a-base","baseline-incompatible":"a-base"};function settledBy({id}){return settledOtherwise[id]??
"more-rounds"}var verdictFile=({comparison,failure,asked,files})=>comparison===null||asked===null?[]:[{name:"verdict.json",bytes:oneLineJson(
agentVerdict({comparison,failure,asked,files}))}];var gap=.1;function placeInstances({base,head},roles=instanceRoles){let placed={base:[],head:[]},atNs=0;for(let{name,domain}of inOrder(
head,base))for(let role of roles){let longestNs=0;for(let[side,ranges]of[["base",base],["head",head]]){let range2=ranges.
find(one=>one.name===name&&one.domain===domain),instance=range2?.kept.find(one=>one.role===role);range2===void 0||instance===
void 0||(placed[side].push({range:range2,instance,atNs}),longestNs=Math.max(longestNs,lastEndNs(instance)))}atNs+=Math.ceil(
longestNs*(1+gap))}return placed}function inOrder(head,base){return[...new Map([...head,...base].map(range2=>[JSON.stringify(
[range2.domain,range2.name]),range2])).values()]}var units={"%":[37,null],ns:[19,null],byte:[7,null],"byte/s":[7,22]},descriptorId=1;function ncuCounters(placed,profile){
let specs=new Map,packets=[];for(let{range:range2,instance,atNs}of placed){let kernels=profile.ranges.find(({name,domain})=>name===
range2.name&&domain===range2.domain)?.kernels,measured=new Map((kernels??[]).filter(({ncu})=>ncu.length>0).map(kernel=>[
kernel.name,kernel])),done=new Set;for(let{type,startNs,device}of measured.size===0?[]:instance.kernels){let kernel=measured.
get(type.name),launch=JSON.stringify([type.name,type.grid,type.block]);if(kernel===void 0||done.has(launch))continue;let counters=metricsOf(
kernel,type).map(([metric,value,unit])=>{let known=specs.get(metric)??counterSpec(metric,unit,specs.size+1);return specs.
set(metric,known),{counter_id:known.counter_id,double_value:value}});counters.length!==0&&(done.add(launch),packets.push(
{timestamp:atNs+startNs,gpu_counter_event:{counter_descriptor_iid:descriptorId,counters,gpu_id:device}}))}}return packets.
length===0?null:{descriptors:[{iid:descriptorId,counter_descriptor:{specs:[...specs.values()]}}],packets}}function metricsOf(kernel,type){
let sample=kernel.ncu.find(({variant})=>{let launched=kernel.variants[variant];return launched!==void 0&&same(launched.grid,
type.grid)&&same(launched.block,type.block)});return Object.values(sample?.figures??{}).flatMap(figure=>figure!==null&&typeof figure.
value=="number"&&isNcuName(figure.metric)?[[figure.metric,figure.value,figure.unit]]:[])}function isNcuName(metric){return metric.
includes("__")&&/^[\w.]+$/.test(metric)}function same(one,other){return one.every((size,index)=>size===other[index])}function counterSpec(metric,unit,id){
let[numerator=null,denominator=null]=units[unit]??[];return{counter_id:id,name:metric,groups:6,value_direction:2,description:"\
Measured by Nsight Compute in a different launch of this kernel with the same grid and block.",...numerator===null?{}:{numerator_units:numerator},
...denominator===null?{}:{denominator_units:denominator}}}var SHIFT_RIGHT_32=23283064365386963e-26;var utf8TextDecoder=typeof TextDecoder>"u"?null:new TextDecoder("utf-8"),PBF_VARINT=0,PBF_FIXED64=1,PBF_BYTES=2,PBF_FIXED32=5;var PbfWriter=class{constructor(buf=new Uint8Array(16)){this.buf=ArrayBuffer.isView(buf)?buf:new Uint8Array(buf),this.dataView=
new DataView(this.buf.buffer,this.buf.byteOffset,this.buf.byteLength),this.pos=0,this.length=this.buf.length}writeTag(tag,type){
this.writeVarint(tag<<3|type)}realloc(min){let length=this.length||16;for(;length<this.pos+min;)length*=2;if(length!==this.
length){let buf=new Uint8Array(length);buf.set(this.buf),this.buf=buf,this.dataView=new DataView(buf.buffer),this.length=
length}}finish(){return this.length=this.pos,this.pos=0,this.buf.subarray(0,this.length)}writeFixed32(val){this.realloc(
4),this.dataView.setInt32(this.pos,val,!0),this.pos+=4}writeSFixed32(val){this.realloc(4),this.dataView.setInt32(this.pos,
val,!0),this.pos+=4}writeFixed64(val){this.realloc(8),this.dataView.setInt32(this.pos,val&-1,!0),this.dataView.setInt32(
this.pos+4,Math.floor(val*SHIFT_RIGHT_32),!0),this.pos+=8}writeSFixed64(val){this.realloc(8),this.dataView.setInt32(this.
pos,val&-1,!0),this.dataView.setInt32(this.pos+4,Math.floor(val*SHIFT_RIGHT_32),!0),this.pos+=8}writeVarint(val){if(val=
+val||0,val>=0&&val<128){this.pos>=this.length&&this.realloc(1),this.buf[this.pos++]=val;return}if(val>268435455||val<0){
writeBigVarint(val,this);return}this.realloc(4),this.buf[this.pos++]=val&127|(val>127?128:0),!(val<=127)&&(this.buf[this.
pos++]=(val>>>=7)&127|(val>127?128:0),!(val<=127)&&(this.buf[this.pos++]=(val>>>=7)&127|(val>127?128:0),!(val<=127)&&(this.
buf[this.pos++]=val>>>7&127)))}writeSVarint(val){this.writeVarint(val<0?-val*2-1:val*2)}writeBoolean(val){this.writeVarint(
+val)}writeString(str){str=String(str),this.realloc(str.length*4),this.pos++;let startPos=this.pos;this.pos=writeUtf8(this.
buf,str,this.pos);let len=this.pos-startPos;len>=128&&makeRoomForExtraLength(startPos,len,this),this.pos=startPos-1,this.
writeVarint(len),this.pos+=len}writeFloat(val){this.realloc(4),this.dataView.setFloat32(this.pos,val,!0),this.pos+=4}writeDouble(val){
this.realloc(8),this.dataView.setFloat64(this.pos,val,!0),this.pos+=8}writeBytes(buffer){let len=buffer.length;this.writeVarint(
len),this.realloc(len),this.buf.set(buffer,this.pos),this.pos+=len}writeRawMessage(fn,obj){this.pos++;let startPos=this.
pos;fn(obj,this);let len=this.pos-startPos;len>=128&&makeRoomForExtraLength(startPos,len,this),this.pos=startPos-1,this.
writeVarint(len),this.pos+=len}writeMessage(tag,fn,obj){this.writeTag(tag,PBF_BYTES),this.writeRawMessage(fn,obj)}writePackedVarint(tag,arr){
arr.length&&this.writeMessage(tag,writePackedVarint,arr)}writePackedSVarint(tag,arr){arr.length&&this.writeMessage(tag,writePackedSVarint,
arr)}writePackedBoolean(tag,arr){arr.length&&this.writeMessage(tag,writePackedBoolean,arr)}writePackedFloat(tag,arr){arr.
length&&this.writeMessage(tag,writePackedFloat,arr)}writePackedDouble(tag,arr){arr.length&&this.writeMessage(tag,writePackedDouble,
arr)}writePackedFixed32(tag,arr){arr.length&&this.writeMessage(tag,writePackedFixed32,arr)}writePackedSFixed32(tag,arr){
arr.length&&this.writeMessage(tag,writePackedSFixed32,arr)}writePackedFixed64(tag,arr){arr.length&&this.writeMessage(tag,
writePackedFixed64,arr)}writePackedSFixed64(tag,arr){arr.length&&this.writeMessage(tag,writePackedSFixed64,arr)}writeBytesField(tag,buffer){
this.writeTag(tag,PBF_BYTES),this.writeBytes(buffer)}writeFixed32Field(tag,val){this.writeTag(tag,PBF_FIXED32),this.writeFixed32(
val)}writeSFixed32Field(tag,val){this.writeTag(tag,PBF_FIXED32),this.writeSFixed32(val)}writeFixed64Field(tag,val){this.
writeTag(tag,PBF_FIXED64),this.writeFixed64(val)}writeSFixed64Field(tag,val){this.writeTag(tag,PBF_FIXED64),this.writeSFixed64(
val)}writeVarintField(tag,val){this.writeTag(tag,PBF_VARINT),this.writeVarint(val)}writeSVarintField(tag,val){this.writeTag(
tag,PBF_VARINT),this.writeSVarint(val)}writeStringField(tag,str){this.writeTag(tag,PBF_BYTES),this.writeString(str)}writeFloatField(tag,val){
this.writeTag(tag,PBF_FIXED32),this.writeFloat(val)}writeDoubleField(tag,val){this.writeTag(tag,PBF_FIXED64),this.writeDouble(
val)}writeBooleanField(tag,val){this.writeVarintField(tag,+val)}};function writeBigVarint(val,pbf){let low,high;if(val>=0?(low=val%4294967296|0,high=val/4294967296|0):(low=~(-val%4294967296),
high=~(-val/4294967296),low^4294967295?low=low+1|0:(low=0,high=high+1|0)),val>=18446744073709552e3||val<-18446744073709552e3)
throw new Error("Given varint doesn't fit into 10 bytes");pbf.realloc(10),writeBigVarintLow(low,high,pbf),writeBigVarintHigh(
high,pbf)}function writeBigVarintLow(low,high,pbf){pbf.buf[pbf.pos++]=low&127|128,low>>>=7,pbf.buf[pbf.pos++]=low&127|128,
low>>>=7,pbf.buf[pbf.pos++]=low&127|128,low>>>=7,pbf.buf[pbf.pos++]=low&127|128,low>>>=7,pbf.buf[pbf.pos]=low&127}function writeBigVarintHigh(high,pbf){
let lsb=(high&7)<<4;pbf.buf[pbf.pos++]|=lsb|((high>>>=3)?128:0),high&&(pbf.buf[pbf.pos++]=high&127|((high>>>=7)?128:0),high&&
(pbf.buf[pbf.pos++]=high&127|((high>>>=7)?128:0),high&&(pbf.buf[pbf.pos++]=high&127|((high>>>=7)?128:0),high&&(pbf.buf[pbf.
pos++]=high&127|((high>>>=7)?128:0),high&&(pbf.buf[pbf.pos++]=high&127)))))}function makeRoomForExtraLength(startPos,len,pbf){
let extraLen=len<=16383?1:len<=2097151?2:len<=268435455?3:Math.floor(Math.log(len)/(Math.LN2*7));pbf.realloc(extraLen),pbf.
buf.copyWithin(startPos+extraLen,startPos,pbf.pos)}function writePackedVarint(arr,pbf){let n=arr.length,buf=pbf.buf,pos=pbf.
pos,limit=pbf.length;for(let i=0;i<n;i++){let val=arr[i];if(val<0||pos+10>limit){pbf.pos=pos,pbf.writeVarint(val),buf=pbf.
buf,pos=pbf.pos,limit=pbf.length;continue}for(;val>127;)buf[pos++]=val%128|128,val=Math.floor(val/128);buf[pos++]=val}pbf.
pos=pos}function writePackedSVarint(arr,pbf){for(let i=0;i<arr.length;i++)pbf.writeSVarint(arr[i])}function writePackedFloat(arr,pbf){
for(let i=0;i<arr.length;i++)pbf.writeFloat(arr[i])}function writePackedDouble(arr,pbf){for(let i=0;i<arr.length;i++)pbf.
writeDouble(arr[i])}function writePackedBoolean(arr,pbf){for(let i=0;i<arr.length;i++)pbf.writeBoolean(arr[i])}function writePackedFixed32(arr,pbf){
for(let i=0;i<arr.length;i++)pbf.writeFixed32(arr[i])}function writePackedSFixed32(arr,pbf){for(let i=0;i<arr.length;i++)
pbf.writeSFixed32(arr[i])}function writePackedFixed64(arr,pbf){for(let i=0;i<arr.length;i++)pbf.writeFixed64(arr[i])}function writePackedSFixed64(arr,pbf){
for(let i=0;i<arr.length;i++)pbf.writeSFixed64(arr[i])}function writeUtf8(buf,str,pos){for(let i=0,c,lead;i<str.length;i++){if(c=str.charCodeAt(i),c>55295&&c<57344)if(lead)if(c<
56320){buf[pos++]=239,buf[pos++]=191,buf[pos++]=189,lead=c;continue}else c=lead-55296<<10|c-56320|65536,lead=null;else{c>
56319||i+1===str.length?(buf[pos++]=239,buf[pos++]=191,buf[pos++]=189):lead=c;continue}else lead&&(buf[pos++]=239,buf[pos++]=
191,buf[pos++]=189,lead=null);c<128?buf[pos++]=c:(c<2048?buf[pos++]=c>>6|192:(c<65536?buf[pos++]=c>>12|224:(buf[pos++]=c>>
18|240,buf[pos++]=c>>12&63|128),buf[pos++]=c>>6&63|128),buf[pos++]=c&63|128)}return pos}var dim3={x:[1,"uint"],y:[2,"uint"],z:[3,"uint"]},computeArg={name_iid:[1,"uint"],uint_value:[4,"uint"]},internedName={iid:[
1,"uint"],name:[2,"string"]},counterDescriptor={specs:[1,{counter_id:[1,"uint"],name:[2,"string"],description:[3,"string"],
numerator_units:[7,"uint"],denominator_units:[8,"uint"],groups:[10,"uint"],value_direction:[11,"uint"]}]},packetMessage={
timestamp:[8,"uint"],trusted_packet_sequence_id:[10,"uint"],track_event:[11,{type:[9,"uint"],name_iid:[10,"uint"],track_uuid:[
11,"uint"],gpu_correlation:[3e3,{render_stage_submission_event_ids:[1,"uint"]}],gpu_api:[3001,"uint"]}],interned_data:[12,
{event_names:[2,internedName],graphics_contexts:[23,{iid:[1,"uint"],pid:[2,"uint"],api:[3,"uint"]}],gpu_specifications:[
24,{iid:[1,"uint"],name:[2,"string"],description:[3,"string"],category:[4,"uint"]}],gpu_counter_descriptors:[47,{iid:[1,
"uint"],counter_descriptor:[2,counterDescriptor],gpu_id:[3,"uint"]}],compute_kernels:[1e3,{iid:[1,"uint"],name:[2,"strin\
g"],demangled_name:[3,"string"],arch:[4,"string"],args:[5,computeArg]}],compute_arg_names:[1001,internedName]}],sequence_flags:[
13,"uint"],gpu_counter_event:[52,{counters:[2,{counter_id:[1,"uint"],double_value:[3,"double"]}],gpu_id:[3,"uint"],counter_descriptor_iid:[
4,"uint"]}],gpu_render_stage_event:[53,{event_id:[1,"uint"],duration:[2,"uint"],context:[5,"uint"],gpu_id:[11,"uint"],hw_queue_iid:[
13,"uint"],stage_iid:[14,"uint"],kernel_iid:[19,"uint"],name_iid:[20,"uint"],launch:[21,{grid_size:[1,dim3],workgroup_size:[
2,dim3],args:[3,computeArg]}]}],track_descriptor:[60,{uuid:[1,"uint"],name:[2,"string"],process:[3,{pid:[1,"uint"],process_name:[
6,"string"]}],thread:[4,{pid:[1,"uint"],tid:[2,"uint"],thread_name:[5,"string"]}],parent_uuid:[5,"uint"]}],gpu_info:[128,
{gpus:[1,{name:[1,"string"],vendor:[2,"string"]}]}]};function encodeTrace(packets){let writer=new PbfWriter;for(let packet of packets)
writer.writeMessage(1,writePacket,packet);return writer.finish()}var writePacket=writerOf(packetMessage);function writerOf(message){
let fields=new Map(Object.entries(message).map(([name,field])=>[name,fieldWriterOf(field)]));return(values,writer)=>{if(typeof values!=
"object"||values===null)throw new TypeError(`not a message: ${String(values)}`);for(let[name,value]of Object.entries(values)){
let write=fields.get(name);if(write===void 0)throw new TypeError(`unknown field in a packet: ${name}`);if(Array.isArray(
value))for(let one of value)write(one,writer);else write(value,writer)}}}function fieldWriterOf([number2,type]){if(typeof type==
"object"){let writeMessage=writerOf(type);return(value,writer)=>{writer.writeMessage(number2,writeMessage,value)}}return type===
"string"?(value,writer)=>{writer.writeStringField(number2,String(value))}:type==="double"?(value,writer)=>{writer.writeDoubleField(
number2,Number(value))}:(value,writer)=>{if(!Number.isSafeInteger(value)||Number(value)<0)throw new TypeError(`not an un\
signed integer: ${String(value)}`);writer.writeVarintField(number2,Number(value))}}var nameWidth=200,fullNameWidth=4e3,sequence={cleared:1,needsState:2},trackEvent={begin:1,end:2},cuda=4,category={other:0,
compute:2},ownSequence=1;function pftrace(name,placed,profile,sideIndex){let tables=internTables(),tracks=trackTable(name,
sideIndex),events=[],eventId=0;for(let{range:range2,instance,atNs}of placed){let submitted=new Map;for(let kernel of instance.
kernels)eventId+=1,kernel.call!==null&&append(submitted,kernel.call,eventId),events.push(kernelPacket(kernel,atNs,eventId,
tables));for(let copy of instance.copies)eventId+=1,copy.call!==null&&append(submitted,copy.call,eventId),events.push(copyPacket(
copy,atNs,eventId,tables));events.push(...hostPackets(range2,instance,atNs,submitted,tables,tracks))}let counters=profile===
null?null:ncuCounters(placed,profile),first={timestamp:0,trusted_packet_sequence_id:ownSequence,sequence_flags:sequence.
cleared,interned_data:{...tables.data(),...counters===null?{}:{gpu_counter_descriptors:counters.descriptors}}};return encodeTrace(
[first,...gpuInfo(placed,profile),...tracks.descriptors(),...events,...(counters?.packets??[]).map(packet=>({...packet,...ofSequence}))])}
var ofSequence={trusted_packet_sequence_id:ownSequence,sequence_flags:sequence.needsState};function kernelPacket(kernel,atNs,eventId,tables){
let{type,startNs,durationNs,device}=kernel,[gridX,gridY,gridZ]=type.grid,[blockX,blockY,blockZ]=type.block;return{timestamp:atNs+
startNs,...ofSequence,gpu_render_stage_event:{event_id:eventId,duration:durationNs,...gpuOf(device),...tables.place(kernel),
stage_iid:tables.stage("Kernel",category.compute),kernel_iid:tables.kernel(kernel),name_iid:tables.label(type.name),launch:{
grid_size:{x:gridX,y:gridY,z:gridZ},workgroup_size:{x:blockX,y:blockY,z:blockZ}}}}}function copyPacket(copy,atNs,eventId,tables){
let{kind,direction,sourceMemory,targetMemory,startNs,durationNs,bytes,device,stream}=copy,memory=[sourceMemory,targetMemory].
flatMap(one=>one??[]).join(" \u2192 "),words=[kind==="fill"?"memset":"memcpy",direction,memory===""?null:`(${memory})`];
return{timestamp:atNs+startNs,...ofSequence,gpu_render_stage_event:{event_id:eventId,duration:durationNs,...gpuOf(device),
...tables.place({...copy,context:null}),stage_iid:tables.stage(kind==="fill"?"Memset":"Copy",category.other),name_iid:tables.
name(words.flatMap(word=>word??[]).join(" ")),launch:{args:tables.arguments({device,stream,bytes})}}}}function gpuOf(device){
return device===0?{}:{gpu_id:device}}function append(lists,key,value){let known=lists.get(key);known===void 0?lists.set(
key,[value]):known.push(value)}function hostPackets({name,domain,instances},instance,atNs,submitted,tables,tracks){let process=instance.
process===-1?instance.kernels[0]?.process??0:instance.process,byTrack=new Map,add=(track,slice)=>{append(byTrack,track,slice)};
add(tracks.of(process,"Instances of ranges"),{name:`${rangeText(name,domain)}: instance ${String(instance.place)} of ${String(
instances)} (${instance.role})${cutText(instance)}`,startNs:0,endNs:instance.durationNs,launched:[]}),instance.thread!==
-1&&add(tracks.thread(process,instance.thread),{name:rangeText(name,domain),startNs:0,endNs:instance.durationNs,launched:[]});
for(let[lane,ranges]of lanesOf(instance.ranges.filter(({style})=>style==="startend")).entries())for(let range2 of ranges)
add(tracks.of(range2.process,`NVTX start/end ranges ${String(lane+1)}`),rangeSlice(range2));for(let range2 of instance.ranges)
range2.style==="pushpop"&&add(tracks.thread(range2.process,range2.thread),rangeSlice(range2));for(let[index,call]of instance.
calls.entries())add(tracks.thread(call.process,call.thread),{...callSlice(call),launched:submitted.get(index)??[]});return[
...byTrack].flatMap(([track,slices])=>nested(slices,track,atNs,tables))}function rangeSlice({name,domain,startNs,durationNs}){
return{name:rangeText(name,domain),startNs,endNs:startNs+durationNs,launched:[]}}function callSlice({name,startNs,durationNs}){
return{name:name??"CUDA call",startNs,endNs:startNs+durationNs}}function lanesOf(ranges){let lanes=[],ends=[];for(let range2 of ranges){
let free=ends.findIndex(end=>end<=range2.startNs),lane=free===-1?lanes.push([])-1:free;lanes[lane]?.push(range2),ends[lane]=
range2.startNs+range2.durationNs}return lanes}function nested(slices,track,atNs,tables){let packets=[],open=[],endUntil=timeNs=>{
for(let end=open.at(-1);end!==void 0&&end<=timeNs;end=open.at(-1))packets.push({timestamp:atNs+end,...ofSequence,track_event:{
type:trackEvent.end,track_uuid:track}}),open.pop()},sorted=slices.toSorted((one,other)=>one.startNs-other.startNs||other.
endNs-one.endNs);for(let{name,startNs,endNs,launched}of sorted)endUntil(startNs),packets.push({timestamp:atNs+startNs,...ofSequence,
track_event:{type:trackEvent.begin,track_uuid:track,name_iid:tables.shown(name),...launched.length===0?{}:{gpu_correlation:{
render_stage_submission_event_ids:launched},gpu_api:cuda}}}),open.push(Math.min(endNs,open.at(-1)??1/0));return endUntil(
1/0),packets}function internTables(){let names=interned(),argumentNames=interned(),specifications=interned(),kernels=interned(),
contexts=interned(),args=values=>Object.entries(values).flatMap(([key,value])=>value===null?[]:[{name_iid:argumentNames.
of(key,()=>({name:key})),uint_value:value}]),name=text2=>names.of(text2,()=>({name:text2})),label2=memoized(kernelName=>name(
kernelLabel(kernelName,nameWidth))),shown=memoized(text2=>name(clipMiddle(plainText(text2),nameWidth))),ofType=new Map;return{
name,shown,label:label2,arguments:args,stage:(name2,ofCategory)=>specifications.of(`stage ${name2}`,()=>({name:name2,category:ofCategory})),
kernel:kernel=>{let{type}=kernel,byPlace=ofType.get(type)??new Map;ofType.set(type,byPlace);let at=`${String(kernel.device)}\
/${String(kernel.stream)}`,known=byPlace.get(at);if(known!==void 0)return known;let values={device:kernel.device,stream:kernel.
stream,registers_per_thread:type.registersPerThread,shared_mem_static:type.staticSharedBytes,shared_mem_dynamic:type.dynamicSharedBytes},
iid=kernels.of(`${Object.values(values).join(" ")} ${type.mangled??""} ${type.name}`,()=>({name:clipMiddle(plainText(type.
mangled??type.shortName),fullNameWidth),demangled_name:clipMiddle(plainText(type.name),fullNameWidth),args:args(values)}));
return byPlace.set(at,iid),iid},place:({process,device,context,stream})=>({context:contexts.of(`${String(process)}/${String(
context)}`,()=>({pid:pidOf(process),api:cuda})),hw_queue_iid:specifications.of(`queue ${String(process)}/${String(device)}\
/${String(stream)}`,()=>({name:stream===null?"Stream unknown":`Stream ${String(stream)}`,category:category.compute,description:`\
Process ${String(pidOf(process))}`}))}),data:()=>({event_names:names.all(),graphics_contexts:contexts.all(),gpu_specifications:specifications.
all(),compute_kernels:kernels.all(),compute_arg_names:argumentNames.all()})}}function memoized(numberOf){let known=new Map;
return text2=>{let found=known.get(text2)??numberOf(text2);return known.set(text2,found),found}}function interned(){let known=new Map;
return{of:(key,make)=>{let found=known.get(key)??{iid:known.size+1,...make()};return known.set(key,found),found.iid},all:()=>[
...known.values()]}}function pidOf(process){return(process%2**24+2**24)%2**24||1}function trackTable(side,sideIndex){let known=new Map,
track=(key,make)=>{let found=known.get(key);if(found!==void 0)return found.uuid;let uuid=(known.size+1)*2+sideIndex;return known.
set(key,{uuid,packet:{timestamp:0,...ofSequence,track_descriptor:make(uuid)}}),uuid},processTrack=process=>track(`${String(
process)}`,uuid=>({uuid,process:{pid:pidOf(process),process_name:side}}));return{thread:(process,thread)=>{processTrack(
process);let tid=Math.max(1,thread);return track(`${String(process)}/${String(thread)}`,uuid=>({uuid,thread:{pid:pidOf(process),
tid,thread_name:`thread ${String(tid)}`}}))},of:(process,name)=>{let parent=processTrack(process);return track(`${String(
process)} ${name}`,uuid=>({uuid,parent_uuid:parent,name}))},descriptors:()=>[...known.values()].map(({packet})=>packet)}}
function gpuInfo(placed,profile){let names=new Set(profile?.machine.gpus.map(({name:name2})=>name2)),[name]=names,last=placed.
flatMap(({instance})=>instance.kernels).reduce((most2,{device})=>Math.max(most2,device),-1);if(name===void 0||names.size>
1||last<0||last>63)return[];let text2=clipMiddle(plainText(name),nameWidth),gpus=Array.from({length:last+1},(_,index)=>({
name:last===0?text2:`${text2} #${String(index)}`,vendor:"NVIDIA"}));return[{timestamp:0,...ofSequence,gpu_info:{gpus}}]}function tarOf(files){let sizes=files.map(({data})=>512+Math.ceil(data.length/512)*512),archive=new Uint8Array(sizes.reduce(
(sum,size)=>sum+size,0)+2*512),at=0;for(let[index,{name,data}]of files.entries())archive.set(header(name,data.length),at),
archive.set(data,at+512),at+=sizes[index]??0;return archive}function header(name,size){let bytes=new Uint8Array(512),put=(text2,at)=>{
bytes.set(new TextEncoder().encode(text2),at)};put(name,0),put("0000644\0",100),put("0000000\0",108),put("0000000\0",116),
put(`${size.toString(8).padStart(11,"0")}\0`,124),put("00000000000\0",136),put(" ".repeat(8),148),put("0",156),put("usta\
r\x0000",257);let sum=bytes.reduce((total,byte)=>total+byte,0);return put(`${sum.toString(8).padStart(6,"0")}\0 `,148),bytes}var traceFile="trace.tar";function traceFiles({timelines,base,head}){let profiles={base,head},archive=traceArchive(timelines,
profiles);if(archive===null)return[];let{data:bytes,holds}=archive;return[{name:traceFile,bytes,trace:{file:traceFile,holds,
small:(range2,most2)=>smallTrace(timelines,range2,profiles,most2)}}]}function traceArchive(timelines,profiles,roles=instanceRoles){
let placed=placeInstances(timelines,roles),sides=["base","head"].flatMap((name,index)=>placed[name].length===0?[]:[{name,
path:`${name}.pftrace`,index:index===0?0:1,placed:placed[name]}]),[first]=sides;if(first===void 0)return null;let holds=sides.
map(({name,placed:held})=>`${name}: ${heldText(held,timelines[name])}`).join("; "),manifest={perfetto_manifest:{version:1,
files:sides.map(({name,path})=>({path,machine:{name},...path===first.path?{}:{clocks:{clock:"BOOTTIME",sync_to:{file:first.
path,clock:"BOOTTIME"},offset_ns:0}}})),attributes:{"llm_profile.holds":holds}}};return{data:tarOf([{name:"perfetto_mani\
fest.json",data:new TextEncoder().encode(JSON.stringify(manifest))},...sides.map(({name,path,index,placed:instances})=>({
name:path,data:pftrace(name,instances,profiles[name],index)}))]),holds}}function heldText(placed,ranges){let sum=of=>placed.
reduce((total,{instance})=>total+of(instance),0),kernels=sum(instance=>instance.kernels.length),cut=sum(instance=>instance.
cut.kernels),all=ranges.reduce((total,{instances})=>total+instances,0),ofAll=placed.length===all?"":` of ${formatCount(all)}`;
return`${formatCount(kernels)}${cut===0?"":` of ${formatCount(kernels+cut)}`} kernels in ${formatCount(placed.length)}${ofAll}\
 ${all===1?"instance":"instances"}`}function smallTrace({base,head},range2,profiles,most2){for(let rows=Math.floor(most2/
bytesOfRow);rows>=50;){let cut=({kept,...rest})=>({...rest,kept:kept.filter(({role})=>role==="median").map(instance=>cutInstance(
instance,rows))}),ofRange=ranges=>ranges.filter(({name,domain})=>name===range2.name&&domain===range2.domain).map(cut),made=traceArchive(
{base:ofRange(base),head:ofRange(head)},profiles);if(made===null||made.data.length<=most2)return made;rows=Math.floor(Math.
min(rows,mostRowsOf({base,head}))*Math.min(.9,.9*most2/made.data.length))}return null}var bytesOfRow=100;function mostRowsOf({
base,head}){let instances=[...base,...head].flatMap(({kept})=>kept);return Math.max(0,...instances.map(({kernels,calls,ranges})=>Math.
max(kernels.length,calls.length,ranges.length)))}function cutInstance(instance,rows){let{kernels,copies,calls,ranges,cut}=instance,
beyond=all=>Math.max(0,all.length-rows),firstOf=work=>work.slice(0,rows).map(one=>one.call!==null&&one.call>=rows?{...one,
call:null}:one);return{...instance,kernels:firstOf(kernels),copies:firstOf(copies),calls:calls.slice(0,rows),ranges:ranges.
slice(0,rows),cut:{kernels:cut.kernels+beyond(kernels),copies:cut.copies+beyond(copies),calls:cut.calls+beyond(calls),ranges:cut.
ranges+beyond(ranges)}}}var resultFiles=[traceFiles,verdictFile];var unknown="\u2013",[leastTitle,leastText,leastName,remarkWidth]=[20,12,38,60];function tableLines(table,most2,layout){
let rows=table.rows.slice(0,most2).map(row=>row.cells()),shown=inOrder2(table.columns).flatMap(at=>{let column=table.columns[at];
return column===void 0?[]:shownColumns(column,at===0).map(one=>({...one,at}))}),hasKernels=table.columns.some(({kind})=>kind===
"kernel"),change=table.columns.findIndex(({kind})=>kind==="change"),state=change<0?[]:[{column:left(""),textOf:stateText,
at:change}],all=hasKernels?[...state,...shown]:[...shown,...state];return[...textTable(all.map(({column})=>column),rows.
map(row=>all.map(({textOf,at})=>textOf(row[at]??""))),layout),...restLines(table,table.rows.slice(most2)),...remarkLines(
rows,layout)]}function inOrder2(columns){let weight=at=>{let{kind,split}=columns[at]??{kind:"text"};return kind==="kerne\
l"?4:at===0&&kind==="text"?0:split===!0?1:kind==="change"?2:3};return[...columns.keys()].toSorted((one,other)=>weight(one)-
weight(other))}function shownColumns({kind,title,leaves,split,interval},isFirst){let leavingAs=column=>leaves===void 0?column:
{...column,leaves};switch(kind){case"text":return[{column:leavingAs(flexible(title,isFirst?leastTitle:leastText)),textOf:plainCell}];case"\
number":return[{column:leavingAs(right(title)),textOf:plainCell}];case"kernel":return[{column:flexible(title,leastName,rowLabels),
textOf:plainCell}];case"pair":return split===!0?["base","head"].map(side=>({column:right(side),textOf:ofPair(side)})):[{
column:leavingAs(right(title)),textOf:plainCell}];case"change":return[{column:right(title),textOf:plainCell},...interval===
"main"?intervalColumns:[]]}}var intervalColumns=leaving([right("interval"),right("threshold")],["threshold","interval"]).
map((column,at)=>({column:{...column,leaves:(column.leaves??0)-2},textOf:ofChange(at===0?intervalText:({change})=>percentOf(
change.thresholdRatio))}));function ofChange(textOf){return cell=>typeof cell!="string"&&cell.kind==="change"?textOf(cell):
""}function intervalText({change:{lowRatio,highRatio,rounds,changeRatio}}){return lowRatio!==null&&highRatio!==null?percentInterval(
lowRatio,highRatio):rounds===null?"exact":changeRatio!==null&&rounds===1?"one process":""}function percentOf(ratio){return ratio===
null?"":percent(ratio)}function plainCell(cell){if(typeof cell=="string")return terminalText(cell);switch(cell.kind){case"\
number":return terminalText(cell.text);case"kernel":return cell.name;case"pair":return terminalText(pairCellText(cell));case"\
change":return changeText(cell)}}function ofPair(side){return cell=>typeof cell=="string"||cell.kind!=="pair"?"":terminalText(
sideText(cell,side))}function changeText({change:{changeRatio},sign}){return changeRatio!==null?signedPercent(changeRatio):
sign==="="?sign:unknown}var tones={regressed:"bad",improved:"good",inconclusive:"unsure"};function stateText(cell){if(typeof cell==
"string"||cell.kind!=="change"||cell.word==="")return"";let text2=cell.sign===""?cell.word:`${cell.sign} ${cell.word}`,tone=tones[cell.
state];return tone===void 0?text2:{text:text2,tone}}function restLines({noun,file},hidden){if(hidden.length===0)return[];
let notable=hidden.filter(({isNotable})=>isNotable===!0).length,of=notable>0?`, ${formatCount(notable)} of them slower o\
r unclear`:"";return[`  \u2026 and ${formatCount(hidden.length)} more ${noun}${of}, in ${file}`]}function remarkLines(rows,layout){
let lines=rows.flatMap(row=>row.flatMap(cell=>typeof cell=="string"||cell.kind!=="kernel"||cell.remarks.length===0?[]:wrapLine(
`    ${kernelLabel(cell.name,remarkWidth)}: ${cell.remarks.map(terminalText).join("; ")}`,layout)));return lines.length===
0?[]:["  why:",...lines]}function strong(text2,layout){return paint(layout,"strong",text2)}var mostRows=40,signs={bad:{text:"\u2717",tone:"bad"},unsure:{text:"?",tone:"unsure"},good:{text:"\u2713",tone:"good"},accepted:{
text:"\xB7",tone:null},warning:{text:"!",tone:"unsure"},note:{text:"\xB7",tone:null}};function sectionLines(sections,room){
return sections.flatMap(({title,blocks})=>{let lines=blockLines(blocks,room),hasTitle=blocks[0]?.kind==="group"||blocks[0]?.
kind==="parts";return lines.length===0||hasTitle?lines:["",strong(`${title}:`,room.layout),...lines]})}function blockLines(blocks,room,indent=""){
return blocks.flatMap((block,at)=>{let lines=linesOf(block,room,indent),isIntroduced=at===1&&blocks[0]?.kind==="paragrap\
h";return block.kind==="table"&&at>0&&lines.length>0&&!isIntroduced?["",...lines]:lines})}function linesOf(block,room,indent){
let{layout}=room,wrapped=line=>wrapLine(indent+line,layout);switch(block.kind){case"paragraph":return wrapped(`${block.title===
void 0?"":`${terminalText(block.title)}: `}${terminalText(block.text)}`);case"footnote":return wrapLine(`  ${terminalText(
block.text)}`,layout);case"lines":return[...wrapped(`${terminalText(block.title)}:`),...block.text.split(`
`).map(line=>`    ${line}`)];case"list":return listLines(block,layout);case"table":return tableLines(block,isShort(block)?
room.kernels:mostRows,layout);case"group":return groupLines(block,room,indent);case"parts":return partsLines(block,room);case"\
figure":return block.name==="recent-runs"?wrapped(block.text):[]}}function isShort({columns,isLong}){return isLong===!0||
columns.some(({kind})=>kind==="kernel")}function listLines({items,noun,file},layout){let shown=items.filter(({importance})=>importance!==
"reference"),hidden=shown.length-mostRows;return[...shown.slice(0,mostRows).flatMap(({text:text2,title,tone})=>{let sign=tone===
void 0?"":`${signText(tone,layout)} `;return wrapLine(`  ${sign}${title===void 0?"":`${terminalText(title)}: `}${terminalText(
text2)}`,layout)}),...hidden>0?[`  \u2026 and ${formatCount(hidden)} more ${noun}, in ${file}`]:[]]}function signText(tone,layout){
let{text:text2,tone:color}=signs[tone];return color===null?text2:paint(layout,color,text2)}function groupLines({title,importance,
blocks},room,indent){if(importance==="reference"||importance==="summary")return[];let lines=blockLines(blocks,room,"  ");
return lines.length===0?[]:["",...indent===""||blocks[0]?.kind==="paragraph"?wrapLine(indent+strong(`${terminalText(title)}\
:`,room.layout),room.layout):[],...lines]}function partsLines({parts,noun,file},room){let{layout}=room,hidden=parts.length-
room.parts,hasChanges=!1;return[...parts.slice(0,room.parts).flatMap(({title,tag,blocks})=>{let made=blocks();hasChanges||=
tag!==null;let[,...inner]=blockLines(made,room,"  ");return["",strong(`${terminalText(title)}${tag===null?"":`: ${tag}`}`,
layout),...inner]}),...hidden>0?["",`\u2026 and ${formatCount(hidden)} more ${noun}. ${file} has them all. To show one o\
f them, pass --range NAME.`]:[],...hasChanges?["",...legendLines(layout)]:[]]}function legendLines(layout){return Object.
entries(legend).flatMap(([term,meaning])=>wrapLine(`${term}: ${meaning}`,layout))}var mostRanges=20;function profileText(profile,{topKernels,maxRanges,layout,cost=null,history=null}){let{opening,sections}=reportDocument(
reportInput({head:profile,cost,history})),room={kernels:topKernels,parts:maxRanges,layout};return[...blockLines(opening,
room),...sectionLines(sections,room)].join(`
`)}function comparisonText(comparison,{topKernels,layout,cost=null,history=null}){let{opening,sections}=reportDocument(reportInput(
{comparison,cost,history})),room={kernels:topKernels,parts:1/0,layout};return[...[...blockLines(opening,room),...sectionLines(
sections,room)],"",...verdictLines(comparison,layout)].join(`
`)}function verdictLine(comparison){return`${verdictName(comparison).toUpperCase()}: ${terminalText(verdictText(comparison))}`}
function verdictLines(comparison,layout){let line=verdictLine(comparison),end=line.indexOf(":")+1,[first="",...rest]=wrapText(
line,layout);return[paint(layout,tones2[comparison.verdict],first.slice(0,end))+first.slice(end),...rest]}var tones2={regressed:"\
bad","over-budget":"bad","not-improved":"bad",incomparable:"unsure",inconclusive:"unsure","no-baseline":"unsure",pass:"g\
ood"};import{resolve}from"node:path";async function recordedProfile(context,config,paths,options){let recorded=await readProfiles(context,config,paths,options);
await heedSignals(context.stop);let incomplete=options.mayLoseKernels===!0?null:checkComplete(recorded.profile,paths.join(
", "));if(incomplete!==null)throw new CaptureError(incomplete);return recorded}async function readProfiles(context,config,paths,options){
let{wanted,areRanks=!1}=options,finished=areRanks?null:await finishedProfiles(context,paths),[first,...others]=(finished??
[]).map((profile,index)=>withRanges(profile,wanted,paths[index]??""));if(first!==void 0)return{profile:others.length===0?
first:addFindings(mergeProfiles(first,others)),timelines:[]};let{profileOfReports}=await import("./profile-of-reports-G4SR2JXC.js");
return profileOfReports(context,config,paths,options)}async function finishedProfiles({cwd},paths){if(!paths.every(path=>path.
endsWith(".json")))return null;let{readProfile}=await import("./read-profile-KMRRTHGL.js"),profiles=[];for(let shown of paths){
let path=resolve(cwd,shown);if((await findInput(path,shown)).isDirectory())return null;profiles.push(await readProfile(path,
shown))}return profiles}export{kernelIdPattern,kernelId,kernelOfId,codeLineSchema,terminalText,oneLineJson,cutText2 as cutText,fitted,resultFiles,
mostRanges,profileText,comparisonText,verdictLine,verdictLines,recordedProfile};
