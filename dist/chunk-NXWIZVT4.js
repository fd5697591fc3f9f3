import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{checkFamily,parseBudget}from"./chunk-APW3GFRW.js";import{createTreeReader,loadFamilies,loadNameRules,otherFamily}from"./chunk-43BQW4PC.js";
import{defaultConfig}from"./chunk-OOLVLWZP.js";import{latencySchema}from"./chunk-WX5VRN47.js";import{readErrorCode}from"./chunk-PY33EE2G.js";
import{captureModeSchema}from"./chunk-PPI5QADB.js";import{amount,amountOrNull,atLeast,count,nullByDefault,number,text,
textOrNull,tool}from"./chunk-G75GGGIL.js";import{ZodError,_enum,array,literal,object,prettifyError}from"./chunk-7IBWU4LP.js";
import{UserError,errorMessage,exitCodes}from"./chunk-SVS2CUJD.js";var calibrationSchemaVersion=1,pairSpread=amount.describe("The root mean square of the pairs' log ratios, after we subtr\
act how much longer the second round of a pair takes on average. 0.002 means 0.2% between two rounds of the same code."),
calibrationSchema=object({schemaVersion:literal(calibrationSchemaVersion),tool,createdAt:text,from:_enum(["rounds","hist\
ory"]).default("rounds").describe("rounds: from pairs of rounds of the same code. history: from the differences between \
nightly runs during periods without changes; doesn't cover kernels or wall time."),gpu:object({name:text,uuid:text}).describe(
"The one GPU that the calibration applies to."),driver:textOrNull,captureMode:nullByDefault(captureModeSchema).describe(
"How the ranges were captured, as in profile.json. Null in older files."),source:object({repository:textOrNull,commit:textOrNull}).
describe("The code that was measured."),pairs:atLeast(2).describe("The number of interleaved pairs of rounds."),ranges:array(
object({name:text,domain:text,skippedInstances:count.default(0).describe("How many instances at the start were left out,\
 as in profile.json."),pairs:atLeast(2).describe("The number of pairs without a disturbed GPU."),pairSpread:pairSpread.describe(
"The pairs' spread in the range's GPU busy time."),wallSpread:nullByDefault(pairSpread).describe("The pairs' spread in t\
he range's wall time under CUDA tracing. Null in older files."),latency:nullByDefault(object({processes:atLeast(1).describe(
"Processes per side without CUDA tracing, alternating between the sides."),statistic:latencySchema.shape.statistic,changeRatio:number.
nullable().describe("The change that we measured between the sides, even though both run the same code."),spreadRatio:amountOrNull.
describe("The spread between one side's processes."),detectableRatio:amountOrNull.describe("The wall-time slowdown that \
this many processes detect 95% of the time. Null with too few processes.")})).describe("How small a change in wall time \
we can detect on this runner without CUDA tracing. Null if there were no untraced runs."),families:array(object({family:text,
pairSpread})),kernels:array(object({name:text,pairSpread}))})),falseAlarms:object({rounds:atLeast(1).describe("Rounds pe\
r side in each comparison."),comparisons:atLeast(1),alarms:count}).nullable().describe("How many comparisons made from t\
hese pairs would have failed. These comparisons share rounds, so this is only a rough estimate. Null if the calibration \
comes from a history.")});async function loadComparePolicy(context,{config,origins},read=createTreeReader(context)){let{accepted,budgets,calibration}=config.
compare;if(budgets.length>0){let families=[...loadFamilies().map(({family})=>family),otherFamily];for(let budget of budgets)
checkFamily(parseBudget(budget),families)}let mayLack=origins.get("compare.accepted")?.kind==="default"||accepted===defaultConfig.
compare.accepted,acceptedText=accepted===null?null:readText(read,accepted,"compare.accepted",mayLack);return{accepted:accepted===
null||acceptedText===null?[]:(await import("./parse-accepted-NTP3FJLS.js")).parseAccepted(acceptedText,accepted),calibration:calibration===
null?null:readCalibration(read,calibration),names:loadNameRules(),today:context.clock.now().toISOString().slice(0,10)}}function readCalibration(read,file){
let text2=readText(read,file,"compare.calibration",!1)??"";try{return calibrationSchema.parse(JSON.parse(text2))}catch(error){
throw new UserError({what:`${file} isn't a calibration that this version can read.`,where:"compare.calibration",why:error instanceof
ZodError?prettifyError(error):errorMessage(error),help:"Create a calibration with `llm-profile calibrate`, on the runner\
 that will use it.",cause:error})}}function readText(read,file,key,mayLack){try{return read(file)}catch(error){if(readErrorCode(
error)==="ENOENT"&&mayLack)return null;throw new UserError({what:`Can't read ${file}.`,where:key,why:errorMessage(error),
help:`Name an existing file, relative to the current folder. To use no file: --set ${key}=null`,cause:error})}}function decideExitCode({reasons,baseline},failOn){let verdicts=new Set(reasons.map(({verdict})=>verdict)),fails=["regre\
ssion","kernel","counts"].some(value=>failOn.includes(value));return verdicts.has("over-budget")||verdicts.has("not-impr\
oved")||verdicts.has("regressed")&&fails?exitCodes.regressed:["inconclusive","incomparable","no-baseline"].some(verdict=>verdicts.
has(verdict)&&failOn.includes(verdict))||baseline.state==="failed"&&failOn.includes("baseline-failed")?exitCodes.inconclusive:
exitCodes.pass}export{calibrationSchemaVersion,loadComparePolicy,readCalibration,decideExitCode};
