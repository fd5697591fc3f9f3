import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{cutText}from"./chunk-OSPQ3PQL.js";import{instanceRoles,lastEndNs}from"./chunk-4MELFLVH.js";import{kernelLabel}from"./chunk-DB7Z5D5G.js";
import"./chunk-KOLGLZ76.js";import{clipMiddle,formatCount}from"./chunk-P7EYOAZ4.js";import"./chunk-7Z5XDYKE.js";
import"./chunk-UWABTZDV.js";import{rangeText}from"./chunk-YTVQXYLK.js";import{plainText}from"./chunk-JN33INQG.js";
import"./chunk-GBWPPC6J.js";var gap=.1;function placeInstances({base,head},roles=instanceRoles){let placed={base:[],head:[]},atNs=0;for(let{name,domain}of inOrder(
head,base))for(let role of roles){let longestNs=0;for(let[side,ranges]of[["base",base],["head",head]]){let range=ranges.
find(one=>one.name===name&&one.domain===domain),instance=range?.kept.find(one=>one.role===role);range===void 0||instance===
void 0||(placed[side].push({range,instance,atNs}),longestNs=Math.max(longestNs,lastEndNs(instance)))}atNs+=Math.ceil(longestNs*
(1+gap))}return placed}function inOrder(head,base){return[...new Map([...head,...base].map(range=>[JSON.stringify([range.
domain,range.name]),range])).values()]}var units={"%":[37,null],ns:[19,null],byte:[7,null],"byte/s":[7,22]},descriptorId=1;function ncuCounters(placed,profile){
let specs=new Map,packets=[];for(let{range,instance,atNs}of placed){let kernels=profile.ranges.find(({name,domain})=>name===
range.name&&domain===range.domain)?.kernels,measured=new Map((kernels??[]).filter(({ncu})=>ncu.length>0).map(kernel=>[kernel.
name,kernel])),done=new Set;for(let{type,startNs,device}of measured.size===0?[]:instance.kernels){let kernel=measured.get(
type.name),launch=JSON.stringify([type.name,type.grid,type.block]);if(kernel===void 0||done.has(launch))continue;let counters=metricsOf(
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
value))for(let one of value)write(one,writer);else write(value,writer)}}}function fieldWriterOf([number,type]){if(typeof type==
"object"){let writeMessage=writerOf(type);return(value,writer)=>{writer.writeMessage(number,writeMessage,value)}}return type===
"string"?(value,writer)=>{writer.writeStringField(number,String(value))}:type==="double"?(value,writer)=>{writer.writeDoubleField(
number,Number(value))}:(value,writer)=>{if(!Number.isSafeInteger(value)||Number(value)<0)throw new TypeError(`not an uns\
igned integer: ${String(value)}`);writer.writeVarintField(number,Number(value))}}var nameWidth=200,fullNameWidth=4e3,sequence={cleared:1,needsState:2},trackEvent={begin:1,end:2},cuda=4,category={other:0,
compute:2},ownSequence=1;function pftrace(name,placed,profile,sideIndex){let tables=internTables(),tracks=trackTable(name,
sideIndex),events=[],eventId=0;for(let{range,instance,atNs}of placed){let submitted=new Map;for(let kernel of instance.kernels)
eventId+=1,kernel.call!==null&&append(submitted,kernel.call,eventId),events.push(kernelPacket(kernel,atNs,eventId,tables));
for(let copy of instance.copies)eventId+=1,copy.call!==null&&append(submitted,copy.call,eventId),events.push(copyPacket(
copy,atNs,eventId,tables));events.push(...hostPackets(range,instance,atNs,submitted,tables,tracks))}let counters=profile===
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
for(let[lane,ranges]of lanesOf(instance.ranges.filter(({style})=>style==="startend")).entries())for(let range of ranges)
add(tracks.of(range.process,`NVTX start/end ranges ${String(lane+1)}`),rangeSlice(range));for(let range of instance.ranges)
range.style==="pushpop"&&add(tracks.thread(range.process,range.thread),rangeSlice(range));for(let[index,call]of instance.
calls.entries())add(tracks.thread(call.process,call.thread),{...callSlice(call),launched:submitted.get(index)??[]});return[
...byTrack].flatMap(([track,slices])=>nested(slices,track,atNs,tables))}function rangeSlice({name,domain,startNs,durationNs}){
return{name:rangeText(name,domain),startNs,endNs:startNs+durationNs,launched:[]}}function callSlice({name,startNs,durationNs}){
return{name:name??"CUDA call",startNs,endNs:startNs+durationNs}}function lanesOf(ranges){let lanes=[],ends=[];for(let range of ranges){
let free=ends.findIndex(end=>end<=range.startNs),lane=free===-1?lanes.push([])-1:free;lanes[lane]?.push(range),ends[lane]=
range.startNs+range.durationNs}return lanes}function nested(slices,track,atNs,tables){let packets=[],open=[],endUntil=timeNs=>{
for(let end=open.at(-1);end!==void 0&&end<=timeNs;end=open.at(-1))packets.push({timestamp:atNs+end,...ofSequence,track_event:{
type:trackEvent.end,track_uuid:track}}),open.pop()},sorted=slices.toSorted((one,other)=>one.startNs-other.startNs||other.
endNs-one.endNs);for(let{name,startNs,endNs,launched}of sorted)endUntil(startNs),packets.push({timestamp:atNs+startNs,...ofSequence,
track_event:{type:trackEvent.begin,track_uuid:track,name_iid:tables.shown(name),...launched.length===0?{}:{gpu_correlation:{
render_stage_submission_event_ids:launched},gpu_api:cuda}}}),open.push(Math.min(endNs,open.at(-1)??1/0));return endUntil(
1/0),packets}function internTables(){let names=interned(),argumentNames=interned(),specifications=interned(),kernels=interned(),
contexts=interned(),args=values=>Object.entries(values).flatMap(([key,value])=>value===null?[]:[{name_iid:argumentNames.
of(key,()=>({name:key})),uint_value:value}]),name=text=>names.of(text,()=>({name:text})),label=memoized(kernelName=>name(
kernelLabel(kernelName,nameWidth))),shown=memoized(text=>name(clipMiddle(plainText(text),nameWidth))),ofType=new Map;return{
name,shown,label,arguments:args,stage:(name2,ofCategory)=>specifications.of(`stage ${name2}`,()=>({name:name2,category:ofCategory})),
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
return text=>{let found=known.get(text)??numberOf(text);return known.set(text,found),found}}function interned(){let known=new Map;
return{of:(key,make)=>{let found=known.get(key)??{iid:known.size+1,...make()};return known.set(key,found),found.iid},all:()=>[
...known.values()]}}function pidOf(process){return(process%2**24+2**24)%2**24||1}function trackTable(side,sideIndex){let known=new Map,
track=(key,make)=>{let found=known.get(key);if(found!==void 0)return found.uuid;let uuid=(known.size+1)*2+sideIndex;return known.
set(key,{uuid,packet:{timestamp:0,...ofSequence,track_descriptor:make(uuid)}}),uuid},processTrack=process=>track(`${String(
process)}`,uuid=>({uuid,process:{pid:pidOf(process),process_name:side}}));return{thread:(process,thread)=>{processTrack(
process);let tid=Math.max(1,thread);return track(`${String(process)}/${String(thread)}`,uuid=>({uuid,thread:{pid:pidOf(process),
tid,thread_name:`thread ${String(tid)}`}}))},of:(process,name)=>{let parent=processTrack(process);return track(`${String(
process)} ${name}`,uuid=>({uuid,parent_uuid:parent,name}))},descriptors:()=>[...known.values()].map(({packet})=>packet)}}
function gpuInfo(placed,profile){let names=new Set(profile?.machine.gpus.map(({name:name2})=>name2)),[name]=names,last=placed.
flatMap(({instance})=>instance.kernels).reduce((most,{device})=>Math.max(most,device),-1);if(name===void 0||names.size>1||
last<0||last>63)return[];let text=clipMiddle(plainText(name),nameWidth),gpus=Array.from({length:last+1},(_,index)=>({name:last===
0?text:`${text} #${String(index)}`,vendor:"NVIDIA"}));return[{timestamp:0,...ofSequence,gpu_info:{gpus}}]}function tarOf(files){let sizes=files.map(({data})=>512+Math.ceil(data.length/512)*512),archive=new Uint8Array(sizes.reduce(
(sum,size)=>sum+size,0)+2*512),at=0;for(let[index,{name,data}]of files.entries())archive.set(header(name,data.length),at),
archive.set(data,at+512),at+=sizes[index]??0;return archive}function header(name,size){let bytes=new Uint8Array(512),put=(text,at)=>{
bytes.set(new TextEncoder().encode(text),at)};put(name,0),put("0000644\0",100),put("0000000\0",108),put("0000000\0",116),
put(`${size.toString(8).padStart(11,"0")}\0`,124),put("00000000000\0",136),put(" ".repeat(8),148),put("0",156),put("usta\
r\x0000",257);let sum=bytes.reduce((total,byte)=>total+byte,0);return put(`${sum.toString(8).padStart(6,"0")}\0 `,148),bytes}var traceFile="trace.tar";function traceFiles({timelines,base,head}){let profiles={base,head},archive=traceArchive(timelines,
profiles);if(archive===null)return[];let{data:bytes,holds}=archive;return[{name:traceFile,bytes,trace:{file:traceFile,holds,
small:(range,most)=>smallTrace(timelines,range,profiles,most)}}]}function traceArchive(timelines,profiles,roles=instanceRoles){
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
 ${all===1?"instance":"instances"}`}function smallTrace({base,head},range,profiles,most){for(let rows=Math.floor(most/bytesOfRow);rows>=
50;){let cut=({kept,...rest})=>({...rest,kept:kept.filter(({role})=>role==="median").map(instance=>cutInstance(instance,
rows))}),ofRange=ranges=>ranges.filter(({name,domain})=>name===range.name&&domain===range.domain).map(cut),made=traceArchive(
{base:ofRange(base),head:ofRange(head)},profiles);if(made===null||made.data.length<=most)return made;rows=Math.floor(Math.
min(rows,mostRowsOf({base,head}))*Math.min(.9,.9*most/made.data.length))}return null}var bytesOfRow=100;function mostRowsOf({
base,head}){let instances=[...base,...head].flatMap(({kept})=>kept);return Math.max(0,...instances.map(({kernels,calls,ranges})=>Math.
max(kernels.length,calls.length,ranges.length)))}function cutInstance(instance,rows){let{kernels,copies,calls,ranges,cut}=instance,
beyond=all=>Math.max(0,all.length-rows),firstOf=work=>work.slice(0,rows).map(one=>one.call!==null&&one.call>=rows?{...one,
call:null}:one);return{...instance,kernels:firstOf(kernels),copies:firstOf(copies),calls:calls.slice(0,rows),ranges:ranges.
slice(0,rows),cut:{kernels:cut.kernels+beyond(kernels),copies:cut.copies+beyond(copies),calls:cut.calls+beyond(calls),ranges:cut.
ranges+beyond(ranges)}}}export{smallTrace,traceArchive,traceFiles};
