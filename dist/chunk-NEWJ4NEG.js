import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{runCostSchema}from"./chunk-GVMSB6MG.js";import{failOnSchema,goalSchema}from"./chunk-DEBAMSE3.js";import{
metricRowSchema,reasonSchema,verdictSchema}from"./chunk-LY5BJY3G.js";import{rangeRowSchema,wallVerdictSchema}from"./chunk-N3XFW5KC.js";
import{captureModeSchema,drawSchema,gpuSchema}from"./chunk-3M456MRT.js";import{acceptedRegressionSchema}from"./chunk-V3YSISYF.js";
import{amountOrNull,atLeast,count,flag,integer,nullByDefault,number,text,textOrNull,texts,tool}from"./chunk-G75GGGIL.js";
import{_enum,array,discriminatedUnion,literal,object}from"./chunk-7IBWU4LP.js";var environmentKindSchema=_enum(["driver","image","operating-system","cuda-library","python-package","system-package","v\
ariable"]),comparedEnvironmentSchema=object({changes:array(object({kind:environmentKindSchema,name:text,state:_enum(["ad\
ded","removed","changed"]),base:textOrNull.describe("The version or value in base. Null if base has none, or if it's a v\
ariable whose value we don't store."),head:textOrNull,isOfGpu:flag.describe("True if we know that GPU work depends on th\
is entry."),families:texts.describe("The kernel families that this entry generates or selects.")})).describe("Changes th\
at GPU work depends on come first."),total:count.describe("All changes. Only the first 1,000 are listed."),unknown:array(
_enum([...environmentKindSchema.options,"variable-values"])).describe("What we couldn't compare, because it's unknown fo\
r one of the sides. variable-values: the sides come from two runs, whose digests can't be compared.")});var sideSchema=object({profileFile:textOrNull.describe("The path of the side's profile.json, relative to comparison.json\
 if both are in the same folder."),createdAt:text,measuredAt:nullByDefault(text).describe("Copied from `measuredAt` in t\
he side's profile.json."),tool,source:object({repository:textOrNull,commit:textOrNull,ref:textOrNull,dirty:flag.nullable()}),
machine:object({gpus:array(gpuSchema),driver:textOrNull,cuda:textOrNull,nsys:textOrNull,ncu:textOrNull}),command:texts,isolation:nullByDefault(
text).describe("Copied from the side's profile.json. Null if unknown, and in older files."),exitCode:nullByDefault(integer).
describe("Like `isolation`."),ncuState:nullByDefault(text).describe("`ncu.state` in the side's profile.json, or `off` if\
 it has no `ncu`. Null in older files."),draw:nullByDefault(drawSchema).describe("Copied from the side's profile.json."),
rounds:count,processes:nullByDefault(atLeast(1)).describe("How many processes (for a server, starts) the rounds were cap\
tured in. Null if each round had its own process."),disturbedRounds:array(object({round:atLeast(1),state:_enum(["throttl\
ed","clock-differs"]),meanSmClockMhz:amountOrNull,reasons:texts.describe("What limited the clocks, in words.")})).describe(
"Rounds in which the GPU was still disturbed after we repeated them. These rounds count anyway."),meanSmClockMhz:number.
positive().nullable().describe("The mean SM clock while the ranges' kernels ran. Null if we didn't watch the clocks.")}),
limitationSchema=discriminatedUnion("kind",[object({kind:_enum(["no-base","not-interleaved","other-gpu","clocks-unknown",
"not-calibrated","not-explained","wall-time-unknown"]).describe("not-explained: Nsight Compute didn't measure the slower\
 kernels on both sides, or found no difference. other-gpu: the sides may have run on different GPUs.")}),object({kind:literal(
"one-round"),thresholdRatio:number.describe("With one round per side, we can't detect slowdowns smaller than this.")})]),
calibrationMisfitSchema=object({madeOn:object({gpu:text,uuid:text,driver:textOrNull}),found:discriminatedUnion("kind",[object(
{kind:literal("unknown-gpu")}),object({kind:literal("several-gpus"),count:integer}),object({kind:literal("other-gpu"),gpu:text,
uuid:textOrNull}),object({kind:literal("other-driver"),driver:textOrNull}),object({kind:literal("other-captures"),captureMode:captureModeSchema}),
object({kind:literal("other-instances"),range:text.describe("The range whose `skip` differs.")})])}),comparisonSchema=object(
{schemaVersion:literal(1),verdict:verdictSchema,wall:wallVerdictSchema.default("unknown").describe("The worst of the ran\
ges' verdicts on wall time. With `unknown`, a pass doesn't cover wall time."),comparedOn:text.describe("The date as YYYY\
-MM-DD. It decides whether accepted regressions have expired."),failOn:array(failOnSchema),goal:goalSchema.default("hold").
describe("The configuration's `compare.goal`. With `improve`, a pass means that head improved."),reasons:array(reasonSchema).
describe("Reasons that decide the verdict come first."),baseline:object({state:_enum(["measured","given","artifact","abs\
ent","incompatible","failed"]).describe("measured: in the same job. given: files that the user named. artifact: from an \
earlier run. absent: there's no baseline. incompatible: the baseline is damaged, or another version wrote it. failed: we\
 couldn't build, capture or fetch the baseline, or couldn't find out if there is one."),text:textOrNull,pinned:text.optional().
describe("For a base measured in the same job, the tag or commit that the user named, if that's what was measured. Absen\
t if the base moves with a branch, and in older files.")}),interleaved:flag.describe("True if base[i] and head[i] were m\
easured one right after the other."),base:sideSchema.nullable(),head:sideSchema,machineDifferences:array(object({what:text,
base:textOrNull,head:textOrNull,consequence:_enum(["incomparable","cautious","none"]).describe("cautious: thresholds are\
 larger.")})),environment:nullByDefault(comparedEnvironmentSchema).describe("How the sides' environments differ. Null if\
 a side's environment is unknown."),calibration:object({used:flag,misfit:calibrationMisfitSchema.nullable().catch(null).
describe("Why the configured calibration isn't used. Null if it's used, or if none is configured."),createdAt:textOrNull,
from:_enum(["rounds","history"]).default("rounds").describe("As in calibration.json."),pairs:integer.nullable(),falseAlarms:object(
{rounds:integer,comparisons:integer,alarms:integer}).nullable().describe("Comparisons of the calibration's own pairs, an\
d how many of them would have failed.")}),budgets:array(object({text,range:textOrNull,metric:text,limit:number,unit:text.
describe("The unit of `limit` and `value`: ns, bytes, or empty for counts. Other units come from a metric of the program\
."),value:number.nullable().describe("Head's median. Null if it wasn't measured."),state:_enum(["held","broken","unknown"])})),
accepted:array(object({entry:acceptedRegressionSchema,state:_enum(["used","exceeded","expired","unused","not-judged","un\
matched"]).describe("unused: the entry's row was the same or faster, and we'd have found a slowdown of the accepted size\
. not-judged: we can't tell, so the entry may still be needed. unmatched: no row matches the entry.")})),ranges:array(rangeRowSchema),
metrics:array(metricRowSchema).default([]).describe("What the program reported on both sides."),limitations:array(limitationSchema).
catch([]).describe("What this comparison can't know. We drop limitations that older versions of llm-profile stored as pl\
ain sentences."),cost:nullByDefault(runCostSchema).describe("What the run had cost when this file was written. Null if b\
oth sides come from existing files, and in older versions of this file.")});export{comparisonSchema};
