import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{runCostSchema}from"./chunk-WQTUTYOP.js";import{severities}from"./chunk-XSOELAZB.js";import{purposes}from"./chunk-35HP6UP2.js";
import{_enum,array,boolean,literal,number,object,string}from"./chunk-7IBWU4LP.js";var text=string().nullable(),diagnosticSchema=object({id:text.default(null).describe("The cause's id in docs/failures.md\
. Null if the cause has no id, and in older files."),severity:_enum(severities).default("error"),what:string(),where:text,
why:text,help:text.default(null)}),failureSchema=diagnosticSchema.extend({failures:array(diagnosticSchema).describe("Eac\
h capture's failure, if several failed.")});var runRecordSchemaVersion=1,commandRecordSchema=object({tool:string().describe("`nsys profile`, `nsys export`, `nsys st\
ats`, `setup`, `nvidia-smi` \u2026"),label:string().nullable().describe("The capture that the command belongs to, such a\
s `round 1, decode`."),purpose:_enum(purposes).nullable().default(null).describe("Why the command was started. Null if t\
he command serves the whole run, and in older records."),isStart:boolean().default(!1).describe("True if the command sta\
rted the program or the server."),attempt:number().int().min(1),argv:array(string()),cwd:string(),environmentNames:array(
string()).describe("The names of the environment variables. We don't record values, because they may be secret."),startedAt:string(),
seconds:number().nonnegative(),exitCode:number().int().nullable(),outcome:_enum(["ok","failed","timed-out","stopped","no\
t-started"]),stdout:string().nullable().describe("The file with the command's stdout, relative to the run directory."),stderr:string().
nullable()}),side=_enum(["base","head"]).default("head").describe("head is judged; base is what it's compared with."),capturedRecordSchema=object(
{side,round:number().int().min(1),label:string(),folder:string().describe("The folder with the reports, relative to the \
run directory."),ranges:array(string()).describe("The ranges that the capture must contain, as the user wrote them. Empt\
y means all ranges that we see."),gated:boolean().describe("True if the analyzed range gated the capture."),firstInstances:array(
number().int().min(1)).nullable().default(null).describe("For each of `ranges`, how many instances count, starting after\
 the skipped ones. Null means all instances in the reports."),skippedInstances:array(number().int().nonnegative()).default(
[]).describe("For each of `ranges`, how many of the first instances are skipped. Empty in older records, which skip no i\
nstances."),reports:number().int().nonnegative().nullable().default(null).describe("How many reports the capture wrote, \
one per instance. Null in older records."),outcome:_enum(["exited","timed-out","stopped","not-started"]),exitCode:number().
int().nullable(),successExitCodes:array(number().int()),seconds:number().nonnegative()}),ncuRecordSchema=object({side,label:string(),
folder:string().describe("The folder with raw.csv, relative to the run directory."),ranges:array(object({name:string(),domain:string(),
style:_enum(["pushpop","startend"])})).describe("The profiled ranges. Empty: the whole program."),kernels:array(string()).
nullable().describe("The mangled names of the selected kernels. Null: every kernel."),shared:array(object({name:string(),
domain:string(),kernels:array(string())})).nullable().default(null).describe("Which of `kernels` were selected for each \
range, if several ranges shared the process. Null if the process was for one range."),mode:_enum(["kernel","application",
"range","app-range"]),sections:array(string()),metrics:array(string()),presetMetrics:array(array(string())).default([]).
describe("The metrics that come from a preset, each with its names on other GPUs. These metrics may be missing. Empty in\
 older records, in which every metric is required."),outcome:_enum(["exited","timed-out","stopped","not-started"]),exitCode:number().
int().nullable(),seconds:number().nonnegative()}),processIdentitySchema=object({pid:number().int().positive(),startTicks:number().
int().nonnegative().nullable().describe("When the process started, in clock ticks since boot (Linux)."),pidNamespace:string().
nullable().describe("The PID namespace that `pid` belongs to. Each container has a different namespace.")}),runRecordSchema=object(
{schemaVersion:literal(runRecordSchemaVersion),tool:object({name:string(),version:string()}),state:_enum(["running","pas\
sed","failed","stopped"]).describe("Only a `passed` run is complete. If a `failed` run has a profile.json, the run wrote\
 it before it failed."),exitCode:number().int().nullable(),startedAt:string(),endedAt:string().nullable(),process:processIdentitySchema.
describe("The process that writes this file. If the state is `running` but the process is gone, the process was killed."),
failure:object({id:string().nullable(),message:string().describe("The whole message to show."),parts:failureSchema.nullable().
default(null).describe("`message` split into parts, without possible secrets. Null in older files.")}).nullable(),isolation:object(
{kind:string(),note:string()}).nullable(),planKey:string().nullable().describe("Equal for runs with the same captures, s\
o the next run can predict how long it'll take."),commands:array(commandRecordSchema),captures:array(capturedRecordSchema).
describe("The last attempt of each capture, in time order."),ncu:array(ncuRecordSchema).default([]).describe("The last a\
ttempt of each Nsight Compute run."),seeds:array(object({pair:string(),seed:string()})).default([]).describe("With `goal\
: improve`, the LLM_PROFILE_SEED of each pair of program starts."),withheld:array(object({path:string(),reason:string()})).
describe("Files that must not leave this machine, as globs or paths in the run directory. We record this list before wri\
ting any of these files."),warnings:array(string()),cost:runCostSchema.nullable().default(null).describe("The run's cost\
, even if it failed. Null while the run is in progress, and in older records.")});export{diagnosticSchema,runRecordSchemaVersion,processIdentitySchema,runRecordSchema};
