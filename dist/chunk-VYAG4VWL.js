import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{rowIds}from"./chunk-KO2YBV2G.js";import{countChangeSchema,lineSearchStates,machineCodeSchema,rangeRowSchema,
reasonIdSchema,reasonSchema,timeChangeSchema,verdictSchema}from"./chunk-WX5VRN47.js";import{operatorText}from"./chunk-PVAWQLH7.js";
import{rangeText}from"./chunk-DVA2FSEP.js";import{_enum,array,boolean,literal,number,object,string}from"./chunk-7IBWU4LP.js";
import{plainJson,plainText}from"./chunk-KWNHFX66.js";function formatOneLineJson(value){return`${plainJson(value,0)}
`}function countJsonBytes(value){return Buffer.byteLength(formatOneLineJson(value))}var quotes=Buffer.byteLength(formatOneLineJson(
"")),ellipsis="\u2026";function shortenText(text2,most){let begin=plainText(text2.slice(0,most+1));if(text2.length<=most&&
countJsonBytes(begin)-quotes<=most)return begin;let kept="",bytesLeft=most-Buffer.byteLength(ellipsis);for(let character of begin){
if(bytesLeft-=countJsonBytes(character)-quotes,bytesLeft<0)break;kept+=character}return kept+ellipsis}function fitEntries(order,make,most){
let counts=new Map,made=()=>make(list=>counts.get(list)??0),full=new Set,value=made();if(countJsonBytes(value)>most)throw new RangeError(
"The required parts don't fit within the byte limit.");for(let list of order){if(full.has(list))continue;let before=counts.
get(list)??0;counts.set(list,before+1);let larger=made();countJsonBytes(larger)<=most?value=larger:(counts.set(list,before),
full.add(list))}return value}import{createHash}from"node:crypto";var kernelIdPattern=/^k[0-9a-f]{12}$/;function createKernelId({name,domain},kernel){return`k${createHash("sha256").update(
JSON.stringify([rangeText(name,domain),kernel])).digest("hex").slice(0,12)}`}function findRows(comparison,query){let ids=rowIds(
comparison);if(query===null)return[...ids].map(([row,{id,range:range2}])=>({id,range:range2,row}));let all=comparison.ranges.
flatMap(range2=>[...range2.kernels,...range2.operators].map(row=>({id:ids.get(row)?.id??null,range:range2,row}))),exact=all.
filter(({id,range:range2,row})=>id===query||"name"in row&&createKernelId(range2,row.name)===query);return exact.length>0?
exact:all.filter(row=>readRowName(row).toLowerCase().includes(query.toLowerCase()))}function readRowName({range:range2,row}){
return"name"in row?row.name:operatorText(range2,row.path)}var mostVerdictBytes=4096,listLimits={ranges:20,decided:4,kernels:6,counts:4,unclear:4,next:3,files:12};function mapLists(valueOf){
let lists=Object.keys(listLimits);return Object.fromEntries(lists.map(list=>[list,valueOf(list)]))}var kernelIdSchema=string().
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
tory`."),leftOut:object(mapLists(()=>leftOut)).describe("How many entries of each list didn't fit. For `kernels`, this i\
ncludes kernels that didn't change.")});export{kernelIdPattern,createKernelId,findRows,readRowName,mostVerdictBytes,listLimits,mapLists,codeLineSchema,formatOneLineJson,
shortenText,fitEntries};
