import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{choosePartialName,moveIntoPlace}from"./chunk-CLBNHK7D.js";import{readOwnIdentity}from"./chunk-U3NEMMEV.js";
import{severities}from"./chunk-27UOGQDQ.js";import{readErrorCode,readRegularFile}from"./chunk-PY33EE2G.js";import{
ncuReplayModeSchema}from"./chunk-7JD2YBGS.js";import{redactCommand}from"./chunk-6KO54AH4.js";import{purposes}from"./chunk-35HP6UP2.js";
import{amount,atLeast,count,countOrNull,exitCode,flag,integer,nullByDefault,text,textOrNull,texts,tool}from"./chunk-G75GGGIL.js";
import{_enum,array,literal,object}from"./chunk-7IBWU4LP.js";import{ParseError,ToolError,errorMessage,stoppedBy}from"./chunk-SVS2CUJD.js";import{createHash}from"node:crypto";import{createReadStream,createWriteStream}from"node:fs";import{lstat,mkdtemp,open,rm,
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
 set compress-above to null."})}import{join as join2}from"node:path";var runCostSchema=object({seconds:amount.describe("From the start of the run to its end."),starts:count.describe("How ma\
ny times the program or server was started, on both sides together."),parts:array(object({purpose:_enum(purposes),starts:atLeast(
1),seconds:amount.describe("How long the commands for this purpose ran: starts of the program, exports, and statistics.")})).
describe("The purposes that the program was started for, in the order in which a run gets to them.")});function summarizeCost(run,end){
let parts=purposes.map(purpose=>{let commands=run.commands.filter(command=>command.purpose===purpose),starts=commands.filter(
({isStart,outcome})=>isStart&&outcome!=="not-started").length;return{purpose,starts,seconds:busySeconds(commands)}}).filter(
({starts})=>starts>0);return{seconds:Math.max(0,end.getTime()-Date.parse(run.startedAt))/1e3,starts:parts.reduce((sum,{starts})=>sum+
starts,0),parts}}function busySeconds(commands){let spans=commands.map(({startedAt,seconds})=>({startMs:Date.parse(startedAt),
endMs:Date.parse(startedAt)+seconds*1e3})).toSorted((a,b)=>a.startMs-b.startMs),busyMs=0,untilMs=-1/0;for(let{startMs,endMs}of spans)
busyMs+=Math.max(0,endMs-Math.max(startMs,untilMs)),untilMs=Math.max(untilMs,endMs);return Math.round(busyMs)/1e3}var diagnosticSchema=object({id:textOrNull.default(null).describe("The cause's id in docs/failures.md. Null if the cause\
 has no id, and in older files."),severity:_enum(severities).default("error"),what:text,where:textOrNull,why:textOrNull,
help:textOrNull.default(null)}),failureSchema=diagnosticSchema.extend({failures:array(diagnosticSchema).describe("Each c\
apture's failure, if several failed.")});var runRecordSchemaVersion=1,commandRecordSchema=object({tool:text.describe("`nsys profile`, `nsys export`, `nsys stats`\
, `setup`, `nvidia-smi` \u2026"),label:textOrNull.describe("The capture that the command belongs to, such as `round 1, d\
ecode`."),purpose:nullByDefault(_enum(purposes)).describe("Why the command was started. Null if the command serves the w\
hole run, and in older records."),isStart:flag.default(!1).describe("True if the command started the program or the serv\
er."),attempt:atLeast(1),argv:texts,cwd:text,environmentNames:texts.describe("The names of the environment variables. We\
 don't record values, because they may be secret."),startedAt:text,seconds:amount,exitCode,outcome:_enum(["ok","failed",
"timed-out","stopped","not-started"]),stdout:textOrNull.describe("The file with the command's stdout, relative to the ru\
n directory."),stderr:textOrNull}),side=_enum(["base","head"]).default("head").describe("head is judged; base is what it\
's compared with."),processOutcome=_enum(["exited","timed-out","stopped","not-started"]),capturedRecordSchema=object({side,
round:atLeast(1),label:text,folder:text.describe("The folder with the reports, relative to the run directory."),ranges:texts.
describe("The ranges that the capture must contain, as the user wrote them. Empty means all ranges that we see."),gated:flag.
describe("True if the analyzed range gated the capture."),firstInstances:nullByDefault(array(atLeast(1))).describe("For \
each of `ranges`, how many instances count, starting after the skipped ones. Null means all instances in the reports."),
skippedInstances:array(count).default([]).describe("For each of `ranges`, how many of the first instances are skipped. E\
mpty in older records, which skip no instances."),reports:nullByDefault(count).describe("How many reports the capture wr\
ote, one per instance. Null in older records."),outcome:processOutcome,exitCode,successExitCodes:array(integer),seconds:amount}),
ncuRecordSchema=object({side,label:text,folder:text.describe("The folder with raw.csv, relative to the run directory."),
ranges:array(object({name:text,domain:text,style:_enum(["pushpop","startend"])})).describe("The profiled ranges. Empty: \
the whole program."),kernels:texts.nullable().describe("The mangled names of the selected kernels. Null: every kernel."),
shared:nullByDefault(array(object({name:text,domain:text,kernels:texts}))).describe("Which of `kernels` were selected fo\
r each range, if several ranges shared the process. Null if the process was for one range."),mode:ncuReplayModeSchema,sections:texts,
metrics:texts,presetMetrics:array(texts).default([]).describe("The metrics that come from a preset, each with its names \
on other GPUs. These metrics may be missing. Empty in older records, in which every metric is required."),outcome:processOutcome,
exitCode,seconds:amount}),processIdentitySchema=object({pid:integer.positive(),startTicks:countOrNull.describe("When the\
 process started, in clock ticks since boot (Linux)."),pidNamespace:textOrNull.describe("The PID namespace that `pid` be\
longs to. Each container has a different namespace.")}),runRecordSchema=object({schemaVersion:literal(runRecordSchemaVersion),
tool,state:_enum(["running","passed","failed","stopped"]).describe("Only a `passed` run is complete. If a `failed` run h\
as a profile.json, the run wrote it before it failed."),exitCode,startedAt:text,endedAt:textOrNull,process:processIdentitySchema.
describe("The process that writes this file. If the state is `running` but the process is gone, the process was killed."),
failure:object({id:textOrNull,message:text.describe("The whole message to show."),parts:nullByDefault(failureSchema).describe(
"`message` split into parts, without possible secrets. Null in older files.")}).nullable(),isolation:object({kind:text,note:text}).
nullable(),planKey:textOrNull.describe("Equal for runs with the same captures, so the next run can predict how long it'l\
l take."),commands:array(commandRecordSchema),captures:array(capturedRecordSchema).describe("The last attempt of each ca\
pture, in time order."),ncu:array(ncuRecordSchema).default([]).describe("The last attempt of each Nsight Compute run."),
seeds:array(object({pair:text,seed:text})).default([]).describe("With `goal: improve`, the LLM_PROFILE_SEED of each pair\
 of program starts."),withheld:array(object({path:text,reason:text})).describe("Files that must not leave this machine, \
as globs or paths in the run directory. We record this list before writing any of these files."),warnings:texts,cost:nullByDefault(
runCostSchema).describe("The run's cost, even if it failed. Null while the run is in progress, and in older records.")});var runRecordFile="run.json",largestRunRecord=64*2**20;async function startRunRecord(directory,tool2,clock){let record={
schemaVersion:runRecordSchemaVersion,tool:tool2,state:"running",exitCode:null,startedAt:clock.now().toISOString(),endedAt:null,
process:readOwnIdentity(),failure:null,isolation:null,planKey:null,commands:[],captures:[],ncu:[],seeds:[],withheld:[],warnings:[],
cost:null},writes=directory.write(runRecordFile,renderRecord(record));await writes;let update=change=>{if(record.state!==
"running")throw new Error("The run has already ended, so run.json can't change.");record={...record,...change};let write=async()=>{
await directory.write(runRecordFile,renderRecord(record),"replace")},written=writes.then(write,write);return writes=written,
written},movedCommands=(from,to,purpose)=>{let isMoved=file=>file!==null&&isWithin(file,from),moved=file=>file!==null&&isMoved(
file)?to+file.slice(from.length):file;return record.commands.map(command=>({...command,purpose:isMoved(command.stdout)?purpose??
command.purpose:command.purpose,stdout:moved(command.stdout),stderr:moved(command.stderr)}))},capturesOutside=counted=>record.
captures.filter(({folder})=>!isWithin(folder,counted)),recorderFor=purpose=>({snapshot:()=>structuredClone(record),command:async command=>update(
{commands:[...record.commands,{...command,purpose,argv:[...redactCommand(command.argv)]}]}),withPurpose:recorderFor,moved:async(from,to)=>update(
{commands:movedCommands(from,to,null)}),setAside:async(from,to,purpose2)=>update({commands:movedCommands(from,to,purpose2),
captures:capturesOutside(from)}),discount:async folder=>update({captures:capturesOutside(folder)}),captured:async capture=>update(
{captures:[...record.captures,capture]}),profiled:async ncu=>update({ncu:[...record.ncu,ncu]}),warning:async message=>{record.
warnings.includes(message)||await update({warnings:[...record.warnings,message]})},withhold:async(paths,reason)=>update(
{withheld:paths.map(path=>({path,reason}))}),seeded:async(pair,seed)=>{record.seeds.some(seeded=>seeded.pair===pair)||await update(
{seeds:[...record.seeds,{pair,seed}]})},isolation:async({kind,note})=>update({isolation:{kind,note}}),planKey:async planKey=>update(
{planKey}),end:async({state,exitCode:exitCode2,failure})=>{let before=record;try{let endedAt=clock.now();await update({state,
exitCode:exitCode2,failure,endedAt:endedAt.toISOString(),cost:summarizeCost(record,endedAt)})}catch(error){throw record=
before,error}}});return recorderFor(null)}async function readRunRecord(directory){let path=join2(directory,runRecordFile),
refuse=(cause,what,help,why=errorMessage(cause))=>{throw new ParseError({what,where:path,why,help,cause})},{text:text2}=await readRegularFile(
path,largestRunRecord).catch(error=>refuse(error,readErrorCode(error)==="ENOENT"?`${path} doesn't exist.`:`Can't read ${path}\
.`,"Pass a run directory: the folder that `llm-profile run` prints at the end.")),json;try{json=JSON.parse(text2)}catch(error){
refuse(error,`${path} isn't valid JSON.`,"llm-profile always writes this file completely, so something else changed it. \
Use another run directory.")}let record=runRecordSchema.safeParse(json);if(record.success)return record.data;let problems=record.
error.issues.map(({path:keys,message})=>`${keys.join(".")||"(top)"}: ${message}`);return refuse(record.error,`${path} is\
n't a run record of version ${runRecordSchemaVersion}.`,"Read the file with the llm-profile version that wrote it. docs/\
report-format.md lists the versions.",problems.slice(0,5).join(`
`))}function isWithin(path,folder){return path.startsWith(`${folder}/`)}function renderRecord(record){return`${JSON.stringify(
record,null,2)}
`}export{runCostSchema,summarizeCost,diagnosticSchema,processIdentitySchema,runRecordSchema,compressReport,openReport,runRecordFile,
largestRunRecord,startRunRecord,readRunRecord};
