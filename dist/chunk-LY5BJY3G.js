import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{timeChangeSchema}from"./chunk-N3XFW5KC.js";import{gpuPerAmountKinds,wallPerAmountKinds}from"./chunk-2GFLKWLA.js";
import{acceptedMetrics}from"./chunk-V3YSISYF.js";import{nullByDefault,number,text,textOrNull}from"./chunk-G75GGGIL.js";
import{_enum,object}from"./chunk-7IBWU4LP.js";var seriesChangeSchema=timeChangeSchema.omit({baseNs:!0,headNs:!0}).extend({base:number.nullable().describe("The average\
 over processes, from which the change is calculated: the geometric mean over pairs, or the median. Null if the side doe\
sn't have the metric."),head:number.nullable()}),metricRowSchema=object({kind:_enum(["reported",...wallPerAmountKinds,...gpuPerAmountKinds,
"client-time","peak-memory"]).default("reported").describe("reported: the program itself reports it. client-time: how lo\
ng a server's client ran. peak-memory: the most GPU memory in use in any sample; `name` is the GPU. The other kinds are \
a range's times per step or token, or its tokens per second."),name:text,range:nullByDefault(text).describe("The range t\
hat the metric belongs to, as in a configuration's `ranges`."),unit:textOrNull,better:_enum(["lower","higher"]).nullable(),
source:text.describe("The file that the metric comes from. Empty if it isn't from a file."),change:seriesChangeSchema});var verdictSchema=_enum(["regressed","over-budget","not-improved","incomparable","inconclusive","no-baseline","pass"]).describe(
"The overall verdict is the first in this list that any reason leads to, or `pass` if no reason leads to a verdict."),countReasonIds={
launches:{up:"launches-up",down:"launches-down",vary:"launches-vary"},hostLaunches:{up:"host-launches-up",down:"host-lau\
nches-down",vary:"host-launches-vary"},graphLaunches:{up:"graph-launches-up",down:"graph-launches-down",vary:"graph-laun\
ches-vary"},copies:{up:"copies-up",down:"copies-down",vary:"copies-vary"},copiedBytes:{up:"copied-bytes-up",down:"copied\
-bytes-down",vary:"copied-bytes-vary"},blockingCopies:{up:"blocking-copies-up",down:"blocking-copies-down",vary:"blockin\
g-copies-vary"},synchronizations:{up:"synchronizations-up",down:"synchronizations-down",vary:"synchronizations-vary"}},countIds=Object.
values(countReasonIds).flatMap(ids=>Object.values(ids)),reasonIdSchema=_enum(["range-regressed","range-improved","range-\
inconclusive","overlap-changed","copies-changed","no-kernels","no-kernels-in-base","no-kernels-in-head","instances-diffe\
r","instances-vary","latency-regressed","latency-improved","latency-open","rank-regressed","rank-slower","rank-inconclus\
ive","rank-straggles","wall-time-slower","wall-time-open","global-slowdown","global-speedup","global-change","family-reg\
ressed","family-slower","family-inconclusive","family-new","family-removed","kernel-regressed","swapped-kernel-regressed",
"kernel-inconclusive","kernel-slower","kernel-moved","kernel-variant","kernel-overlap","kernel-new","kernel-removed","ke\
rnel-swapped","kernels-replaced",...countIds,"no-ranges","missing-in-base","missing-in-head","attribution-differs","skip\
-differs","round-left-out","metric-regressed","metric-improved","metric-open","metric-missing-in-head","metric-missing-i\
n-base","memory-regressed","memory-improved","memory-open","machine-differs","gpu-differs","machine-note","budget-broken",
"budget-not-measured","accepted","accepted-unmatched","baseline-absent","baseline-failed","baseline-incompatible","not-f\
aster","goal-open","verify-differs","verify-failed","not-verified","moved-outside","moved-time","moved-late","moved-to-h\
ost","not-in-whole","instances-changed","fewer-steps","fewer-bytes","whole-unknown","clocks-faster","base-disturbed","ca\
ches-warm"]).describe("The reason's id. Ids are stable; docs/report-format.md lists them."),reasonSchema=object({id:reasonIdSchema,
verdict:verdictSchema.exclude(["pass"]).nullable().describe("The verdict that this reason leads to. Null for a remark, w\
hich doesn't affect the verdict."),text:text.describe("Text to show. Don't parse it."),range:textOrNull.describe("As in \
a configuration's `ranges`: `decode`, `step@LLM`."),kernel:textOrNull.describe("The kernel's name in the range's `kernel\
s`."),family:nullByDefault(text).describe("The family's name in the range's `families`. Null in older files."),metric:nullByDefault(
_enum(acceptedMetrics)).describe("A time or count of the whole range, named as in an accepted regression. Null in older \
files."),reported:nullByDefault(text).describe("The metric's name in the comparison's `metrics`. Null in older files."),
reportedKind:nullByDefault(metricRowSchema.shape.kind.unwrap()).describe("The kind of the metric in `reported`. Null in \
older files."),changeRatio:nullByDefault(number).describe("The change in the kernel, family or metric. If we know which \
part of the change the machine caused, that part is left out. Null if base is 0, if there's no change to report, and in \
older files.")}),open=["wall-time-open","latency-open","metric-open","memory-open"];function canBeAccepted({id,verdict}){
return verdict==="regressed"||open.includes(id)&&verdict!==null}function coversPart(whole,part){return(part.kernel!==null||
part.family!==null)&&whole.id==="range-regressed"&&whole.range===part.range}function isFall({metric,changeRatio}){return metric!==
null&&metric in countReasonIds&&changeRatio!==null&&changeRatio<0}export{metricRowSchema,verdictSchema,countReasonIds,reasonIdSchema,reasonSchema,canBeAccepted,coversPart,isFall};
