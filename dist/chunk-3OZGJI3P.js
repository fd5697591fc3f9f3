import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{latencySchema}from"./chunk-PI6DL2IX.js";import{captureModeSchema}from"./chunk-CNAKU7OE.js";import{_enum,
array,literal,number,object,string}from"./chunk-7IBWU4LP.js";var calibrationSchemaVersion=1,pairSpread=number().nonnegative().describe("The root mean square of the pairs' log ratios\
, after we subtract how much longer the second round of a pair takes on average. 0.002 means 0.2% between two rounds of \
the same code."),calibrationSchema=object({schemaVersion:literal(calibrationSchemaVersion),tool:object({name:string(),version:string()}),
createdAt:string(),from:_enum(["rounds","history"]).default("rounds").describe("rounds: from pairs of rounds of the same\
 code. history: from the differences between nightly runs during periods without changes; doesn't cover kernels or wall \
time."),gpu:object({name:string(),uuid:string()}).describe("The one GPU that the calibration applies to."),driver:string().
nullable(),captureMode:captureModeSchema.nullable().default(null).describe("How the ranges were captured, as in profile.\
json. Null in older files."),source:object({repository:string().nullable(),commit:string().nullable()}).describe("The co\
de that was measured."),pairs:number().int().min(2).describe("The number of interleaved pairs of rounds."),ranges:array(
object({name:string(),domain:string(),skippedInstances:number().int().nonnegative().default(0).describe("How many instan\
ces at the start were left out, as in profile.json."),pairs:number().int().min(2).describe("The number of pairs without \
a disturbed GPU."),pairSpread:pairSpread.describe("The pairs' spread in the range's GPU busy time."),wallSpread:pairSpread.
nullable().default(null).describe("The pairs' spread in the range's wall time under CUDA tracing. Null in older files."),
latency:object({processes:number().int().min(1).describe("Processes per side without CUDA tracing, alternating between t\
he sides."),statistic:latencySchema.shape.statistic,changeRatio:number().nullable().describe("The change that we measure\
d between the sides, even though both run the same code."),spreadRatio:number().nonnegative().nullable().describe("The s\
pread between one side's processes."),detectableRatio:number().nonnegative().nullable().describe("The wall-time slowdown\
 that this many processes detect 95% of the time. Null with too few processes.")}).nullable().default(null).describe("Ho\
w small a change in wall time we can detect on this runner without CUDA tracing. Null if there were no untraced runs."),
families:array(object({family:string(),pairSpread})),kernels:array(object({name:string(),pairSpread}))})),falseAlarms:object(
{rounds:number().int().min(1).describe("Rounds per side in each comparison."),comparisons:number().int().min(1),alarms:number().
int().nonnegative()}).nullable().describe("How many comparisons made from these pairs would have failed. These compariso\
ns share rounds, so this is only a rough estimate. Null if the calibration comes from a history.")});export{calibrationSchemaVersion,calibrationSchema};
