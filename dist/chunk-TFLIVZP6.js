import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{latencySchema}from"./chunk-N3XFW5KC.js";import{captureModeSchema}from"./chunk-3M456MRT.js";import{amount,
amountOrNull,atLeast,count,nullByDefault,number,text,textOrNull,tool}from"./chunk-G75GGGIL.js";import{_enum,array,
literal,object}from"./chunk-7IBWU4LP.js";var calibrationSchemaVersion=1,pairSpread=amount.describe("The root mean square of the pairs' log ratios, after we subtr\
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
comes from a history.")});export{calibrationSchemaVersion,calibrationSchema};
