import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{runRecordSchema,runRecordSchemaVersion}from"./chunk-EB3CLQHB.js";import{moveIntoPlace,partialName}from"./chunk-2TLJT7DO.js";
import{costOf}from"./chunk-WQTUTYOP.js";import{ownIdentity}from"./chunk-342LX7VM.js";import{errorCode,readRegularFile}from"./chunk-2VIPU5VX.js";
import{redactCommand}from"./chunk-W5HYH3WW.js";import{ParseError,ToolError,errorMessage,stoppedBy}from"./chunk-4KDG6NHC.js";import{createHash}from"node:crypto";import{createReadStream,createWriteStream}from"node:fs";import{lstat,mkdtemp,open,rm,
stat}from"node:fs/promises";import{basename,join}from"node:path";import{Transform}from"node:stream";import{pipeline}from"node:stream/promises";
import{createGunzip,createZstdCompress,createZstdDecompress}from"node:zlib";var largestReport=20*2**30;async function compressReport(path,aboveBytes,stop){let before=await lstat(path);if(!before.isFile()||
before.size<=aboveBytes)return null;let target=`${path}.zst`,partial=partialName(target);try{let original=new Digest,output=createWriteStream(
partial,{flags:"wx",mode:384,flush:!0});await pipeline(createReadStream(path),original,createZstdCompress(),output,{signal:stop});
let copy=new Digest;copy.resume(),await pipeline(createReadStream(partial),createZstdDecompress(),copy,{signal:stop});let after=await lstat(
path);if(original.bytes!==before.size||after.size!==before.size||after.mtimeMs!==before.mtimeMs)throw notEqual(path,"The\
 report changed while we compressed it.");if(copy.bytes!==original.bytes||copy.hex()!==original.hex())throw notEqual(path,
"The compressed copy differs from the report.");return await moveIntoPlace(partial,target,"refuse"),await rm(path),{bytesBefore:before.
size,bytesAfter:(await stat(target)).size}}catch(error){throw stop.aborted?stoppedBy(stop):error}finally{await rm(partial,
{force:!0})}}async function openReport(path,temporaryDirectory,limitBytes=largestReport){await requireFile(path);let packing=packings.
find(({suffix})=>path.endsWith(suffix));if(packing===void 0)return path;let folder=await mkdtemp(join(temporaryDirectory,
"report-")),opened=join(folder,basename(path,packing.suffix));try{let packed=createReadStream(path),unpacker=packing.unpack(),
limit=new Digest(limitBytes);if(await pipeline(packed,unpacker,limit,createWriteStream(opened,{flags:"wx",mode:384})),packing.
data==="zstd"&&unpacker.bytesWritten<packed.bytesRead)throw new MoreFrames;return opened}catch(error){throw await rm(folder,
{recursive:!0,force:!0}),cannotDecompress(path,packing,limitBytes,error)}}var packings=[{suffix:".zst",data:"zstd",program:"\
zstd",unpack:()=>createZstdDecompress()},{suffix:".gz",data:"gzip",program:"gzip",unpack:()=>createGunzip()}],TooLarge=class extends Error{},
MoreFrames=class extends Error{},Digest=class extends Transform{bytes=0;#limit;#hash=createHash("sha256");constructor(limit=1/0){
super(),this.#limit=limit}_transform(chunk,_encoding,done){if(this.bytes+=chunk.length,this.bytes>this.#limit)return done(
new TooLarge);this.#hash.update(chunk),done(null,chunk)}hex(){return this.#hash.digest("hex")}};async function requireFile(path){
let why="The path isn't a file.";try{if((await stat(path)).isFile())return void await(await open(path,"r")).close()}catch(error){
why=errorCode(error)==="ENOENT"?"The file doesn't exist.":errorMessage(error)}throw new ParseError({what:`Can't open the\
 report ${path}.`,where:path,why,help:"Pass an .nsys-rep, .qdrep, or .sqlite file, optionally compressed as .gz or .zst."})}
