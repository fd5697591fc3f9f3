import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{amount,amountOrNull,count,domain,nullByDefault,numberOrText,text,textOrNull,texts}from"./chunk-G75GGGIL.js";
import{_enum,array,object,record}from"./chunk-7IBWU4LP.js";var ncuReplayModeSchema=_enum(["kernel","application","range","app-range"]),ncuValueSchema=object({value:numberOrText,unit:text.
describe("ncu's base unit; empty for counts and text."),metric:text.describe("NVIDIA's name for the metric, or a formula\
 over several metrics.")}),point=object({precision:text.describe("fp64, fp32, fp16: the CUDA cores. tensor-\u2026: the tensor\
 cores, by input type (\u2026-sparse: with structured sparsity). tensor: from an older ncu, which counts every tensor pipe in\
struction as 512 operations."),flopPerSecond:amount,peakFlopPerSecond:amountOrNull,intensity:amountOrNull.describe("Oper\
ations per byte of device memory. Null if no bytes were moved."),ridgeIntensity:nullByDefault(amount).describe("The inte\
nsity where the limit changes: memory below it, peak operations above it. Null if unknown."),roofFlopPerSecond:amountOrNull.
describe("The most that this intensity allows: the smaller of the peak and intensity \xD7 peak bandwidth.")}),rooflineSchema=object(
{bytesPerSecond:amount.describe("Device memory traffic."),peakBytesPerSecond:amountOrNull,points:array(point).describe("\
The precisions that the kernel used; empty for a kernel with no floating-point operations.")}),ncuRuleSchema=object({section:text,
rule:text.describe("NVIDIA's identifier."),type:_enum(["optimization","warning","information"]),text,speedup:object({of:_enum(
["global","local"]),pct:amount}).nullable().describe("ncu's estimate of the possible saving. global: as a percentage of \
the launch's time. local: as a percentage of part of it. Null if ncu gave no estimate.")}),ncuSampleSchema=object({id:count.
describe("The row's ID in raw.csv."),figures:record(text,ncuValueSchema.nullable()).describe("A figure is null if it was\
n't collected, or if ncu has no value for it."),roofline:rooflineSchema.nullable(),rules:array(ncuRuleSchema).default([]).
describe("The results of ncu's own rules. Empty if we didn't read ncu's details page.")}),kernelSampleSchema=ncuSampleSchema.
extend({variant:count.describe("The index of the launched variant in the kernel's `variants`.")}),replayedRangeSchema=object(
{name:text,domain,mode:_enum(["range","app-range"]),samples:array(ncuSampleSchema).describe("One sample per instance, in\
 program order.")}),unjoinedSchema=object({kernelsWithoutRow:texts.describe("Kernels that we wanted to measure but that \
have no row."),rowsWithoutKernel:array(object({id:count,kernel:text,grid:text,block:text}))}),ncuStatusSchema=object({state:_enum(
["measured","off","not-needed","unavailable","failed","skipped"]).describe("off: not requested. not-needed: not started,\
 because no verdict needed an explanation (`ncu.when`). unavailable: ncu is missing or isn't allowed to read the counter\
s, and the run continued with a warning. skipped: like `unavailable`, but the configuration allows it; or ncu wasn't sta\
rted (see `why`). failed: ncu ran, but rows are wrong or missing for some ranges. We keep the good rows."),why:textOrNull.
describe("A sentence that explains the state. Null if ncu measured everything without problems, or if it's off."),mode:ncuReplayModeSchema.
nullable(),sections:texts.describe("The requested sections. Empty if unknown."),metrics:texts,notNeeded:array(object({name:text,
domain:text})).default([]).describe("Ranges that we didn't start ncu for, because their verdict needed no explanation.")}),
profileFindingSchema=object({id:text,kernel:textOrNull.describe("The kernel's name. Null if the finding is about the who\
le range."),what:text,advice:text,threshold:text,source:object({guide:text,section:text}).describe("Where NVIDIA's docum\
entation explains it."),evidence:array(object({name:text,value:numberOrText.nullable(),unit:text})),impactNs:amountOrNull.
describe("The most that could be saved per round: a rough estimate for sorting. Null if we can't estimate it.")});export{ncuReplayModeSchema,kernelSampleSchema,replayedRangeSchema,unjoinedSchema,ncuStatusSchema,profileFindingSchema};
