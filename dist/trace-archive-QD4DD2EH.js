import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{countCutKernels,kernelLabel}from"./chunk-FK5PFTCQ.js";import{instanceRoles,lastEndNs}from"./chunk-4MELFLVH.js";
import"./chunk-3VXAGAQL.js";import{clipMiddle,formatCount}from"./chunk-ILPXF66B.js";import"./chunk-UAZ6EODX.js";
import"./chunk-ZYMCHVPE.js";import{findRange,rangeText}from"./chunk-DVA2FSEP.js";import{plainText}from"./chunk-KWNHFX66.js";
import"./chunk-GBWPPC6J.js";var gap=.1;function placeInstances({base,head}){let placed={base:[],head:[]},atNs=0,keys=new Map([...head,...base].map(range=>[
JSON.stringify([range.domain,range.name]),range]));for(let key of keys.values())for(let role of instanceRoles){let longestNs=0;
for(let side of["base","head"]){let range=findRange({base,head}[side],key),instance=range?.kept.find(candidate=>candidate.
role===role);range===void 0||instance===void 0||(placed[side].push({range,instance,atNs}),longestNs=Math.max(longestNs,lastEndNs(
instance)))}atNs+=Math.ceil(longestNs*(1+gap))}return placed}var compute=6,forwards=2,units={"%":[37,null],ns:[19,null],byte:[7,null],"byte/s":[7,22]},descriptorId=1;function createNcuCounters(placed,profile){
let specs=new Map,packets=[];for(let{range,instance,atNs}of placed){let kernels=findRange(profile.ranges,range)?.kernels??
[],measured=new Map(kernels.filter(({ncu})=>ncu.length>0).map(kernel=>[kernel.name,kernel])),done=new Set;for(let{type,startNs,
device}of measured.size===0?[]:instance.kernels){let kernel=measured.get(type.name),launch=JSON.stringify([type.name,type.
grid,type.block]);if(kernel===void 0||done.has(launch))continue;let counters=readMetrics(kernel,type).map(([metric,value,
unit])=>{let spec=specs.get(metric)??createCounterSpec(metric,unit,specs.size+1);return specs.set(metric,spec),{counter_id:spec.
counter_id,double_value:value}});counters.length!==0&&(done.add(launch),packets.push({timestamp:atNs+startNs,gpu_counter_event:{
counter_descriptor_iid:descriptorId,counters,gpu_id:device}}))}}return packets.length===0?null:{descriptors:[{iid:descriptorId,
counter_descriptor:{specs:[...specs.values()]}}],packets}}function readMetrics(kernel,type){let sample=kernel.ncu.find(({
variant})=>{let launched=kernel.variants[variant];return launched!==void 0&&hasSameSize(launched.grid,type.grid)&&hasSameSize(
launched.block,type.block)});return Object.values(sample?.figures??{}).flatMap(figure=>figure!==null&&typeof figure.value==
"number"&&isNcuName(figure.metric)?[[figure.metric,figure.value,figure.unit]]:[])}function isNcuName(metric){return metric.
includes("__")&&/^[\w.]+$/.test(metric)}function hasSameSize(a,b){return a.every((size,index)=>size===b[index])}function createCounterSpec(metric,unit,id){
let[numerator=null,denominator=null]=units[unit]??[];return{counter_id:id,name:metric,groups:compute,value_direction:forwards,
description:"Measured by Nsight Compute in a different launch of this kernel with the same grid and block.",...numerator===
null?{}:{numerator_units:numerator},...denominator===null?{}:{denominator_units:denominator}}}var SHIFT_RIGHT_32=23283064365386963e-26;var utf8TextDecoder=typeof TextDecoder>"u"?null:new TextDecoder("utf-8"),PBF_VARINT=0,PBF_FIXED64=1,PBF_BYTES=2,PBF_FIXED32=5;var PbfWriter=class{constructor(buf=new Uint8Array(16)){this.buf=ArrayBuffer.isView(buf)?buf:new Uint8Array(buf),this.dataView=
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
writer.writeMessage(1,writePacket,packet);return writer.finish()}var writePacket=createWriter(packetMessage);function createWriter(message){
let fields=new Map(Object.entries(message).map(([name,field])=>[name,createFieldWriter(field)]));return(values,writer)=>{
if(typeof values!="object"||values===null)throw new TypeError(`not a message: ${String(values)}`);for(let[name,value]of Object.
entries(values)){let write=fields.get(name);if(write===void 0)throw new TypeError(`unknown field in a packet: ${name}`);
if(Array.isArray(value))for(let item of value)write(item,writer);else write(value,writer)}}}function createFieldWriter([
number,type]){if(typeof type=="object"){let writeMessage=createWriter(type);return(value,writer)=>{writer.writeMessage(number,
writeMessage,value)}}return type==="string"?(value,writer)=>{writer.writeStringField(number,String(value))}:type==="doub\
le"?(value,writer)=>{writer.writeDoubleField(number,Number(value))}:(value,writer)=>{if(!Number.isSafeInteger(value)||Number(
value)<0)throw new TypeError(`not an unsigned integer: ${String(value)}`);writer.writeVarintField(number,Number(value))}}var nameWidth=200,fullNameWidth=4e3,sequence={cleared:1,needsState:2},trackEvent={begin:1,end:2},cuda=4,category={other:0,
compute:2},ownSequence=1;function encodePftrace(side,placed,profile){let tables=createInternTables(),tracks=createTrackTable(
side),events=[],eventId=0;for(let{range,instance,atNs}of placed){let launched=instance.calls.map(()=>[]);for(let kernel of instance.
kernels)eventId+=1,launched[kernel.call??-1]?.push(eventId),events.push(createKernelPacket(kernel,atNs,eventId,tables));
for(let copy of instance.copies)eventId+=1,launched[copy.call??-1]?.push(eventId),events.push(createCopyPacket(copy,atNs,
eventId,tables));let slices=listHostSlices(range,instance,launched,tracks);for(let[track,onTrack]of Map.groupBy(slices,({
track:track2})=>track2))events.push(...createNestedPackets(onTrack,track,atNs,tables))}let counters=profile===null?null:
createNcuCounters(placed,profile),first={timestamp:0,trusted_packet_sequence_id:ownSequence,sequence_flags:sequence.cleared,
interned_data:{...tables.data(),...counters===null?{}:{gpu_counter_descriptors:counters.descriptors}}};return encodeTrace(
[first,...createGpuInfo(placed,profile),...tracks.descriptors,...events,...(counters?.packets??[]).map(packet=>({...packet,
...ofSequence}))])}var ofSequence={trusted_packet_sequence_id:ownSequence,sequence_flags:sequence.needsState};function createKernelPacket(kernel,atNs,eventId,tables){
let{type,context}=kernel,[gridX,gridY,gridZ]=type.grid,[blockX,blockY,blockZ]=type.block;return createWorkPacket(kernel,
context,atNs,eventId,tables,{stage_iid:tables.stage("Kernel",category.compute),kernel_iid:tables.kernel(kernel),name_iid:tables.
label(type.name),launch:{grid_size:{x:gridX,y:gridY,z:gridZ},workgroup_size:{x:blockX,y:blockY,z:blockZ}}})}function createCopyPacket(copy,atNs,eventId,tables){
let{kind,direction,sourceMemory,targetMemory,bytes,device,stream}=copy,memory=[sourceMemory,targetMemory].flatMap(memoryKind=>memoryKind??
[]).join(" \u2192 "),words=[kind==="fill"?"memset":"memcpy",direction,memory===""?null:`(${memory})`];return createWorkPacket(
copy,null,atNs,eventId,tables,{stage_iid:tables.stage(kind==="fill"?"Memset":"Copy",category.other),name_iid:tables.name(
words.flatMap(word=>word??[]).join(" ")),launch:{args:tables.args({device,stream,bytes})}})}function createWorkPacket({startNs,
durationNs,process,device,stream},context,atNs,eventId,tables,fields){return{timestamp:atNs+startNs,...ofSequence,gpu_render_stage_event:{
event_id:eventId,duration:durationNs,...gpuFields(device),...tables.place(process,device,context,stream),...fields}}}function gpuFields(device){
return device===0?{}:{gpu_id:device}}function listHostSlices({name,domain,instances},instance,launched,tracks){let process=instance.
process===-1?instance.kernels[0]?.process??0:instance.process,whole={startNs:0,endNs:instance.durationNs},slices=[{track:tracks.
named(process,"Instances of ranges"),name:`${rangeText(name,domain)}: instance ${instance.place} of ${instances} (${instance.
role})${countCutKernels(instance)}`,...whole}];instance.thread!==-1&&slices.push({track:tracks.thread(process,instance.thread),
name:rangeText(name,domain),...whole});let laneEnds=[];for(let{name:name2,domain:domain2,style,process:process2,thread,startNs,
durationNs}of instance.ranges){let endNs=startNs+durationNs,track;if(style==="pushpop")track=tracks.thread(process2,thread);else{
let free=laneEnds.findIndex(end=>end<=startNs),lane=free===-1?laneEnds.length:free;laneEnds[lane]=endNs,track=tracks.named(
process2,`NVTX start/end ranges ${lane+1}`)}slices.push({track,name:rangeText(name2,domain2),startNs,endNs})}for(let[index,
{name:name2,process:process2,thread,startNs,durationNs}]of instance.calls.entries())slices.push({track:tracks.thread(process2,
thread),name:name2??"CUDA call",startNs,endNs:startNs+durationNs,launched:launched[index]??[]});return slices}function createNestedPackets(slices,track,atNs,tables){
let packets=[],open=[],endUntil=timeNs=>{for(let end=open.at(-1);end!==void 0&&end<=timeNs;end=open.at(-1))packets.push(
{timestamp:atNs+end,...ofSequence,track_event:{type:trackEvent.end,track_uuid:track}}),open.pop()},sorted=slices.toSorted(
(a,b)=>a.startNs-b.startNs||b.endNs-a.endNs);for(let{name,startNs,endNs,launched=[]}of sorted)endUntil(startNs),packets.
push({timestamp:atNs+startNs,...ofSequence,track_event:{type:trackEvent.begin,track_uuid:track,name_iid:tables.shown(name),
...launched.length===0?{}:{gpu_correlation:{render_stage_submission_event_ids:launched},gpu_api:cuda}}}),open.push(Math.
min(endNs,open.at(-1)??1/0));return endUntil(1/0),packets}function createInternTables(){let names=createTable(),argumentNames=createTable(),
specifications=createTable(),kernels=createTable(),contexts=createTable(),args=values=>Object.entries(values).flatMap(([
key,value])=>value===null?[]:[{name_iid:argumentNames.of(key,()=>({name:key})),uint_value:value}]),name=text=>names.of(text,
()=>({name:text})),ofType=new Map;return{name,shown:memoize(text=>name(clipMiddle(plainText(text),nameWidth))),label:memoize(
kernelName=>name(kernelLabel(kernelName,nameWidth))),args,stage:(name2,ofCategory)=>specifications.of(`stage ${name2}`,()=>({
name:name2,category:ofCategory})),kernel:({type,device,stream})=>{let byPlace=ofType.get(type)??new Map;ofType.set(type,
byPlace);let placeKey=`${device}/${String(stream)}`,existing=byPlace.get(placeKey);if(existing!==void 0)return existing;
let values={device,stream,registers_per_thread:type.registersPerThread,shared_mem_static:type.staticSharedBytes,shared_mem_dynamic:type.
dynamicSharedBytes},iid=kernels.of(`${Object.values(values).join(" ")} ${type.mangled??""} ${type.name}`,()=>({name:clipMiddle(
plainText(type.mangled??type.shortName),fullNameWidth),demangled_name:clipMiddle(plainText(type.name),fullNameWidth),args:args(
values)}));return byPlace.set(placeKey,iid),iid},place:(process,device,context,stream)=>({context:contexts.of(`${process}\
/${String(context)}`,()=>({pid:pidOfProcess(process),api:cuda})),hw_queue_iid:specifications.of(`queue ${process}/${device}\
/${String(stream)}`,()=>({name:stream===null?"Stream unknown":`Stream ${stream}`,category:category.compute,description:`\
Process ${pidOfProcess(process)}`}))}),data:()=>({event_names:names.all(),graphics_contexts:contexts.all(),gpu_specifications:specifications.
all(),compute_kernels:kernels.all(),compute_arg_names:argumentNames.all()})}}function memoize(numberOf){let numbers=new Map;
return text=>{let number=numbers.get(text)??numberOf(text);return numbers.set(text,number),number}}function createTable(){
let entries=new Map;return{of:(key,make)=>{let entry=entries.get(key)??{iid:entries.size+1,...make()};return entries.set(
key,entry),entry.iid},all:()=>[...entries.values()]}}function pidOfProcess(process){return(process%2**24+2**24)%2**24||1}
function createTrackTable(side){let uuids=new Map,descriptors=[],track=(key,descriptor)=>{let existing=uuids.get(key);if(existing!==
void 0)return existing;let uuid=(uuids.size+1)*2+(side==="base"?0:1);return uuids.set(key,uuid),descriptors.push({timestamp:0,
...ofSequence,track_descriptor:{uuid,...descriptor}}),uuid},processTrack=process=>track(`${process}`,{process:{pid:pidOfProcess(
process),process_name:side}});return{descriptors,thread:(process,thread)=>{processTrack(process);let tid=Math.max(1,thread);
return track(`${process}/${thread}`,{thread:{pid:pidOfProcess(process),tid,thread_name:`thread ${tid}`}})},named:(process,name)=>track(
`${process} ${name}`,{parent_uuid:processTrack(process),name})}}function createGpuInfo(placed,profile){let names=new Set(
profile?.machine.gpus.map(({name:name2})=>name2)),[name]=names,last=placed.flatMap(({instance})=>instance.kernels).reduce(
(most,{device})=>Math.max(most,device),-1);if(name===void 0||names.size>1||last<0||last>63)return[];let text=clipMiddle(
plainText(name),nameWidth),gpus=Array.from({length:last+1},(_,index)=>({name:last===0?text:`${text} #${index}`,vendor:"N\
VIDIA"}));return[{timestamp:0,...ofSequence,gpu_info:{gpus}}]}var traceFile="trace.tar";function createTraceFiles({timelines,base,head}){let profiles={base,head},archive=createTraceArchive(
timelines,profiles);if(archive===null)return[];let{data:bytes,holds}=archive;return[{name:traceFile,bytes,trace:{file:traceFile,
holds,small:(range,most)=>createSmallTrace(timelines,range,profiles,most)}}]}function createTraceArchive(timelines,profiles){
let placed=placeInstances(timelines),sides=["base","head"].filter(side=>placed[side].length>0),[first]=sides;if(first===
void 0)return null;let createPath=side=>`${side}.pftrace`,clocks={clock:"BOOTTIME",sync_to:{file:createPath(first),clock:"\
BOOTTIME"},offset_ns:0},holds=sides.map(side=>`${side}: ${describeContents(placed[side],timelines[side])}`).join("; "),manifest={
perfetto_manifest:{version:1,files:sides.map(side=>({path:createPath(side),machine:{name:side},...side===first?{}:{clocks}})),
attributes:{"llm_profile.holds":holds}}};return{data:createTar([{name:"perfetto_manifest.json",data:new TextEncoder().encode(
JSON.stringify(manifest))},...sides.map(side=>({name:createPath(side),data:encodePftrace(side,placed[side],profiles[side])}))]),
holds}}function describeContents(placed,ranges){let sum=countOf=>placed.reduce((total,{instance})=>total+countOf(instance),
0),kernels=sum(instance=>instance.kernels.length),cut=sum(instance=>instance.cut.kernels),all=ranges.reduce((total,{instances})=>total+
instances,0),ofAll=placed.length===all?"":` of ${formatCount(all)}`;return`${formatCount(kernels)}${cut===0?"":` of ${formatCount(
kernels+cut)}`} kernels in ${formatCount(placed.length)}${ofAll} ${all===1?"instance":"instances"}`}function createSmallTrace({
base,head},range,profiles,most){for(let rows=Math.floor(most/bytesOfRow);rows>=50;){let cut=({kept,...rest})=>({...rest,
kept:kept.filter(({role})=>role==="median").map(instance=>cutInstance(instance,rows))}),ofRange=ranges=>ranges.filter(({
name,domain})=>name===range.name&&domain===range.domain).map(cut),made=createTraceArchive({base:ofRange(base),head:ofRange(
head)},profiles);if(made===null||made.data.length<=most)return made;rows=Math.floor(Math.min(rows,countMostRows({base,head}))*
Math.min(.9,.9*most/made.data.length))}return null}var bytesOfRow=100;function countMostRows({base,head}){let instances=[
...base,...head].flatMap(({kept})=>kept);return Math.max(0,...instances.map(({kernels,calls,ranges})=>Math.max(kernels.length,
calls.length,ranges.length)))}function cutInstance(instance,rows){let{kernels,copies,calls,ranges,cut}=instance,countBeyond=all=>Math.
max(0,all.length-rows),takeFirst=work=>work.slice(0,rows).map(row=>row.call!==null&&row.call>=rows?{...row,call:null}:row);
return{...instance,kernels:takeFirst(kernels),copies:takeFirst(copies),calls:calls.slice(0,rows),ranges:ranges.slice(0,rows),
cut:{kernels:cut.kernels+countBeyond(kernels),copies:cut.copies+countBeyond(copies),calls:cut.calls+countBeyond(calls),ranges:cut.
ranges+countBeyond(ranges)}}}var block=512;function createTar(files){let padding=size=>new Uint8Array(-size&block-1),parts=files.
flatMap(({name,data})=>[createHeader(name,data.length),data,padding(data.length)]);return Buffer.concat([...parts,new Uint8Array(
2*block)])}function createHeader(name,size){let bytes=new Uint8Array(block),put=(text,index)=>{bytes.set(new TextEncoder().
encode(text),index)};put(name,0),put("0000644\0",100),put("0000000\0",108),put("0000000\0",116),put(`${size.toString(8).
padStart(11,"0")}\0`,124),put("00000000000\0",136),put(" ".repeat(8),148),put("0",156),put("ustar\x0000",257);let sum=bytes.
reduce((total,byte)=>total+byte,0);return put(`${sum.toString(8).padStart(6,"0")}\0 `,148),bytes}export{createSmallTrace,createTraceArchive,createTraceFiles};
