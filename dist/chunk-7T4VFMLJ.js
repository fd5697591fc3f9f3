import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{runRecordSchema,runRecordSchemaVersion}from"./chunk-QEZDYAE5.js";import{ownIdentity}from"./chunk-35JWNKLO.js";
import{costOf}from"./chunk-WQTUTYOP.js";import{errorCode,readRegularFile}from"./chunk-QJOP3WDW.js";import{redactCommand}from"./chunk-W5HYH3WW.js";
import{ParseError,errorMessage}from"./chunk-4KDG6NHC.js";import{join}from"node:path";var runRecordFile="run.json",largestRunRecord=64*2**20;async function startRunRecord(directory,tool,clock){let record={schemaVersion:runRecordSchemaVersion,
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
null)}async function readRunRecord(directory){let path=join(directory,runRecordFile),found=runRecordSchema.safeParse(parseJson(
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
`}export{runRecordFile,largestRunRecord,startRunRecord,readRunRecord};
