import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{runCostSchema}from"./chunk-WQTUTYOP.js";import{metricRowSchema,reasonSchema,verdictSchema}from"./chunk-IG4XIXGV.js";
import{rangeRowSchema,wallVerdictSchema}from"./chunk-PI6DL2IX.js";import{captureModeSchema,drawSchema,gpuSchema}from"./chunk-CNAKU7OE.js";
import{failOnSchema,goalSchema}from"./chunk-TQDVVPNE.js";import{acceptedRegressionSchema}from"./chunk-D5BRSJCR.js";
import{_enum,array,boolean,discriminatedUnion,literal,number,object,string}from"./chunk-7IBWU4LP.js";var environmentKindSchema=_enum(["driver","image","operating-system","cuda-library","python-package","system-package","v\
ariable"]),comparedEnvironmentSchema=object({changes:array(object({kind:environmentKindSchema,name:string(),state:_enum(
["added","removed","changed"]),base:string().nullable().describe("The version or value in base. Null if base has none, o\
r if it's a variable whose value we don't store."),head:string().nullable(),isOfGpu:boolean().describe("True if we know \
that GPU work depends on this entry."),families:array(string()).describe("The kernel families that this entry generates \
or selects.")})).describe("Changes that GPU work depends on come first."),total:number().int().nonnegative().describe("A\
ll changes. Only the first 1,000 are listed."),unknown:array(_enum([...environmentKindSchema.options,"variable-values"])).
describe("What we couldn't compare, because it's unknown for one of the sides. variable-values: the sides come from two \
runs, whose digests can't be compared.")});var sideSchema=object({profileFile:string().nullable().describe("The path of the side's profile.json, relative to compar\
ison.json if both are in the same folder."),createdAt:string(),measuredAt:string().nullable().default(null).describe("Co\
pied from `measuredAt` in the side's profile.json."),tool:object({name:string(),version:string()}),source:object({repository:string().
nullable(),commit:string().nullable(),ref:string().nullable(),dirty:boolean().nullable()}),machine:object({gpus:array(gpuSchema),
driver:string().nullable(),cuda:string().nullable(),nsys:string().nullable(),ncu:string().nullable()}),command:array(string()),
isolation:string().nullable().default(null).describe("Copied from the side's profile.json. Null if unknown, and in older\
 files."),exitCode:number().int().nullable().default(null).describe("Like `isolation`."),ncuState:string().nullable().default(
null).describe("`ncu.state` in the side's profile.json, or `off` if it has no `ncu`. Null in older files."),draw:drawSchema.
nullable().default(null).describe("Copied from the side's profile.json."),rounds:number().int().nonnegative(),processes:number().
int().min(1).nullable().default(null).describe("How many processes (for a server, starts) the rounds were captured in. N\
ull if each round had its own process."),disturbedRounds:array(object({round:number().int().min(1),state:_enum(["throttl\
ed","clock-differs"]),meanSmClockMhz:number().nonnegative().nullable(),reasons:array(string()).describe("What limited th\
e clocks, in words.")})).describe("Rounds in which the GPU was still disturbed after we repeated them. These rounds coun\
t anyway."),meanSmClockMhz:number().positive().nullable().describe("The mean SM clock while the ranges' kernels ran. Nul\
l if we didn't watch the clocks.")}),limitationSchema=discriminatedUnion("kind",[object({kind:_enum(["no-base","not-inte\
rleaved","other-gpu","clocks-unknown","not-calibrated","not-explained","wall-time-unknown"]).describe("not-explained: Ns\
ight Compute didn't measure the slower kernels on both sides, or found no difference. other-gpu: the sides may have run \
on different GPUs.")}),object({kind:literal("one-round"),thresholdRatio:number().describe("With one round per side, we c\
an't detect slowdowns smaller than this.")})]),calibrationMisfitSchema=object({madeOn:object({gpu:string(),uuid:string(),
driver:string().nullable()}),found:discriminatedUnion("kind",[object({kind:literal("unknown-gpu")}),object({kind:literal(
"several-gpus"),count:number().int()}),object({kind:literal("other-gpu"),gpu:string(),uuid:string().nullable()}),object(
{kind:literal("other-driver"),driver:string().nullable()}),object({kind:literal("other-captures"),captureMode:captureModeSchema}),
object({kind:literal("other-instances"),range:string().describe("The range whose `skip` differs.")})])}),comparisonSchema=object(
{schemaVersion:literal(1),verdict:verdictSchema,wall:wallVerdictSchema.default("unknown").describe("The worst of the ran\
ges' verdicts on wall time. With `unknown`, a pass doesn't cover wall time."),comparedOn:string().describe("The date as \
YYYY-MM-DD. It decides whether accepted regressions have expired."),failOn:array(failOnSchema),goal:goalSchema.default("\
hold").describe("The configuration's `compare.goal`. With `improve`, a pass means that head improved."),reasons:array(reasonSchema).
describe("Reasons that decide the verdict come first."),baseline:object({state:_enum(["measured","given","artifact","abs\
ent","incompatible","failed"]).describe("measured: in the same job. given: files that the user named. artifact: from an \
earlier run. absent: there's no baseline. incompatible: the baseline is damaged, or another version wrote it. failed: we\
 couldn't build, capture or fetch the baseline, or couldn't find out if there is one."),text:string().nullable(),pinned:string().
optional().describe("For a base measured in the same job, the tag or commit that the user named, if that's what was meas\
ured. Absent if the base moves with a branch, and in older files.")}),interleaved:boolean().describe("True if base[i] an\
d head[i] were measured one right after the other."),base:sideSchema.nullable(),head:sideSchema,machineDifferences:array(
object({what:string(),base:string().nullable(),head:string().nullable(),consequence:_enum(["incomparable","cautious","no\
ne"]).describe("cautious: thresholds are larger.")})),environment:comparedEnvironmentSchema.nullable().default(null).describe(
"How the sides' environments differ. Null if a side's environment is unknown."),calibration:object({used:boolean(),misfit:calibrationMisfitSchema.
nullable().catch(null).describe("Why the configured calibration isn't used. Null if it's used, or if none is configured."),
createdAt:string().nullable(),from:_enum(["rounds","history"]).default("rounds").describe("As in calibration.json."),pairs:number().
int().nullable(),falseAlarms:object({rounds:number().int(),comparisons:number().int(),alarms:number().int()}).nullable().
describe("Comparisons of the calibration's own pairs, and how many of them would have failed.")}),budgets:array(object({
text:string(),range:string().nullable(),metric:string(),limit:number(),unit:string().describe("The unit of `limit` and `\
value`: ns, bytes, or empty for counts. Other units come from a metric of the program."),value:number().nullable().describe(
"Head's median. Null if it wasn't measured."),state:_enum(["held","broken","unknown"])})),accepted:array(object({entry:acceptedRegressionSchema,
state:_enum(["used","exceeded","expired","unused","not-judged","unmatched"]).describe("unused: the entry's row was the s\
ame or faster, and we'd have found a slowdown of the accepted size. not-judged: we can't tell, so the entry may still be\
 needed. unmatched: no row matches the entry.")})),ranges:array(rangeRowSchema),metrics:array(metricRowSchema).default([]).
describe("What the program reported on both sides."),limitations:array(limitationSchema).catch([]).describe("What this c\
omparison can't know. We drop limitations that older versions of llm-profile stored as plain sentences."),cost:runCostSchema.
nullable().default(null).describe("What the run had cost when this file was written. Null if both sides come from existi\
ng files, and in older versions of this file.")});export{comparisonSchema};
