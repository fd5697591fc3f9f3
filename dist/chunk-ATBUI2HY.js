import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{runRecordSchema,runRecordSchemaVersion,summarizeCost}from"./chunk-GVMSB6MG.js";import{readOwnIdentity}from"./chunk-KQUVK35Y.js";
import{readErrorCode,readRegularFile}from"./chunk-QDIGZGX7.js";import{redactCommand}from"./chunk-LMHALEWT.js";
import{ParseError,errorMessage}from"./chunk-A6EG2BLY.js";import{join}from"node:path";var runRecordFile="run.json",largestRunRecord=64*2**20;async function startRunRecord(directory,tool,clock){let record={schemaVersion:runRecordSchemaVersion,
tool,state:"running",exitCode:null,startedAt:clock.now().toISOString(),endedAt:null,process:readOwnIdentity(),failure:null,
isolation:null,planKey:null,commands:[],captures:[],ncu:[],seeds:[],withheld:[],warnings:[],cost:null},writes=directory.
write(runRecordFile,renderRecord(record));await writes;let update=change=>{if(record.state!=="running")throw new Error("\
The run has already ended, so run.json can't change.");record={...record,...change};let write=async()=>{await directory.
write(runRecordFile,renderRecord(record),"replace")},written=writes.then(write,write);return writes=written,written},movedCommands=(from,to,purpose)=>{
let isMoved=file=>file!==null&&isWithin(file,from),moved=file=>file!==null&&isMoved(file)?to+file.slice(from.length):file;
return record.commands.map(command=>({...command,purpose:isMoved(command.stdout)?purpose??command.purpose:command.purpose,
stdout:moved(command.stdout),stderr:moved(command.stderr)}))},capturesOutside=counted=>record.captures.filter(({folder})=>!isWithin(
folder,counted)),recorderFor=purpose=>({snapshot:()=>structuredClone(record),command:async command=>update({commands:[...record.
commands,{...command,purpose,argv:[...redactCommand(command.argv)]}]}),withPurpose:recorderFor,moved:async(from,to)=>update(
{commands:movedCommands(from,to,null)}),setAside:async(from,to,purpose2)=>update({commands:movedCommands(from,to,purpose2),
captures:capturesOutside(from)}),discount:async folder=>update({captures:capturesOutside(folder)}),captured:async capture=>update(
{captures:[...record.captures,capture]}),profiled:async ncu=>update({ncu:[...record.ncu,ncu]}),warning:async message=>{record.
warnings.includes(message)||await update({warnings:[...record.warnings,message]})},withhold:async(paths,reason)=>update(
{withheld:paths.map(path=>({path,reason}))}),seeded:async(pair,seed)=>{record.seeds.some(known=>known.pair===pair)||await update(
{seeds:[...record.seeds,{pair,seed}]})},isolation:async({kind,note})=>update({isolation:{kind,note}}),planKey:async planKey=>update(
{planKey}),end:async({state,exitCode,failure})=>{let before=record;try{let endedAt=clock.now();await update({state,exitCode,
failure,endedAt:endedAt.toISOString(),cost:summarizeCost(record,endedAt)})}catch(error){throw record=before,error}}});return recorderFor(
null)}async function readRunRecord(directory){let path=join(directory,runRecordFile),refuse=(cause,what,help,why=errorMessage(
cause))=>{throw new ParseError({what,where:path,why,help,cause})},{text}=await readRegularFile(path,largestRunRecord).catch(
error=>refuse(error,readErrorCode(error)==="ENOENT"?`${path} doesn't exist.`:`Can't read ${path}.`,"Pass a run directory\
: the folder that `llm-profile run` prints at the end.")),json;try{json=JSON.parse(text)}catch(error){refuse(error,`${path}\
 isn't valid JSON.`,"llm-profile always writes this file completely, so something else changed it. Use another run direc\
tory.")}let record=runRecordSchema.safeParse(json);if(record.success)return record.data;let problems=record.error.issues.
map(({path:keys,message})=>`${keys.join(".")||"(top)"}: ${message}`);return refuse(record.error,`${path} isn't a run rec\
ord of version ${runRecordSchemaVersion}.`,"Read the file with the llm-profile version that wrote it. docs/report-format\
.md lists the versions.",problems.slice(0,5).join(`
`))}function isWithin(path,folder){return path.startsWith(`${folder}/`)}function renderRecord(record){return`${JSON.stringify(
record,null,2)}
`}export{runRecordFile,largestRunRecord,startRunRecord,readRunRecord};
