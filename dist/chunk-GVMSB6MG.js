import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{severities}from"./chunk-22KIXDSW.js";import{ncuReplayModeSchema}from"./chunk-YOQXIA2R.js";import{purposes}from"./chunk-35HP6UP2.js";
import{amount,atLeast,count,countOrNull,exitCode,flag,integer,nullByDefault,text,textOrNull,texts,tool}from"./chunk-G75GGGIL.js";
import{_enum,array,literal,object}from"./chunk-7IBWU4LP.js";var runCostSchema=object({seconds:amount.describe("From the start of the run to its end."),starts:count.describe("How ma\
ny times the program or server was started, on both sides together."),parts:array(object({purpose:_enum(purposes),starts:atLeast(
1),seconds:amount.describe("How long the commands for this purpose ran: starts of the program, exports, and statistics.")})).
describe("The purposes that the program was started for, in the order in which a run gets to them.")});function summarizeCost(run,end){
let parts=purposes.map(purpose=>{let commands=run.commands.filter(command=>command.purpose===purpose),starts=commands.filter(
({isStart,outcome})=>isStart&&outcome!=="not-started").length;return{purpose,starts,seconds:busySeconds(commands)}}).filter(
({starts})=>starts>0);return{seconds:Math.max(0,end.getTime()-Date.parse(run.startedAt))/1e3,starts:parts.reduce((sum,{starts})=>sum+
starts,0),parts}}function busySeconds(commands){let spans=commands.map(({startedAt,seconds})=>({startMs:Date.parse(startedAt),
endMs:Date.parse(startedAt)+seconds*1e3})).toSorted((one,other)=>one.startMs-other.startMs),busyMs=0,untilMs=-1/0;for(let{
startMs,endMs}of spans)busyMs+=Math.max(0,endMs-Math.max(startMs,untilMs)),untilMs=Math.max(untilMs,endMs);return Math.round(
busyMs)/1e3}var diagnosticSchema=object({id:textOrNull.default(null).describe("The cause's id in docs/failures.md. Null if the cause\
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
runCostSchema).describe("The run's cost, even if it failed. Null while the run is in progress, and in older records.")});export{runCostSchema,summarizeCost,diagnosticSchema,runRecordSchemaVersion,processIdentitySchema,runRecordSchema};
