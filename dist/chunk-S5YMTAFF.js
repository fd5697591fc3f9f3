import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{nonEmptyText,number,text}from"./chunk-G75GGGIL.js";import{array,literal,strictObject,union}from"./chunk-7IBWU4LP.js";var acceptedMetrics=["gpuBusyNs","kernelNs","wallNs","launches","hostLaunches","graphLaunches","copies","copiedBytes","b\
lockingCopies","synchronizations"],acceptedDerived=["time-per-step","time-per-token"],acceptedKinds=["client-time","peak\
-memory"],ofRange=[...acceptedMetrics,...acceptedDerived],acceptedRegressionSchema=strictObject({range:nonEmptyText.optional().
describe("A range as in `ranges`, or a glob. Absent if `metric` is a metric of the whole program."),kernel:nonEmptyText.
optional().describe("A kernel's name, or a glob of names."),family:nonEmptyText.optional(),metric:nonEmptyText.optional().
describe(`With a range, one of ${ofRange.join(", ")}. Without a range, one of ${acceptedKinds.join(", ")}, or the name o\
f a metric that the program reports (or a glob).`),change:union([number.positive(),literal("any")]).describe("How much w\
orse the time or count may get, in percent. any: no limit, even if the value was 0 in base, or if a count got worse by f\
alling."),reason:text.trim().min(1),expires:text.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/).describe("The la\
st day on which the entry applies.")}).refine(entry=>[entry.kernel,entry.family,entry.metric].filter(part=>part!==void 0).
length===1,{message:"Name exactly one of kernel, family and metric."}).refine(({range,metric})=>range!==void 0||metric!==
void 0,{path:["range"],message:"A kernel or family needs a range: set `range` to a range's name or a glob such as *."}).
refine(({range,metric})=>range===void 0||metric===void 0||ofRange.includes(metric),{path:["metric"],message:`A range's m\
etric is one of ${ofRange.join(", ")}. For a metric that the program reports, leave \`range\` out.`}),placeholderReason="\
Say why, and which issue tracks it.",acceptedFileSchema=strictObject({accepted:array(acceptedRegressionSchema)}).refine(
({accepted})=>accepted.every(({reason})=>reason!==placeholderReason),{path:["accepted"],message:`Replace the reason "${placeholderReason}\
" with your own.`});export{acceptedMetrics,acceptedKinds,acceptedRegressionSchema,placeholderReason,acceptedFileSchema};