function cannotDecompress(path,{data,program},limitBytes,cause){if(cause instanceof TooLarge)return new ParseError({what:`\
The report ${path} is larger than ${limitBytes} bytes when decompressed.`,where:path,help:`If you trust the file, decomp\
ress it yourself (${program} -d) and pass the result.`});if(cause instanceof MoreFrames)return new ParseError({what:`The\
 report ${path} has more than one frame, and llm-profile can read only the first frame.`,where:path,help:`Decompress the\
 report yourself (${program} -d) and pass the result.`});let code=errorCode(cause);return/^Z(STD)?_/.test(code)||code===
"ERR_STREAM_PREMATURE_CLOSE"?new ParseError({what:`The report ${path} is damaged.`,where:path,why:`The ${data} data is i\
nvalid or cut off: ${errorMessage(cause)}.`,help:`Copy or create the report again. To check a file, use \`${program} -t\`\
.`,cause}):new ToolError({what:`Couldn't decompress the report ${path}.`,where:path,why:errorMessage(cause),help:"Check \
that the temporary folder (TMPDIR) is writable and has free space.",cause})}function notEqual(path,why){return new ToolError(
{what:`Couldn't compress ${path}.`,where:path,why,help:"The report is unchanged. Check the disk, or set compress-above t\
o null."})}import{join as join2}from"node:path";var runRecordFile="run.json",largestRunRecord=64*2**20;async function startRunRecord(directory,tool,clock){let record={schemaVersion:runRecordSchemaVersion,
tool,state:"running",exitCode:null,startedAt:clock.now().toISOString(),endedAt:null,process:ownIdentity(),failure:null,isolation:null,
planKey:null,commands:[],captures:[],ncu:[],seeds:[],withheld:[],warnings:[],cost:null},writes=directory.write(runRecordFile,
render(record));await writes;let update=change=>{if(record.state!=="running")throw new Error("The run has already ended,\
 so run.json can't change.");record={...record,...change};let write=async()=>{await directory.write(runRecordFile,render(
record),"replace")},written=writes.then(write,write);return writes=written,written},movedCommands=(from,to,purpose)=>{let isMoved=file=>file!==
null&&isWithin(file,from),moved=file=>file!==null&&isMoved(file)?to+file.slice(from.length):file;return record.commands.
map(command=>({...command,purpose:isMoved(command.stdout)?purpose??command.purpose:command.purpose,stdout:moved(command.
stdout),stderr:moved(command.stderr)}))},capturesOutside=counted=>record.captures.filter(({folder})=>!isWithin(folder,counted)),
recorderFor=purpose=>({snapshot:()=>structuredClone(record),command:async command=>update({commands:[...record.commands,
{...command,purpose,argv:[...redactCommand(command.argv)]}]}),withPurpose:recorderFor,moved:async(from,to)=>update({commands:movedCommands(
from,to,null)}),setAside:async(from,to,purpose2)=>update({commands:movedCommands(from,to,purpose2),captures:capturesOutside(
from)}),discount:async folder=>update({captures:capturesOutside(folder)}),captured:async capture=>update({captures:[...record.
captures,capture]}),profiled:async ncu=>update({ncu:[...record.ncu,ncu]}),warning:async message=>{record.warnings.includes(
message)||await update({warnings:[...record.warnings,message]})},withhold:async(paths,reason)=>update({withheld:paths.map(
path=>({path,reason}))}),seeded:async(pair,seed)=>{record.seeds.some(one=>one.pair===pair)||await update({seeds:[...record.
seeds,{pair,seed}]})},isolation:async({kind,note})=>update({isolation:{kind,note}}),planKey:async planKey=>update({planKey}),
end:async({state,exitCode,failure})=>{let before=record;try{let endedAt=clock.now();await update({state,exitCode,failure,
endedAt:endedAt.toISOString(),cost:costOf(record,endedAt)})}catch(error){throw record=before,error}}});return recorderFor(
null)}async function readRunRecord(directory){let path=join2(directory,runRecordFile),found=runRecordSchema.safeParse(parseJson(
path,await readText(path)));if(found.success)return found.data;let problems=found.error.issues.map(({path:keys,message})=>`${keys.
join(".")||"(top)"}: ${message}`);throw new ParseError({what:`${path} isn't a run record of version ${runRecordSchemaVersion}\
.`,where:path,why:problems.slice(0,5).join(`
`),help:"Read the file with the llm-profile version that wrote it. docs/report-format.md lists the versions.",cause:found.
error})}async function readText(path){try{return(await readRegularFile(path,largestRunRecord)).text}catch(error){throw new ParseError(
{what:errorCode(error)==="ENOENT"?`${path} doesn't exist.`:`Can't read ${path}.`,where:path,why:errorMessage(error),help:"\
Pass a run directory: the folder that `llm-profile run` prints at the end.",cause:error})}}function parseJson(path,text){
try{return JSON.parse(text)}catch(error){throw new ParseError({what:`${path} isn't valid JSON.`,where:path,why:errorMessage(
error),help:"llm-profile always writes this file completely, so something else changed it. Use another run directory.",cause:error})}}
function isWithin(path,folder){return path.startsWith(`${folder}/`)}function render(record){return`${JSON.stringify(record,
null,2)}
`}export{compressReport,openReport,runRecordFile,largestRunRecord,startRunRecord,readRunRecord};
