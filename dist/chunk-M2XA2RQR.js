import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{listAll,pageSize,shortenError}from"./chunk-SQDLZNWI.js";import{ApiFailure,TimeOver,describeArtifactFailure,
describeTimeOver,raceWithStop,throwIfEnded,throwIfStopped,toDiagnostic}from"./chunk-WJM7MNLW.js";import{findMainName,
fullName,isDiagnostic,isSingleFile,nameSingleFile,parseAttempt,repositoryParameters,stripPrefix}from"./chunk-N4PTZVW4.js";
import{comparisonSchema}from"./chunk-NEWJ4NEG.js";import{runRecordSchema}from"./chunk-GVMSB6MG.js";import{HttpClient}from"./chunk-DRDUS7AC.js";
import{sideFiles}from"./chunk-4B23C3TN.js";import{diagnostic}from"./chunk-22KIXDSW.js";import{storedProfileSchema}from"./chunk-3M456MRT.js";
import{sizeText}from"./chunk-6WS3YUMR.js";import{ZodError,boolean,number,object,string,url}from"./chunk-7IBWU4LP.js";
import{ParseError}from"./chunk-A6EG2BLY.js";import{plainText}from"./chunk-JN33INQG.js";import{__commonJS,__require,
__toESM}from"./chunk-GBWPPC6J.js";var require_pend=__commonJS({"node_modules/pend/index.js"(exports,module){module.exports=Pend;function Pend(){this.pending=
0,this.max=1/0,this.listeners=[],this.waiting=[],this.error=null}Pend.prototype.go=function(fn){this.pending<this.max?pendGo(
this,fn):this.waiting.push(fn)};Pend.prototype.wait=function(cb){this.pending===0?cb(this.error):this.listeners.push(cb)};
Pend.prototype.hold=function(){return pendHold(this)};function pendHold(self){self.pending+=1;var called=!1;return onCb;
function onCb(err){if(called)throw new Error("callback called twice");if(called=!0,self.error=self.error||err,self.pending-=
1,self.waiting.length>0&&self.pending<self.max)pendGo(self,self.waiting.shift());else if(self.pending===0){var listeners=self.
listeners;self.listeners=[],listeners.forEach(cbListener)}}function cbListener(listener){listener(self.error)}}function pendGo(self,fn){
fn(pendHold(self))}}});var require_fd_slicer=__commonJS({"node_modules/yauzl/fd-slicer.js"(exports){var fs=__require("fs"),util=__require("util"),
stream=__require("stream"),Readable=stream.Readable,PassThrough=stream.PassThrough,Pend=require_pend(),EventEmitter=__require("events").
EventEmitter;exports.BufferSlicer=BufferSlicer;exports.FdSlicer=FdSlicer;util.inherits(FdSlicer,EventEmitter);function FdSlicer(fd){
EventEmitter.call(this),this.fd=fd,this.pend=new Pend,this.pend.max=1,this.refCount=0}FdSlicer.prototype.read=function(buffer,offset,length,position,callback){
var self=this;self.pend.go(function(cb){fs.read(self.fd,buffer,offset,length,position,function(err,bytesRead,buffer2){cb(),
callback(err,bytesRead,buffer2)})})};FdSlicer.prototype.createReadStream=function(options2){return new ReadStream(this,options2)};
FdSlicer.prototype.ref=function(){this.refCount+=1};FdSlicer.prototype.unref=function(){var self=this;if(self.refCount-=
1,self.refCount<0)throw new Error("invalid unref");if(self.refCount>0)return;fs.close(self.fd,onCloseDone);function onCloseDone(err){
err?self.emit("error",err):self.emit("close")}};util.inherits(ReadStream,Readable);function ReadStream(context,options2){
options2=options2||{},Readable.call(this,options2),this.context=context,this.context.ref(),this.start=options2.start||0,
this.endOffset=options2.end,this.pos=this.start}ReadStream.prototype._read=function(n){var self=this,toRead=Math.min(self.
_readableState.highWaterMark,n);if(self.endOffset!=null&&(toRead=Math.min(toRead,self.endOffset-self.pos)),toRead<=0){self.
push(null),this._cleanup();return}self.context.pend.go(function(cb){var buffer=Buffer.allocUnsafe(toRead);fs.read(self.context.
fd,buffer,0,toRead,self.pos,function(err,bytesRead){err?self.destroy(err):bytesRead===0?(self.push(null),self._cleanup()):
(self.pos+=bytesRead,self.push(buffer.slice(0,bytesRead))),cb()})})};ReadStream.prototype._destroy=function(err,cb){this.
_cleanup(),cb(err)};ReadStream.prototype._cleanup=function(){this.context!=null&&(this.context.unref(),this.context=null)};
util.inherits(BufferSlicer,EventEmitter);function BufferSlicer(buffer){EventEmitter.call(this),this.refCount=0,this.buffer=
buffer}BufferSlicer.prototype.read=function(buffer,offset,length,position,callback){if(!(0<=offset&&offset<=buffer.length))
throw new RangeError("offset outside buffer: 0 <= "+offset+" <= "+buffer.length);if(position<0)throw new RangeError("pos\
ition is negative: "+position);if(offset+length>buffer.length&&(length=buffer.length-offset),position+length>this.buffer.
length&&(length=this.buffer.length-position),length<=0){setImmediate(function(){callback(null,0)});return}this.buffer.copy(
buffer,offset,position,position+length),setImmediate(function(){callback(null,length)})};BufferSlicer.prototype.createReadStream=
function(options2){options2=options2||{};var readStream=new PassThrough(options2);readStream.start=options2.start||0,readStream.
endOffset=options2.end,readStream.pos=readStream.endOffset||this.buffer.length;for(var entireSlice=this.buffer.slice(readStream.
start,readStream.pos),maxChunkSize=65536,offset=0;;){var nextOffset=offset+maxChunkSize;if(nextOffset>=entireSlice.length){
offset<entireSlice.length&&readStream.write(entireSlice.slice(offset,entireSlice.length));break}readStream.write(entireSlice.
slice(offset,nextOffset)),offset=nextOffset}return readStream.end(),readStream};BufferSlicer.prototype.ref=function(){this.
refCount+=1};BufferSlicer.prototype.unref=function(){if(this.refCount-=1,this.refCount<0)throw new Error("invalid unref")}}});var require_crc32=__commonJS({"node_modules/yauzl/crc32.js"(exports,module){var CRC_TABLE=new Int32Array([0,1996959894,3993919788,
2567524794,124634137,1886057615,3915621685,2657392035,249268274,2044508324,3772115230,2547177864,162941995,2125561021,3887607047,
2428444049,498536548,1789927666,4089016648,2227061214,450548861,1843258603,4107580753,2211677639,325883990,1684777152,4251122042,
2321926636,335633487,1661365465,4195302755,2366115317,997073096,1281953886,3579855332,2724688242,1006888145,1258607687,3524101629,
2768942443,901097722,1119000684,3686517206,2898065728,853044451,1172266101,3705015759,2882616665,651767980,1373503546,3369554304,
3218104598,565507253,1454621731,3485111705,3099436303,671266974,1594198024,3322730930,2970347812,795835527,1483230225,3244367275,
3060149565,1994146192,31158534,2563907772,4023717930,1907459465,112637215,2680153253,3904427059,2013776290,251722036,2517215374,
3775830040,2137656763,141376813,2439277719,3865271297,1802195444,476864866,2238001368,4066508878,1812370925,453092731,2181625025,
4111451223,1706088902,314042704,2344532202,4240017532,1658658271,366619977,2362670323,4224994405,1303535960,984961486,2747007092,
3569037538,1256170817,1037604311,2765210733,3554079995,1131014506,879679996,2909243462,3663771856,1141124467,855842277,2852801631,
3708648649,1342533948,654459306,3188396048,3373015174,1466479909,544179635,3110523913,3462522015,1591671054,702138776,2966460450,
3352799412,1504918807,783551873,3082640443,3233442989,3988292384,2596254646,62317068,1957810842,3939845945,2647816111,81470997,
1943803523,3814918930,2489596804,225274430,2053790376,3826175755,2466906013,167816743,2097651377,4027552580,2265490386,503444072,
1762050814,4150417245,2154129355,426522225,1852507879,4275313526,2312317920,282753626,1742555852,4189708143,2394877945,397917763,
1622183637,3604390888,2714866558,953729732,1340076626,3518719985,2797360999,1068828381,1219638859,3624741850,2936675148,
906185462,1090812512,3747672003,2825379669,829329135,1181335161,3412177804,3160834842,628085408,1382605366,3423369109,3138078467,
570562233,1426400815,3317316542,2998733608,733239954,1555261956,3268935591,3050360625,752459403,1541320221,2607071920,3965973030,
1969922972,40735498,2617837225,3943577151,1913087877,83908371,2512341634,3803740692,2075208622,213261112,2463272603,3855990285,
2094854071,198958881,2262029012,4057260610,1759359992,534414190,2176718541,4139329115,1873836001,414664567,2282248934,4279200368,
1711684554,285281116,2405801727,4167216745,1634467795,376229701,2685067896,3608007406,1308918612,956543938,2808555105,3495958263,
1231636301,1047427035,2932959818,3654703836,1088359270,936918e3,2847714899,3736837829,1202900863,817233897,3183342108,3401237130,
1404277552,615818150,3134207493,3453421203,1423857449,601450431,3009837614,3294710456,1567103746,711928724,3020668471,3272380065,
1510334235,755167117]);function crc322(buf){let crc=-1;for(let x of buf)crc=CRC_TABLE[(crc^x)&255]^crc>>>8;return(crc^-1)>>>
0}module.exports=crc322}});var require_yauzl=__commonJS({"node_modules/yauzl/index.js"(exports){var fs=__require("fs"),zlib=__require("zlib"),fd_slicer=require_fd_slicer(),
util=__require("util"),EventEmitter=__require("events").EventEmitter,Transform=__require("stream").Transform,PassThrough=__require("stream").
PassThrough,Writable=__require("stream").Writable,crc322=typeof zlib.crc32=="function"?zlib.crc32:require_crc32();exports.
open=open;exports.fromFd=fromFd;exports.fromBuffer=fromBuffer;exports.fromRandomAccessReader=fromRandomAccessReader;exports.
openPromise=openPromise;exports.fromFdPromise=fromFdPromise;exports.fromBufferPromise=fromBufferPromise2;exports.fromRandomAccessReaderPromise=
fromRandomAccessReaderPromise;exports.dosDateTimeToDate=dosDateTimeToDate;exports.getFileNameLowLevel=getFileNameLowLevel;
exports.validateFileName=validateFileName;exports.parseExtraFields=parseExtraFields;exports.ZipFile=ZipFile;exports.Entry=
Entry;exports.LocalFileHeader=LocalFileHeader;exports.RandomAccessReader=RandomAccessReader;function openPromise(path,options2){
return new Promise((resolve,reject)=>{open(path,{...options2,lazyEntries:!0},function(err,zipfile){if(err)return reject(
err);resolve(zipfile)})})}function fromFdPromise(fd,options2){return new Promise((resolve,reject)=>{fromFd(fd,{...options2,
lazyEntries:!0},function(err,zipfile){if(err)return reject(err);resolve(zipfile)})})}function fromBufferPromise2(buffer,options2){
return new Promise((resolve,reject)=>{fromBuffer(buffer,{...options2,lazyEntries:!0},function(err,zipfile){if(err)return reject(
err);resolve(zipfile)})})}function fromRandomAccessReaderPromise(reader,totalSize,options2){return new Promise((resolve,reject)=>{
fromRandomAccessReader(reader,totalSize,{...options2,lazyEntries:!0},function(err,zipfile){if(err)return reject(err);resolve(
zipfile)})})}function open(path,options2,callback){typeof options2=="function"&&(callback=options2,options2=null),options2==
null&&(options2={}),options2.autoClose==null&&(options2.autoClose=!0),options2.lazyEntries==null&&(options2.lazyEntries=
!1),options2.decodeStrings==null&&(options2.decodeStrings=!0),options2.validateEntrySizes==null&&(options2.validateEntrySizes=
!0),options2.strictFileNames==null&&(options2.strictFileNames=!1),callback==null&&(callback=defaultCallback),fs.open(path,
"r",function(err,fd){if(err)return callback(err);fromFd(fd,options2,function(err2,zipfile){err2&&fs.close(fd,defaultCallback),
callback(err2,zipfile)})})}function fromFd(fd,options2,callback){typeof options2=="function"&&(callback=options2,options2=
null),options2==null&&(options2={}),options2.autoClose==null&&(options2.autoClose=!1),options2.lazyEntries==null&&(options2.
lazyEntries=!1),options2.decodeStrings==null&&(options2.decodeStrings=!0),options2.validateEntrySizes==null&&(options2.validateEntrySizes=
!0),options2.strictFileNames==null&&(options2.strictFileNames=!1),callback==null&&(callback=defaultCallback),fs.fstat(fd,
function(err,stats){if(err)return callback(err);var reader=new fd_slicer.FdSlicer(fd);fromRandomAccessReader(reader,stats.
size,options2,callback)})}function fromBuffer(buffer,options2,callback){typeof options2=="function"&&(callback=options2,
options2=null),options2==null&&(options2={}),options2.autoClose=!1,options2.lazyEntries==null&&(options2.lazyEntries=!1),
options2.decodeStrings==null&&(options2.decodeStrings=!0),options2.validateEntrySizes==null&&(options2.validateEntrySizes=
!0),options2.strictFileNames==null&&(options2.strictFileNames=!1);var reader=new fd_slicer.BufferSlicer(buffer);fromRandomAccessReader(
reader,buffer.length,options2,callback)}function fromRandomAccessReader(reader,totalSize,options2,callback){typeof options2==
"function"&&(callback=options2,options2=null),options2==null&&(options2={}),options2.autoClose==null&&(options2.autoClose=
!0),options2.lazyEntries==null&&(options2.lazyEntries=!1),options2.decodeStrings==null&&(options2.decodeStrings=!0);var decodeStrings=!!options2.
decodeStrings;if(options2.validateEntrySizes==null&&(options2.validateEntrySizes=!0),options2.strictFileNames==null&&(options2.
strictFileNames=!1),callback==null&&(callback=defaultCallback),typeof totalSize!="number")throw new Error("expected tota\
lSize parameter to be a number");if(totalSize>Number.MAX_SAFE_INTEGER)throw new Error("zip file too large. only file siz\
es up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");reader.ref();var eocdrWithoutCommentSize=22,
zip64EocdlSize=20,maxCommentSize=65535,bufferSize=Math.min(zip64EocdlSize+eocdrWithoutCommentSize+maxCommentSize,totalSize),
buffer=newBuffer(bufferSize),bufferReadStart=totalSize-buffer.length;readAndAssertNoEof(reader,buffer,0,bufferSize,bufferReadStart,
function(err){if(err)return callback(err);for(var i=bufferSize-eocdrWithoutCommentSize;i>=0;i-=1)if(buffer.readUInt32LE(
i)===101010256){var eocdrBuffer=buffer.subarray(i),diskNumber=eocdrBuffer.readUInt16LE(4),entryCount=eocdrBuffer.readUInt16LE(
10),centralDirectoryOffset=eocdrBuffer.readUInt32LE(16),commentLength=eocdrBuffer.readUInt16LE(20),expectedCommentLength=eocdrBuffer.
length-eocdrWithoutCommentSize;if(commentLength!==expectedCommentLength)return callback(new Error("Invalid comment lengt\
h. Expected: "+expectedCommentLength+". Found: "+commentLength+". Are there extra bytes at the end of the file? Or is th\
e end of central dir signature `PK\u263A\u263B` in the comment?"));var comment=decodeStrings?decodeBuffer(eocdrBuffer.subarray(
22),!1):eocdrBuffer.subarray(22);if(i-zip64EocdlSize>=0&&buffer.readUInt32LE(i-zip64EocdlSize)===117853008){var zip64EocdlBuffer=buffer.
subarray(i-zip64EocdlSize,i-zip64EocdlSize+zip64EocdlSize),zip64EocdrOffset=readUInt64LE(zip64EocdlBuffer,8),zip64EocdrBuffer=newBuffer(
56);return readAndAssertNoEof(reader,zip64EocdrBuffer,0,zip64EocdrBuffer.length,zip64EocdrOffset,function(err2){return err2?
callback(err2):zip64EocdrBuffer.readUInt32LE(0)!==101075792?callback(new Error("invalid zip64 end of central directory r\
ecord signature")):(diskNumber=zip64EocdrBuffer.readUInt32LE(16),diskNumber!==0?callback(new Error("multi-disk zip files\
 are not supported: found disk number: "+diskNumber)):(entryCount=readUInt64LE(zip64EocdrBuffer,32),centralDirectoryOffset=
readUInt64LE(zip64EocdrBuffer,48),callback(null,new ZipFile(reader,centralDirectoryOffset,totalSize,entryCount,comment,options2.
autoClose,options2.lazyEntries,decodeStrings,options2.validateEntrySizes,options2.strictFileNames))))})}return diskNumber!==
0?callback(new Error("multi-disk zip files are not supported: found disk number: "+diskNumber)):callback(null,new ZipFile(
reader,centralDirectoryOffset,totalSize,entryCount,comment,options2.autoClose,options2.lazyEntries,decodeStrings,options2.
validateEntrySizes,options2.strictFileNames))}callback(new Error("End of central directory record signature not found. E\
ither not a zip file, or file is truncated."))})}util.inherits(ZipFile,EventEmitter);function ZipFile(reader,centralDirectoryOffset,fileSize,entryCount,comment,autoClose,lazyEntries,decodeStrings,validateEntrySizes,strictFileNames){
var self=this;EventEmitter.call(self),self.reader=reader,self.reader.on("error",function(err){emitError(self,err)}),self.
reader.once("close",function(){self.emit("close")}),self.readEntryCursor=centralDirectoryOffset,self.fileSize=fileSize,self.
entryCount=entryCount,self.comment=comment,self.entriesRead=0,self.autoClose=!!autoClose,self.lazyEntries=!!lazyEntries,
self.decodeStrings=!!decodeStrings,self.validateEntrySizes=!!validateEntrySizes,self.strictFileNames=!!strictFileNames,self.
isOpen=!0,self.emittedError=!1,self.hasEachEntryBeenCalled=!1,self.lazyEntries||self._readEntry()}ZipFile.prototype.close=
function(){this.isOpen&&(this.isOpen=!1,this.reader.unref())};function emitErrorAndAutoClose(self,err){self.autoClose&&self.
close(),emitError(self,err)}function emitError(self,err){self.emittedError||(self.emittedError=!0,self.emit("error",err))}
ZipFile.prototype.readEntry=function(){if(!this.lazyEntries)throw new Error("readEntry() called without lazyEntries:true");
this._readEntry()};ZipFile.prototype._readEntry=function(){var self=this;if(self.entryCount===self.entriesRead){setImmediate(
function(){self.autoClose&&self.close(),!self.emittedError&&self.emit("end")});return}if(!self.emittedError){var buffer=newBuffer(
46);readAndAssertNoEof(self.reader,buffer,0,buffer.length,self.readEntryCursor,function(err){if(err)return emitErrorAndAutoClose(
self,err);if(!self.emittedError){var entry=new Entry,signature=buffer.readUInt32LE(0);if(signature!==33639248)return emitErrorAndAutoClose(
self,new Error("invalid central directory file header signature: 0x"+signature.toString(16)));if(entry.versionMadeBy=buffer.
readUInt16LE(4),entry.versionNeededToExtract=buffer.readUInt16LE(6),entry.generalPurposeBitFlag=buffer.readUInt16LE(8),entry.
compressionMethod=buffer.readUInt16LE(10),entry.lastModFileTime=buffer.readUInt16LE(12),entry.lastModFileDate=buffer.readUInt16LE(
14),entry.crc32=buffer.readUInt32LE(16),entry.compressedSize=buffer.readUInt32LE(20),entry.uncompressedSize=buffer.readUInt32LE(
24),entry.fileNameLength=buffer.readUInt16LE(28),entry.extraFieldLength=buffer.readUInt16LE(30),entry.fileCommentLength=
buffer.readUInt16LE(32),entry.internalFileAttributes=buffer.readUInt16LE(36),entry.externalFileAttributes=buffer.readUInt32LE(
38),entry.relativeOffsetOfLocalHeader=buffer.readUInt32LE(42),entry.generalPurposeBitFlag&64)return emitErrorAndAutoClose(
self,new Error("strong encryption is not supported"));self.readEntryCursor+=46,buffer=newBuffer(entry.fileNameLength+entry.
extraFieldLength+entry.fileCommentLength),readAndAssertNoEof(self.reader,buffer,0,buffer.length,self.readEntryCursor,function(err2){
if(err2)return emitErrorAndAutoClose(self,err2);if(!self.emittedError){entry.fileNameRaw=buffer.subarray(0,entry.fileNameLength);
var fileCommentStart=entry.fileNameLength+entry.extraFieldLength;entry.extraFieldRaw=buffer.subarray(entry.fileNameLength,
fileCommentStart),entry.fileCommentRaw=buffer.subarray(fileCommentStart,fileCommentStart+entry.fileCommentLength);try{entry.
extraFields=parseExtraFields(entry.extraFieldRaw)}catch(err3){return emitErrorAndAutoClose(self,err3)}if(self.decodeStrings){
var isUtf8=(entry.generalPurposeBitFlag&2048)!==0;entry.fileComment=decodeBuffer(entry.fileCommentRaw,isUtf8),entry.fileName=
getFileNameLowLevel(entry.generalPurposeBitFlag,entry.fileNameRaw,entry.extraFields,self.strictFileNames);var errorMessage=validateFileName(
entry.fileName);if(errorMessage!=null)return emitErrorAndAutoClose(self,new Error(errorMessage))}else entry.fileComment=
entry.fileCommentRaw,entry.fileName=entry.fileNameRaw;entry.comment=entry.fileComment,self.readEntryCursor+=buffer.length,
self.entriesRead+=1;for(var i=0;i<entry.extraFields.length;i++){var extraField=entry.extraFields[i];if(extraField.id===1){
var zip64EiefBuffer=extraField.data,index=0;if(entry.uncompressedSize===4294967295){if(index+8>zip64EiefBuffer.length)return emitErrorAndAutoClose(
self,new Error("zip64 extended information extra field does not include uncompressed size"));entry.uncompressedSize=readUInt64LE(
zip64EiefBuffer,index),index+=8}if(entry.compressedSize===4294967295){if(index+8>zip64EiefBuffer.length)return emitErrorAndAutoClose(
self,new Error("zip64 extended information extra field does not include compressed size"));entry.compressedSize=readUInt64LE(
zip64EiefBuffer,index),index+=8}if(entry.relativeOffsetOfLocalHeader===4294967295){if(index+8>zip64EiefBuffer.length)return emitErrorAndAutoClose(
self,new Error("zip64 extended information extra field does not include relative header offset"));entry.relativeOffsetOfLocalHeader=
readUInt64LE(zip64EiefBuffer,index),index+=8}break}}if(self.validateEntrySizes&&entry.compressionMethod===0){var expectedCompressedSize=entry.
uncompressedSize;if(entry.isEncrypted()&&(expectedCompressedSize+=12),entry.compressedSize!==expectedCompressedSize){var msg="\
compressed/uncompressed size mismatch for stored file: "+entry.compressedSize+" != "+entry.uncompressedSize;return emitErrorAndAutoClose(
self,new Error(msg))}}self.emit("entry",entry),self.lazyEntries||self._readEntry()}})}})}};ZipFile.prototype.eachEntry=function(){
let self=this;if(!self.lazyEntries)throw new Error("eachEntry() requires lazyEntries: true");if(self.hasEachEntryBeenCalled)
throw new Error("eachEntry() must only be called once per ZipFile");self.hasEachEntryBeenCalled=!0;let pendingResolveReject=null;
self.on("entry",onEntry),self.on("end",onEnd),self.on("error",onError);function cleanup(){self.removeListener("entry",onEntry),
self.removeListener("end",onEnd),self.removeListener("error",onError),self.autoClose&&self.close()}function onEntry(entry){
let{resolve}=pendingResolveReject;pendingResolveReject=null,resolve({value:entry})}function onEnd(){let{resolve}=pendingResolveReject;
pendingResolveReject=null,cleanup(),resolve({done:!0})}function onError(err){let{reject}=pendingResolveReject;pendingResolveReject=
null,cleanup(),reject(err)}return{[Symbol.asyncIterator](){return this},next(){let promise=new Promise((resolve,reject)=>{
if(pendingResolveReject!=null)throw new Error("next() called before previous Promise was resolved.");pendingResolveReject=
{resolve,reject}});return self.readEntry(),promise},return(value){return cleanup(),Promise.resolve({done:!0,value})},throw(value){
return cleanup(),Promise.reject(value)}}};ZipFile.prototype.openReadStream=function(entry,options2,callback){var self=this,
relativeStart=0,relativeEnd=entry.compressedSize;if(callback==null&&(callback=options2,options2=null),options2==null)options2=
{};else{if(options2.decodeFileData===!1){if(options2.decrypt!=null)throw new Error("cannot use options.decrypt when opti\
ons.decodeFileData === false");if(options2.decompress!=null)throw new Error("cannot use options.decompress when options.\
decodeFileData === false")}else{if(options2.decrypt!=null){if(!entry.isEncrypted())throw new Error("options.decrypt can \
only be specified for encrypted entries. See also option decodeFileData.");if(options2.decrypt!==!1)throw new Error("inv\
alid options.decrypt value: "+options2.decrypt);if(entry.isCompressed()&&options2.decompress!==!1)throw new Error("entry\
 is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.")}if(options2.decompress!=
null){if(!entry.isCompressed())throw new Error("options.decompress can only be specified for compressed entries. See als\
o option decodeFileData.");if(!(options2.decompress===!1||options2.decompress===!0))throw new Error("invalid options.dec\
ompress value: "+options2.decompress);decompress=options2.decompress}}if(options2.start!=null){if(relativeStart=options2.
start,relativeStart<0)throw new Error("options.start < 0");if(relativeStart>entry.compressedSize)throw new Error("option\
s.start > entry.compressedSize")}if(options2.end!=null){if(relativeEnd=options2.end,relativeEnd<0)throw new Error("optio\
ns.end < 0");if(relativeEnd>entry.compressedSize)throw new Error("options.end > entry.compressedSize");if(relativeEnd<relativeStart)
throw new Error("options.end < options.start")}}var rawMode=options2.decodeFileData===!1||(entry.compressionMethod===0||
entry.compressionMethod===8&&options2.decompress===!1)&&(!entry.isEncrypted()||options2.decrypt===!1);if((options2.start!=
null||options2.end!=null)&&!rawMode)throw new Error("start/end range require options.decodeFileData === false for non-tr\
ivial encoded entries.");if(!self.isOpen)return callback(new Error("closed"));if(entry.isEncrypted()&&!rawMode&&options2.
decrypt!==!1)return callback(new Error("entry is encrypted, and options.decodeFileData !== false"));var decompress;if(rawMode)
decompress=!1;else if(entry.compressionMethod===8)decompress=options2.decodeFileData!==!0;else return callback(new Error(
"unsupported compression method: "+entry.compressionMethod));self.readLocalFileHeader(entry,{minimal:!0},function(err,localFileHeader){
if(err)return callback(err);self.openReadStreamLowLevel(localFileHeader.fileDataStart,entry.compressedSize,relativeStart,
relativeEnd,decompress,entry.uncompressedSize,callback)})};ZipFile.prototype.openReadStreamLowLevel=function(fileDataStart,compressedSize,relativeStart,relativeEnd,decompress,uncompressedSize,callback){
var self=this,fileDataEnd=fileDataStart+compressedSize,readStream=self.reader.createReadStream({start:fileDataStart+relativeStart,
end:fileDataStart+relativeEnd}),endpointStream=readStream;if(decompress){var destroyed=!1,inflateFilter=zlib.createInflateRaw();
readStream.on("error",function(err){setImmediate(function(){destroyed||inflateFilter.emit("error",err)})}),readStream.pipe(
inflateFilter),self.validateEntrySizes?(endpointStream=new AssertByteCountStream(uncompressedSize),inflateFilter.on("err\
or",function(err){setImmediate(function(){destroyed||endpointStream.emit("error",err)})}),inflateFilter.pipe(endpointStream)):
endpointStream=inflateFilter,installDestroyFn(endpointStream,function(){destroyed=!0,inflateFilter!==endpointStream&&inflateFilter.
unpipe(endpointStream),readStream.unpipe(inflateFilter),readStream.destroy()})}callback(null,endpointStream)};ZipFile.prototype.
readLocalFileHeader=function(entry,options2,callback){var self=this;callback==null&&(callback=options2,options2=null),options2==
null&&(options2={}),self.reader.ref();var buffer=newBuffer(30);readAndAssertNoEof(self.reader,buffer,0,buffer.length,entry.
relativeOffsetOfLocalHeader,function(err){try{if(err)return callback(err);var signature=buffer.readUInt32LE(0);if(signature!==
67324752)return callback(new Error("invalid local file header signature: 0x"+signature.toString(16)));var fileNameLength=buffer.
readUInt16LE(26),extraFieldLength=buffer.readUInt16LE(28),fileDataStart=entry.relativeOffsetOfLocalHeader+30+fileNameLength+
extraFieldLength;if(fileDataStart+entry.compressedSize>self.fileSize)return callback(new Error("file data overflows file\
 bounds: "+fileDataStart+" + "+entry.compressedSize+" > "+self.fileSize));if(options2.minimal)return callback(null,{fileDataStart});
var localFileHeader=new LocalFileHeader;localFileHeader.fileDataStart=fileDataStart,localFileHeader.versionNeededToExtract=
buffer.readUInt16LE(4),localFileHeader.generalPurposeBitFlag=buffer.readUInt16LE(6),localFileHeader.compressionMethod=buffer.
readUInt16LE(8),localFileHeader.lastModFileTime=buffer.readUInt16LE(10),localFileHeader.lastModFileDate=buffer.readUInt16LE(
12),localFileHeader.crc32=buffer.readUInt32LE(14),localFileHeader.compressedSize=buffer.readUInt32LE(18),localFileHeader.
uncompressedSize=buffer.readUInt32LE(22),localFileHeader.fileNameLength=fileNameLength,localFileHeader.extraFieldLength=
extraFieldLength,buffer=newBuffer(fileNameLength+extraFieldLength),self.reader.ref(),readAndAssertNoEof(self.reader,buffer,
0,buffer.length,entry.relativeOffsetOfLocalHeader+30,function(err2){try{return err2?callback(err2):(localFileHeader.fileName=
buffer.subarray(0,fileNameLength),localFileHeader.extraField=buffer.subarray(fileNameLength),callback(null,localFileHeader))}finally{
self.reader.unref()}})}finally{self.reader.unref()}})};ZipFile.prototype.openReadStreamPromise=function(entry,options2){
return new Promise((resolve,reject)=>{this.openReadStream(entry,options2,function(err,readStream){if(err)return reject(err);
resolve(readStream)})})};ZipFile.prototype.openReadStreamLowLevelPromise=function(fileDataStart,compressedSize,relativeStart,relativeEnd,decompress,uncompressedSize){
return new Promise((resolve,reject)=>{this.openReadStream(fileDataStart,compressedSize,relativeStart,relativeEnd,decompress,
uncompressedSize,function(err,readStream){if(err)return reject(err);resolve(readStream)})})};ZipFile.prototype.readLocalFileHeaderPromise=
function(entry,options2){return new Promise((resolve,reject)=>{this.readLocalFileHeader(entry,options2,function(err,localFileHeader){
if(err)return reject(err);resolve(localFileHeader)})})};function Entry(){}Entry.prototype.getLastModDate=function(options2){
if(options2==null&&(options2={}),!options2.forceDosFormat)for(var i=0;i<this.extraFields.length;i++){var extraField=this.
extraFields[i];if(extraField.id===21589){var data=extraField.data;if(data.length<5)continue;var flags=data[0],HAS_MTIME=1;
if(!(flags&HAS_MTIME))continue;var posixTimestamp=data.readInt32LE(1);return new Date(posixTimestamp*1e3)}else if(extraField.
id===10){var data=extraField.data;if(data.length!==32||data.readUInt16LE(4)!==1||data.readUInt16LE(6)!==24)continue;var hundredNanoSecondsSince1601=data.
readUInt32LE(8)+4294967296*data.readInt32LE(12),millisecondsSince1970=hundredNanoSecondsSince1601/1e4-116444736e5;return new Date(
millisecondsSince1970)}}return dosDateTimeToDate(this.lastModFileDate,this.lastModFileTime,options2.timezone)};Entry.prototype.
canDecodeFileData=function(){return!this.isEncrypted()&&(this.compressionMethod===0||this.compressionMethod===8)};Entry.
prototype.isEncrypted=function(){return(this.generalPurposeBitFlag&1)!==0};Entry.prototype.isCompressed=function(){return this.
compressionMethod===8};function LocalFileHeader(){}function dosDateTimeToDate(date,time,timezone){var day=date&31,month=(date>>
5&15)-1,year=(date>>9&127)+1980,millisecond=0,second=(time&31)*2,minute=time>>5&63,hour=time>>11&31;if(timezone==null||timezone===
"local")return new Date(year,month,day,hour,minute,second,millisecond);if(timezone==="UTC")return new Date(Date.UTC(year,
month,day,hour,minute,second,millisecond));throw new Error("unrecognized options.timezone: "+options.timezone)}function getFileNameLowLevel(generalPurposeBitFlag,fileNameBuffer,extraFields,strictFileNames){
for(var fileName=null,i=0;i<extraFields.length;i++){var extraField=extraFields[i];if(extraField.id===28789){if(extraField.
data.length<6||extraField.data.readUInt8(0)!==1)continue;var oldNameCrc32=extraField.data.readUInt32LE(1);if(crc322(fileNameBuffer)!==
oldNameCrc32)continue;fileName=decodeBuffer(extraField.data.subarray(5),!0);break}}if(fileName==null){var isUtf8=(generalPurposeBitFlag&
2048)!==0;fileName=decodeBuffer(fileNameBuffer,isUtf8)}return strictFileNames||(fileName=fileName.replace(/\\/g,"/")),fileName}
function validateFileName(fileName){return fileName.indexOf("\\")!==-1?"invalid characters in fileName: "+fileName:/^[a-zA-Z]:/.
test(fileName)||/^\//.test(fileName)?"absolute path: "+fileName:fileName.split("/").indexOf("..")!==-1?"invalid relative\
 path: "+fileName:null}function parseExtraFields(extraFieldBuffer){for(var extraFields=[],i=0;i<extraFieldBuffer.length-
3;){var headerId=extraFieldBuffer.readUInt16LE(i+0),dataSize=extraFieldBuffer.readUInt16LE(i+2),dataStart=i+4,dataEnd=dataStart+
dataSize;if(dataEnd>extraFieldBuffer.length)throw new Error("extra field length exceeds extra field buffer size");var dataBuffer=extraFieldBuffer.
subarray(dataStart,dataEnd);extraFields.push({id:headerId,data:dataBuffer}),i=dataEnd}return extraFields}function readAndAssertNoEof(reader,buffer,offset,length,position,callback){
if(length===0)return setImmediate(function(){callback(null,newBuffer(0))});reader.read(buffer,offset,length,position,function(err,bytesRead){
if(err)return callback(err);if(bytesRead<length)return callback(new Error("unexpected EOF"));callback()})}util.inherits(
AssertByteCountStream,Transform);function AssertByteCountStream(byteCount){Transform.call(this),this.actualByteCount=0,this.
expectedByteCount=byteCount}AssertByteCountStream.prototype._transform=function(chunk,encoding,cb){if(this.actualByteCount+=
chunk.length,this.actualByteCount>this.expectedByteCount){var msg="too many bytes in the stream. expected "+this.expectedByteCount+
". got at least "+this.actualByteCount;return cb(new Error(msg))}cb(null,chunk)};AssertByteCountStream.prototype._flush=
function(cb){if(this.actualByteCount<this.expectedByteCount){var msg="not enough bytes in the stream. expected "+this.expectedByteCount+
". got only "+this.actualByteCount;return cb(new Error(msg))}cb()};util.inherits(RandomAccessReader,EventEmitter);function RandomAccessReader(){
EventEmitter.call(this),this.refCount=0}RandomAccessReader.prototype.ref=function(){this.refCount+=1};RandomAccessReader.
prototype.unref=function(){var self=this;if(self.refCount-=1,self.refCount>0)return;if(self.refCount<0)throw new Error("\
invalid unref");self.close(onCloseDone);function onCloseDone(err){if(err)return self.emit("error",err);self.emit("close")}};
RandomAccessReader.prototype.createReadStream=function(options2){options2==null&&(options2={});var start=options2.start,
end=options2.end;if(start===end){var emptyStream=new PassThrough;return setImmediate(function(){emptyStream.end()}),emptyStream}
var stream=this._readStreamForRange(start,end),destroyed=!1,refUnrefFilter=new RefUnrefFilter(this);stream.on("error",function(err){
setImmediate(function(){destroyed||refUnrefFilter.emit("error",err)})}),installDestroyFn(refUnrefFilter,function(){stream.
unpipe(refUnrefFilter),refUnrefFilter.unref(),stream.destroy()});var byteCounter=new AssertByteCountStream(end-start);return refUnrefFilter.
on("error",function(err){setImmediate(function(){destroyed||byteCounter.emit("error",err)})}),installDestroyFn(byteCounter,
function(){destroyed=!0,refUnrefFilter.unpipe(byteCounter),refUnrefFilter.destroy()}),stream.pipe(refUnrefFilter).pipe(byteCounter)};
RandomAccessReader.prototype._readStreamForRange=function(start,end){throw new Error("not implemented")};RandomAccessReader.
prototype.read=function(buffer,offset,length,position,callback){var readStream=this.createReadStream({start:position,end:position+
length}),writeStream=new Writable,written=0;writeStream._write=function(chunk,encoding,cb){chunk.copy(buffer,offset+written,
0,chunk.length),written+=chunk.length,cb()},writeStream.on("finish",callback),readStream.on("error",function(error){callback(
error)}),readStream.pipe(writeStream)};RandomAccessReader.prototype.close=function(callback){setImmediate(callback)};util.
inherits(RefUnrefFilter,PassThrough);function RefUnrefFilter(context){PassThrough.call(this),this.context=context,this.context.
ref(),this.unreffedYet=!1}RefUnrefFilter.prototype._flush=function(cb){this.unref(),cb()};RefUnrefFilter.prototype.unref=
function(cb){this.unreffedYet||(this.unreffedYet=!0,this.context.unref())};var cp437="\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\xB6\xA7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\
\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\
\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0";
function decodeBuffer(buffer,isUtf8){if(isUtf8)return buffer.toString("utf8");for(var result="",i=0;i<buffer.length;i++)
result+=cp437[buffer[i]];return result}function readUInt64LE(buffer,offset){var lower32=buffer.readUInt32LE(offset),upper32=buffer.
readUInt32LE(offset+4);return upper32*4294967296+lower32}var newBuffer;typeof Buffer.allocUnsafe=="function"?newBuffer=function(len){
return Buffer.allocUnsafe(len)}:newBuffer=function(len){return new Buffer(len)};function installDestroyFn(stream,fn){typeof stream.
destroy=="function"?stream._destroy=function(err,cb){fn(),cb?.(err)}:stream.destroy=fn}function defaultCallback(err){if(err)
throw err}}});import{createHash}from"node:crypto";import{crc32}from"node:zlib";var import_yauzl=__toESM(require_yauzl(),1);var largestZip=64*2**20,tooLarge=`The artifact is larger than ${sizeText(largestZip)}, the largest size that we read.`;async function downloadFiles(api,request,wanted){
let{artifact}=request,what=`We couldn't read the artifact ${artifact.name}.`;if(artifact.expired)return describeArtifactFailure(
"artifact-expired",what,"GitHub deleted the artifact after its retention period.");try{if(artifact.sizeBytes>largestZip)
throw new DownloadRefused("artifact-too-large",tooLarge);let bytes=await fetchZip(api,request),expected=parseDigest(artifact.
digest);if(expected!==null&&createHash("sha256").update(bytes).digest("hex")!==expected){let why="The download's SHA-256\
 differs from the uploaded artifact's SHA-256.";throw new DownloadRefused("artifact-corrupt",why)}return{files:await readZip(
bytes,wanted),note:expected===null?`GitHub has no SHA-256 for the artifact ${artifact.name}, so we used the artifact wit\
hout verifying it.`:null}}catch(error){return throwIfStopped(request.stop),error instanceof TimeOver?describeTimeOver(what,
error):error instanceof DownloadRefused?describeArtifactFailure(error.id,what,error.message):error instanceof ApiFailure&&
error.kind==="gone"?describeArtifactFailure("artifact-expired",what,"GitHub says the artifact is gone (410)."):toDiagnostic(
error)}}var mostTries=3;async function fetchZip(api,request){let{stop}=request;for(let tries=1;;tries++){let url2=await requestSignedUrl(
api,request);try{return await fetchSigned(url2,stop)}catch(error){if(throwIfEnded(stop),error instanceof DownloadRefused)
throw error;if(tries===mostTries||!await api.pause(1e3*2**(tries-1))){let why=`We gave up after attempt ${tries}: ${shortenError(
error)}`;throw new DownloadRefused("artifact-download-failed",why,error)}}}}async function requestSignedUrl(api,{repository,
artifact}){return api.call(`download the artifact ${artifact.name}`,"actions: read",async github=>{let{headers}=await github.
rest.actions.downloadArtifact({...repositoryParameters(repository),artifact_id:artifact.id,archive_format:"zip",request:{
redirect:"manual"}});return url({protocol:/^https?$/}).parse(headers.location)})}function parseDigest(digest){return/^sha256:([0-9a-f]{64})$/i.
exec(digest??"")?.[1]?.toLowerCase()??null}var silenceMs=3e4;async function fetchSigned(url2,stop){let client=new HttpClient(
"llm-profile-action",[],{allowRedirects:!1,socketTimeout:silenceMs}),{message}=await raceWithStop(client.get(url2),stop),
abort=()=>{message.destroy(new Error("The download was stopped."))};stop.addEventListener("abort",abort,{once:!0});try{if(message.
statusCode!==200)throw new Error(`The storage answered ${message.statusCode??"nothing"}.`);let chunks=[],bytes=0;for await(let chunk of message)
if(Buffer.isBuffer(chunk)){if(bytes+=chunk.length,bytes>largestZip)throw new DownloadRefused("artifact-too-large",tooLarge);
chunks.push(chunk)}return Buffer.concat(chunks)}finally{stop.removeEventListener("abort",abort),message.destroy(),client.
dispose()}}var DownloadRefused=class extends Error{id;constructor(id,why,cause){super(why,{cause}),this.id=id}},mostEntries=2e4;
async function readZip(bytes,wanted){try{let zip=await(0,import_yauzl.fromBufferPromise)(bytes,{strictFileNames:!0}),entries=await checkEntries(
zip),files=new Map;for(let[path,limit]of wanted){let entry=entries.get(path);entry!==void 0&&files.set(path,await readEntry(
zip,entry,limit))}return files}catch(error){if(error instanceof DownloadRefused)throw error;let why=shortenError(error).
replace(/\.$/,"");throw new DownloadRefused(hostileMessage.test(why)?"artifact-refused":"artifact-corrupt",`We can't rea\
d the zip file: ${why}.`)}}async function checkEntries(zip){let refuse=why=>new DownloadRefused("artifact-refused",why),
tooMany=`The zip file has more than ${mostEntries} entries.`;if(zip.entryCount>mostEntries)throw refuse(tooMany);let entries=new Map;
for await(let entry of zip.eachEntry()){let name=plainText(entry.fileName).slice(0,200);if(entries.size>=mostEntries)throw refuse(
tooMany);if(entries.has(entry.fileName))throw refuse(`Two entries are named ${name}.`);if(entry.isEncrypted())throw refuse(
`${name} is encrypted.`);if((entry.externalFileAttributes>>>16&61440)===40960)throw refuse(`${name} is a symbolic link.`);
entries.set(entry.fileName,entry)}return entries}async function readEntry(zip,entry,limit){let{fileName,uncompressedSize}=entry;
if(uncompressedSize>limit){let why=`${fileName} has ${uncompressedSize} bytes, but we read at most ${limit}.`;throw new DownloadRefused(
"artifact-too-large",why)}if(!entry.canDecodeFileData())throw new DownloadRefused("artifact-refused",`${fileName} uses a\
n unknown compression method.`);let chunks=[];for await(let chunk of await zip.openReadStreamPromise(entry))Buffer.isBuffer(
chunk)&&chunks.push(chunk);let content=Buffer.concat(chunks);if(crc32(content)!==entry.crc32)throw new DownloadRefused("\
artifact-corrupt",`${fileName} fails its checksum.`);return content}var hostileMessage=/invalid characters in fileName|absolute path|invalid relative path|encryption|too many bytes/;var listedSchema=object({id:number(),name:string(),size_in_bytes:number(),expired:boolean(),digest:string().nullish(),workflow_run:object(
{id:number().optional(),repository_id:number().optional(),head_repository_id:number().optional()}).nullish()}).transform(
({size_in_bytes:sizeBytes,workflow_run:run,digest,...rest})=>({...rest,sizeBytes,digest:digest??null,runId:run?.id,isFromFork:run?.
head_repository_id!==run?.repository_id}));async function findArtifact(api,{repository,runId,name,ownOnly}){let artifacts=(await listArtifacts(
api,repository,runId)).filter(({isFromFork})=>!(ownOnly&&isFromFork)),attempts=Map.groupBy(artifacts,artifact=>parseAttempt(
name,artifact.name)),otherNames=(attempts.get(null)??[]).map(artifact=>artifact.name);attempts.delete(null);let newestFirst=[
...attempts].toSorted(([left],[right])=>Number(right)-Number(left)).flatMap(([,ofAttempt])=>ofAttempt.toSorted((left,right)=>right.
id-left.id));return{artifact:newestFirst.find(({expired})=>!expired)??newestFirst[0]??null,otherNames}}async function listArtifacts(api,repository,runId){
let what=`list the artifacts of run ${runId}`;return(await listAll(api,what,"actions: read",listedSchema,github=>github.
paginate(github.rest.actions.listWorkflowRunArtifacts,{...repositoryParameters(repository),run_id:runId,per_page:pageSize}))).
filter(artifact=>(artifact.runId??runId)===runId)}async function findResults(api,{repository,runId,prefix}){let artifacts=await listArtifacts(
api,repository,runId),byName=new Map;for(let artifact of artifacts){let isOurs=artifact.name.startsWith(prefix)&&/^(?:$|[-.])/.
test(artifact.name.slice(prefix.length));if(isSingleFile(artifact.name)||!isOurs)continue;let[,base=artifact.name,number2="\
1"]=/^(.*?)(?:-attempt-([1-9]\d{0,8}))?$/s.exec(artifact.name)??[],attempt=Number(number2),before=byName.get(base);(before===
void 0||attempt>before.attempt)&&byName.set(base,{attempt,artifact})}let results=[...byName].filter(([name])=>!byName.has(
findMainName(name)??"")).sort(([left],[right])=>left<right?-1:1).map(([name,{attempt,artifact}])=>{let report=nameSingleFile(
name,attempt,"report.html");return{job:stripPrefix(name,prefix),attempt,artifact,report:artifacts.find(other=>other.name===
report&&!other.expired)??null}}),shorten=job=>job.replace(/(?<=.)-[0-9a-f]{16}$/s,""),jobs=Map.groupBy(results,({job})=>shorten(
job));return results.map(result=>{let title=shorten(result.job);return{...result,title:jobs.get(title)?.length===1?title:
result.job}})}var fileLimits={"run.json":8*2**20,"comparison.json":32*2**20,[sideFiles.head]:64*2**20,[sideFiles.base]:64*2**20},totalLimit=256*
2**20;async function readResults(api,request){let{repository,runId,prefix,serverUrl}=request,urlOf=({id})=>`${serverUrl}\
/${fullName(repository)}/actions/runs/${runId}/artifacts/${id}`;try{let results=[],bytesLeft=totalLimit;for(let found of await findResults(
api,{repository,runId,prefix})){let{content,bytes}=await readContent(api,request,found,bytesLeft),report=found.report===
null?null:urlOf(found.report);results.push({found,artifact:urlOf(found.artifact),report,content}),bytesLeft-=bytes}return results}catch(error){
return toDiagnostic(error)}}async function readContent(api,{repository,withBase,log,stop},{artifact},bytesLeft){let names=Object.
entries(fileLimits).filter(([name])=>withBase||name!==sideFiles.base),within=new Map(names.map(([name,most])=>[name,Math.
min(most,bytesLeft)])),downloaded=await downloadFiles(api,{repository,artifact,stop},within);if(isDiagnostic(downloaded))
return{content:downloaded,bytes:0};let{files,note}=downloaded;note!==null&&log.info(note);let content=parseContent(files);
return isDiagnostic(content)?{content,bytes:0}:{content,bytes:[...files.values()].reduce((sum,file)=>sum+file.length,0)}}
function parseContent(files){try{let record=readJson(files,"run.json",runRecordSchema);if(record===null)throw createUnreadableError(
"run.json","The artifact has no run.json.");return{record,comparison:readJson(files,"comparison.json",comparisonSchema),
head:readJson(files,sideFiles.head,storedProfileSchema),base:readJson(files,sideFiles.base,storedProfileSchema)}}catch(error){
if(!(error instanceof ParseError))throw error;let{what,why,help}=error;return diagnostic({what,why,help})}}var sameVersion="\
Use the same version of the action in the workflow that measures and in the workflow that comments.";function createUnreadableError(name,why){
let what=name==="run.json"?"The artifact doesn't contain a readable run.":"The artifact can't be read.";return new ParseError(
{what,why,help:sameVersion})}function readJson(files,name,schema){let bytes=files.get(name);if(bytes===void 0)return null;
try{return schema.parse(JSON.parse(bytes.toString("utf8")))}catch(error){let[issue]=error instanceof ZodError?error.issues:
[],why=issue===void 0?"it isn't JSON":`${issue.path.join(".")||"(top)"}: ${issue.message}`;throw createUnreadableError(name,
`${name} doesn't match this version's format: ${why}.`)}}export{downloadFiles,findArtifact,readResults};
