import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{choosePartialName,moveIntoPlace}from"./chunk-I4VKSRQ4.js";import{readErrorCode}from"./chunk-QDIGZGX7.js";
import{ParseError,ToolError,errorMessage,stoppedBy}from"./chunk-A6EG2BLY.js";import{createHash}from"node:crypto";import{createReadStream,createWriteStream}from"node:fs";import{lstat,mkdtemp,open,rm,
stat}from"node:fs/promises";import{basename,join}from"node:path";import{Transform}from"node:stream";import{pipeline}from"node:stream/promises";
import{createGunzip,createZstdCompress,createZstdDecompress}from"node:zlib";var largestReport=20*2**30;async function compressReport(path,aboveBytes,stop){let before=await lstat(path);if(!before.isFile()||
before.size<=aboveBytes)return null;let target=`${path}.zst`,partial=choosePartialName(target);try{let original=new Digest,
output=createWriteStream(partial,{flags:"wx",mode:384,flush:!0});await pipeline(createReadStream(path),original,createZstdCompress(),
output,{signal:stop});let copy=new Digest;copy.resume(),await pipeline(createReadStream(partial),createZstdDecompress(),
copy,{signal:stop});let after=await lstat(path);if(original.bytes!==before.size||after.size!==before.size||after.mtimeMs!==
before.mtimeMs)throw cannotCompress(path,"The report changed while we compressed it.");if(copy.bytes!==original.bytes||copy.
hex()!==original.hex())throw cannotCompress(path,"The compressed copy differs from the report.");return await moveIntoPlace(
partial,target,"refuse"),await rm(path),{bytesBefore:before.size,bytesAfter:(await stat(target)).size}}catch(error){throw stop.
aborted?stoppedBy(stop):error}finally{await rm(partial,{force:!0})}}async function openReport(path,temporaryDirectory,limitBytes=largestReport){
await requireFile(path);let packing=packings.find(({suffix})=>path.endsWith(suffix));if(packing===void 0)return path;let folder=await mkdtemp(
join(temporaryDirectory,"report-")),opened=join(folder,basename(path,packing.suffix));try{let packed=createReadStream(path),
unpacker=packing.unpack(),limit=new Digest(limitBytes);if(await pipeline(packed,unpacker,limit,createWriteStream(opened,
{flags:"wx",mode:384})),packing.program==="zstd"&&unpacker.bytesWritten<packed.bytesRead)throw new NotSupported("has mor\
e than one frame, and llm-profile can read only the first frame.");return opened}catch(error){throw await rm(folder,{recursive:!0,
force:!0}),cannotDecompress(path,packing.program,error)}}var packings=[{suffix:".zst",program:"zstd",unpack:()=>createZstdDecompress()},
{suffix:".gz",program:"gzip",unpack:()=>createGunzip()}],NotSupported=class extends Error{},Digest=class extends Transform{bytes=0;#limit;#hash=createHash(
"sha256");constructor(limit=1/0){super(),this.#limit=limit}_transform(chunk,_encoding,done){if(this.bytes+=chunk.length,
this.bytes>this.#limit)return done(new NotSupported(`is larger than ${this.#limit} bytes when decompressed.`));this.#hash.
update(chunk),done(null,chunk)}hex(){return this.#hash.digest("hex")}};async function requireFile(path){let why="The pat\
h isn't a file.";try{if((await stat(path)).isFile())return void await(await open(path,"r")).close()}catch(error){why=readErrorCode(
error)==="ENOENT"?"The file doesn't exist.":errorMessage(error)}throw new ParseError({what:`Can't open the report ${path}\
.`,where:path,why,help:"Pass an .nsys-rep, .qdrep, or .sqlite file, optionally compressed as .gz or .zst."})}function cannotDecompress(path,program,cause){
if(cause instanceof NotSupported)return new ParseError({what:`The report ${path} ${cause.message}`,where:path,help:`If y\
ou trust the file, decompress it yourself (${program} -d) and pass the result.`});let code=readErrorCode(cause);return/^Z(STD)?_/.
test(code)||code==="ERR_STREAM_PREMATURE_CLOSE"?new ParseError({what:`The report ${path} is damaged.`,where:path,why:`Th\
e ${program} data is invalid or cut off: ${errorMessage(cause)}.`,help:`Copy or create the report again. To check a file\
, use \`${program} -t\`.`,cause}):new ToolError({what:`Couldn't decompress the report ${path}.`,where:path,why:errorMessage(
cause),help:"Check that the temporary folder (TMPDIR) is writable and has free space.",cause})}function cannotCompress(path,why){
return new ToolError({what:`Couldn't compress ${path}.`,where:path,why,help:"The report is unchanged. Check the disk, or\
 set compress-above to null."})}export{compressReport,openReport};
