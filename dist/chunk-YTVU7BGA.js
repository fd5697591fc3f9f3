import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{callTool,ncuImportArgv,ncuRangeExpression}from"./chunk-CQGIAR35.js";import{parse}from"./chunk-LF3QRERU.js";
import{applyRules,clipLine,findReplayedRange,matchFailure,quoteLastLines}from"./chunk-WNSNHT5Y.js";import{shortenName}from"./chunk-3FHCESVW.js";
import{diagnostic}from"./chunk-27UOGQDQ.js";import{nearest}from"./chunk-BTMNXSV6.js";import{counted,listText}from"./chunk-ZYMCHVPE.js";
import{countText,stableRangeName}from"./chunk-DVA2FSEP.js";import{coerce_exports}from"./chunk-U2ZF3MRO.js";import{
object,prettifyError,string}from"./chunk-7IBWU4LP.js";import{ParseError,ToolError,errorMessage}from"./chunk-SVS2CUJD.js";
import{plainText}from"./chunk-KWNHFX66.js";var ncclHang={id:"ncu-nccl-hang",pattern:/(Failed to profile|Profiling) "nccl[^"]*"(?!.*100%)/,sample:'==PROF== Profilin\
g "ncclKernel_AllReduce_RING_LL_Sum_float" - 1:',what:"ncu was measuring a kernel of NCCL, which waits for kernels on ot\
her GPUs. ncu runs one kernel at a time, so such a kernel may wait forever.",help:"Lower ncu.top-kernels so that no NCCL\
 kernel is selected, or run ncu on a program that uses one GPU. nsys measures NCCL kernels without this problem."},ncuFailures=[
{id:"ncu-wsl",pattern:/Profiling is not supported on device \d+ as it uses the Windows Subsystem for Linux/,sample:"==ER\
ROR== Profiling is not supported on device 0 as it uses the Windows Subsystem for Linux (WSL).",what:"ncu can't read the\
 GPU's performance counters in this Windows Subsystem for Linux (WSL).",help:"Use Linux without Windows, or Windows 11 w\
ith a newer driver. Otherwise set ncu.unavailable to warn or skip: kernel times don't need ncu."},{id:"ncu-permission",pattern:/ERR_NVGPUCTRPERM/,
sample:"ERR_NVGPUCTRPERM - The user does not have permission to access NVIDIA GPU Performance Counters on the target dev\
ice 0.",what:"The driver allows only administrators to read the GPU's performance counters.",help:"Start the container w\
ith --cap-add=SYS_ADMIN, or load the host's driver with NVreg_RestrictProfilingToAdminUsers=0 (modprobe.d, then reboot).\
 Otherwise set ncu.unavailable to warn or skip: kernel times don't need ncu."},{id:"ncu-counters-taken",pattern:/driver resource was unavailable|Ensure that no other tool \(like DCGM\)|Already under profiling|CUPTI_ERROR_HARDWARE_BUSY/i,
sample:"Profiling failed because a driver resource was unavailable. Ensure that no other tool (like DCGM) is concurrentl\
y collecting profiling data.",what:"Another tool, often DCGM or another ncu, is using the performance counters of all th\
e host's GPUs.",help:"Pause that tool on the host during the job (`dcgmi profile --pause`, then `--resume`), and run one\
 profiling job per host.",transient:!0},{id:"ncu-range-unsupported",pattern:/Unsupported API during capture|RecordStatusUnsupportedApi|Skipping invalid capture range/,
sample:"Unsupported API during capture (cuInit)",what:"The range calls a CUDA API that range replay can't record, such a\
s a program's first CUDA calls (cuInit, module loads, a library's allocations).",help:"Warm up before the range, or set \
ncu.replay-mode to app-range (repeats the whole program) or kernel."},{id:"ncu-memory",pattern:/(Failed|failed|Unable|unable) to (save|restore|back up|backup)\b.*memory|not enough memory (to|for) (save|replay|back)|Out of memory.*(save|restore|replay|back)|(save|restore|replay|back).*out of memory/,
sample:"Failed to save memory: out of memory",what:"ncu ran out of memory. Before ncu repeats a kernel, it saves all the\
 memory the kernel may write, on the GPU or the host.",help:"Collect metrics that take one pass (preset quick), shrink t\
he workload, or set ncu.replay-mode to application, which saves nothing."},{id:"ncu-tool-too-old",pattern:/Failed to prepare kernel for profiling|Unknown [Ee]rror on device \d+/,
sample:"Failed to prepare kernel for profiling",what:"ncu can't set up this GPU's counters, usually because ncu is older\
 than the driver or the GPU.",help:"Use an ncu at least as new as the driver's CUDA (`ncu --version`). Virtual GPUs, MIG\
 slices and CUDA green contexts can also cause this."},{id:"ncu-library",pattern:/Failed to (load|find|open) .*\.so|LibraryNotLoaded|library (is )?not (loaded|found)|cuda library could not be loaded|Cuda driver is not compatible with Nsight Compute|Failed to initialize the profiler/i,
sample:"Failed to load libcuda.so: the CUDA library could not be loaded",what:"ncu, or the part of ncu that runs inside \
the program, couldn't load a driver library or an ncu library.",help:"Start the container with --gpus all and with compu\
te and utility in NVIDIA_DRIVER_CAPABILITIES. Install the whole ncu package, and don't let LD_LIBRARY_PATH hide the driv\
er's libcuda."},{id:"ncu-no-cuda",pattern:/The application terminated before the CUDA driver was initialized|No process was found to profile/,
sample:"No process was found to profile.",what:"ncu saw no process using CUDA.",help:"Make sure the command starts the p\
rogram; with --target-processes all, ncu follows child processes, but not a server started earlier."},{id:"ncu-option-un\
known",pattern:/unrecogni[sz]ed option '|the argument \('.*'\) for option '|Option '.*' is (unknown|invalid)/i,sample:"u\
nrecognised option '--kernel-id'",what:"This version of ncu doesn't recognize one of the options or its value.",help:"Ch\
eck ncu.extra-arguments against `ncu --help`, or use a newer ncu."},ncclHang,{id:"ncu-kernel-failed",pattern:/Failed to profile "|Failed to profile kernel|An error occurred while trying to profile/,
sample:'Failed to profile "vectorized_elementwise_kernel" in process 25',what:"ncu gave up on a kernel. The program may \
have ended or been killed meanwhile.",help:"Read the lines around ncu's message in stdout.txt and stderr.txt. If the ker\
nel waits for another kernel, set ncu.replay-mode to application or app-range."}];function matchNcuFailure(text){return ncuFailures.
find(({pattern})=>pattern.test(text))??null}function isTransientNcu(id){return ncuFailures.some(failure=>failure.id===id&&
failure.transient===!0)}var mostListed=5,metricPattern=/^(regex|group|breakdown|pmsampling|stats):/;function checkMetricColumns({report,label,askedMetrics,
presetMetrics}){let ofPreset=new Set(presetMetrics.flat()),requested=askedMetrics.filter(name=>!ofPreset.has(name)),missing=requested.
filter(name=>!metricPattern.test(name)&&!hasColumn(report.columns,name));if(missing.length===0)return null;let named=missing.
map((name,index)=>{let near=index<mostListed?nearest(name,report.columns):null;return near===null?name:`${name} (did you\
 mean ${near}?)`});return diagnostic({id:"ncu-metric-missing",what:`ncu has no column for ${missing.length} of ${counted(
requested.length,"metric")}: ${listText(named,mostListed)}.`,where:label,why:"ncu silently omits metrics that it doesn't\
 know or this GPU doesn't have.",help:"Correct ncu.metrics; `ncu --query-metrics` lists this GPU's metrics. We accept mi\
ssing metrics only if they come from a preset."})}function hasColumn(columns,name){return columns.some(column=>column===
name||column.startsWith(`${name}.`))}function checkRangeRows({report,label,mode,ranges}){if(mode!=="range"&&mode!=="app-\
range")return null;let seen=report.rows.flatMap(row=>findReplayedRange(row,ranges)??[]),missing=ranges.filter(({name,domain})=>!seen.
some(range=>range.name===name&&range.domain===domain));if(missing.length===0)return null;let texts=missing.map(({name,domain})=>JSON.
stringify(domain===""?name:`${name}@${domain}`));return diagnostic({id:"ncu-range-missing",what:`ncu has no row for ${missing.
length} of ${counted(ranges.length,"range")}: ${listText(texts,mostListed)}.`,where:label,why:`ncu has rows for ${[...new Set(
seen.map(({name})=>JSON.stringify(name)))].slice(0,mostListed).join(", ")}.`,help:"Give each range its own --nvtx-includ\
e, and make sure each range launches kernels."})}function checkKernelRows({report,label,mode,selectedKernels}){if(mode===
"range"||mode==="app-range")return null;let seen=new Set(report.rows.map(({kernel})=>kernel)),missing=selectedKernels.filter(
name=>!seen.has(name));if(missing.length===0)return null;let unreadable=report.warnings.length>0,named=missing.slice(0,mostListed).
map(name=>`No row: ${clipName(name)}`),more=missing.length>mostListed?[`and ${missing.length-mostListed} more`]:[];return diagnostic(
{id:"ncu-kernel-missing",what:`ncu has no ${unreadable?"readable row":"row"} for ${missing.length} of ${counted(selectedKernels.
length,"selected kernel")}.`,where:label,why:unreadable?report.warnings.slice(0,mostListed).map(clipName).join(`
`):[...named,...more].join(`
`),help:unreadable?"Look at these lines in raw.csv. If ncu wasn't interrupted while writing, please report these lines: \
llm-profile doesn't know their format.":"With autotuning (cudnn.benchmark), a program may launch different kernels under\
 ncu. Turn autotuning off, or warm up before the range. Rows need --print-kernel-base mangled."})}function clipName(name){
return name.length>120?`${name.slice(0,117)}\u2026`:name}function checkRows({report,label,mode,includes,selectedKernels}){
if(report.rows.length>0)return null;let what=`ncu profiled no ${mode==="range"||mode==="app-range"?"range":"kernel"}.`,messages=report.
messages.map(({text})=>text).join(`
`),request=includes.length===0?"":` We asked for ${includes.map(text=>JSON.stringify(text)).join(", ")}.`;if(report.availableKernels.
length>0){let[first]=selectedKernels,near=first===void 0?null:nearest(first,report.availableKernels);return diagnostic({
id:"ncu-kernel-filter",what:`${what} ncu saw the range, but none of its kernels matched the selection.`,where:label,why:`\
ncu lists ${counted(report.availableKernels.length,"kernel")}; the ${near===null?"first":"nearest"} name is ${near??report.
availableKernels[0]??""}`,help:"ncu and nsys spell demangled names differently, so select by mangled names (--kernel-nam\
e-base mangled)."})}let{id,why,help}=noRowCauses.find(({pattern})=>pattern.test(messages))??unknownCause;return diagnostic(
{id,what,where:label,why:`${why}${request}`,help})}var unknownCause={id:"ncu-no-rows",why:"ncu still exits with 0.",help:"\
Make sure the program launches kernels in the range, and that ncu follows its processes (--target-processes all)."},noRowCauses=[
{pattern:/include expressions match only start\/end ranges/,id:"ncu-no-slash",why:"Without a slash, --nvtx-include match\
es only start/end ranges, and no start/end range has that name.",help:"End a push/pop range with a slash: `decode/` or `\
domain@decode/`. torch.cuda.nvtx.range and range_push make push/pop ranges."},{pattern:/include expressions match only push\/pop ranges/,
id:"ncu-range-not-seen",why:"With a slash, --nvtx-include matches push/pop ranges, and no push/pop range with that name \
launched a kernel.",help:"Correct the range's name and domain (ncu writes `domain@range/`), or drop the slash for ranges\
 made with nvtxRangeStart."}],unmeasuredColumn=/^(launch__|device__|thread_|c2clink__|nvlink__|numa__|pmsampling:|profiler__)/;
function checkValues({report,label,askedMetrics}){let measured=report.columns.filter(name=>!unmeasuredColumn.test(name));
if(measured.length===0||measured.some(name=>hasValue(report,name)))return null;let errors=listErrors(report);return diagnostic(
{id:"ncu-metric-missing",what:`ncu has no value for ${counted(askedMetrics.length>0?askedMetrics.length:measured.length,
"metric")}; all cells are n/a.`,where:label,why:errors.length>0?`ncu says: ${errors[0]??""}`:"ncu exited with 0 and repo\
rted no error.",help:"This GPU, driver or virtual machine doesn't provide the counters. `llm-profile doctor` shows wheth\
er you may read counters; to skip ncu, set ncu.enabled to false."})}function warnAboutNcu(evidence){let{report,label,askedMetrics,
presetMetrics}=evidence,empty=askedMetrics.filter(name=>report.columns.includes(name)&&!hasValue(report,name)),warnings=listErrors(
report).slice(0,mostListed).map(text=>`ncu says: ${text}`),missing=presetMetrics.filter(names=>!names.some(name=>hasColumn(
report.columns,name)));if(missing.length>0){let list=missing.map(names=>names.join(" or "));warnings.push(`this GPU or n\
cu doesn't have ${missing.length} of the ${presetMetrics.length} metrics in ncu.preset: ${listText(list,mostListed)}. Re\
sults that need these metrics are unknown.`)}return empty.length>0&&warnings.push(`ncu has no value for ${empty.length} \
of ${counted(askedMetrics.length,"metric")} (n/a in every row): ${listText(empty,mostListed)}.`),warnings.map(text=>`${label}\
: ${text}`)}function hasValue({rows},name){return rows.some(({metrics})=>(metrics.get(name)?.value??null)!==null)}function listErrors({
messages}){return[...new Set(messages.filter(({level})=>level==="error").map(({text})=>text))]}var rules=[checkStarted,checkStopped,checkRefusedSections,checkKnownFailures,checkProgram,checkExitCode,checkRows,checkMetricColumns,
checkValues,checkRangeRows,checkKernelRows];function checkNcu(evidence){return applyRules(rules,evidence)}function checkStarted({
end,label,output}){return end.kind==="unknown"||end.outcome!=="not-started"?null:diagnostic({id:"ncu-not-started",what:"\
ncu couldn't start.",where:label,why:quoteLastLines(output,/^==PROF==/),help:"Install Nsight Compute, or set ncu.path; `\
llm-profile doctor` shows which ncu it finds."})}function checkStopped(evidence){let{end,label}=evidence;if(end.kind==="\
unknown"||end.outcome!=="timed-out"&&end.outcome!=="stopped")return null;let why=`ncu kept what it had profiled: ${countRows(
evidence)}.`;if(end.outcome==="stopped")return diagnostic({id:"ncu-interrupted",what:"ncu was stopped.",where:label,why,
help:"Run again."});let messages=listMessages(evidence),begun=messages.findLast(text=>begunKernel.test(text))??"100%",kernel=begun.
includes("100%")?null:plainText(begunKernel.exec(begun)?.[1]??""),limit=diagnostic({id:"time-limit",what:`ncu hit its ti\
me limit of ${String(end.timeLimitSeconds??"?")} s.`,where:label,why:kernel===null?why:`ncu was measuring the kernel ${clipName(
kernel)}. ${why}`,help:"Profile fewer kernels (ncu.top-kernels), set ncu.preset to quick, or raise workload.time-limit."});
if(!messages.some(text=>ncclHang.pattern.test(text)))return limit;let failure=describeKnownFailure(ncclHang,evidence,messages);
return{...failure,what:`${limit.what} ${failure.what}`}}function listMessages({report,output}){return[...report.messages.
map(({text})=>text),...output.split(`
`)]}var begunKernel=/(?:Failed to profile|Profiling) "([^"]+)"/;function checkRefusedSections(evidence){for(let message of listMessages(
evidence)){let[,kind,name]=/Option '--(section|set) (.*)' did not match any/.exec(message)??[];if(kind===void 0||name===
void 0)continue;let available=kind==="section"?evidence.sections:evidence.sets;return explainUnknownSections([suggestName(
kind,name,available)],evidence.label,evidence)}return null}function checkKnownFailures(evidence){let errors=listErrors(evidence.
report),lines=hasFailed(evidence)||evidence.report.rows.length===0?[...errors,...evidence.output.split(`
`)]:errors,failure=matchNcuFailure(lines.join(`
`));return failure===null?null:describeKnownFailure(failure,evidence,lines)}function checkProgram(evidence){let{report,label,
output}=evidence,code=report.messages.map(({text})=>/The application returned an error code \((-?\d+)\)/.exec(text)?.[1]).
find(exitCode=>exitCode!==void 0);if(code===void 0)return null;let failure=matchFailure(output,nsysFailureIds);return failure!==
null?describeKnownFailure(failure,evidence,output.split(`
`)):diagnostic({id:"workload-failed",what:`The profiled command exited with code ${code}.`,where:label,why:`ncu kept wha\
t it had profiled: ${countRows(evidence)}. ${quoteLastLines(output,/^==PROF==/)}`,help:"Try the command without ncu; its\
 output is in stdout.txt and stderr.txt. If the program works without ncu, it may run out of GPU memory or time under nc\
u."})}function checkExitCode(evidence){let{end,label,output}=evidence;if(end.kind==="unknown"||!hasFailed(evidence))return null;
let failure=matchFailure(output,nsysFailureIds);if(failure!==null)return describeKnownFailure(failure,evidence,output.split(
`
`));let[error]=listErrors(evidence.report);return diagnostic({id:"ncu-failed",what:`ncu exited with code ${String(end.exitCode??
"unknown")}.`,where:label,why:`${error===void 0?quoteLastLines(output,/^==PROF==/):`ncu says: ${error}`} Before it faile\
d, ncu had profiled ${countRows(evidence)}.`,help:"Read this run's stdout.txt and stderr.txt."})}var nsysFailureIds=["se\
ssion-name-taken","import-damaged","output-unwritable","importer-missing","import-failed","agent-fault","graph-launch-cr\
ash","injection-crash"];function hasFailed({end}){return end.kind==="known"&&(end.exitCode===null||!end.allowed.includes(
end.exitCode))}function describeKnownFailure(failure,evidence,lines){let line=lines.find(text=>failure.pattern.test(text))?.
trim(),rows=evidence.report.rows.length===0?"":` ncu kept what it had profiled: ${countRows(evidence)}.`;return diagnostic(
{id:failure.id,what:failure.what,where:evidence.label,why:`${line===void 0?"":`The output says: ${clipLine(line)}`}${rows}`.
trim(),help:failure.help})}function countRows({report,mode}){let noun=mode==="range"||mode==="app-range"?"range":"kernel";
return counted(report.rows.length,noun)}function checkSections(requested,offer,label){let missing=[...findUnknownNames("\
section",requested.sections,offer.sections),...findUnknownNames("set",requested.sets,offer.sets)];return missing.length===
0?null:explainUnknownSections(missing,label,offer)}function findUnknownNames(kind,requested,available){return available.
length===0?[]:requested.filter(name=>!available.includes(name)).map(name=>suggestName(kind,name,available))}function suggestName(kind,name,available){
let near=nearest(name.replace(/^regex:/,"").replaceAll(/[.*^$]/g,""),available);return`${kind} ${JSON.stringify(name)}${near===
null?"":` (did you mean ${near}?)`}`}function explainUnknownSections(missing,label,{sections}){return diagnostic({id:"nc\
u-section-unknown",what:`This ncu doesn't have the ${missing.join(", the ")}.`,where:label,why:sections.length===0?null:
`This ncu has the sections ${sections.join(", ")}.`,help:"Names are case-sensitive; `ncu --list-sections` and `ncu --lis\
t-sets` show them. Correct ncu.sections, or the group in conf/ncu-metrics.yml."})}function checkJoined({label,rows,ranges}){
let[first]=rows;if(first===void 0||ranges.some(({kernels})=>kernels.some(({ncu})=>ncu.length>0)))return null;let place=first.
ranges.map(({name})=>JSON.stringify(name)).join(" in ");return diagnostic({id:"ncu-kernel-missing",what:`None of the ${counted(
rows.length,"launch","launches")} that ncu measured matches a launch that nsys saw, so no kernel has metrics.`,where:label,
why:`The first launch is ${clipName(first.kernel)}, grid ${first.grid?.join("\xD7")??"unknown"}, block ${first.block?.join(
"\xD7")??"unknown"}${place===""?"":`, in the range ${place}`}.`,help:"The program launched different kernels, grids or b\
locks under ncu, or launched them in another range. Keep the program's sizes and kernel choices (autotuning, cudnn.bench\
mark) the same in every run."})}function warnAboutJoin({label,rows,ranges},selected,launchesPerKernel){let launches=new Map;
for(let{kernels}of ranges)for(let{name,variants}of kernels)for(let{mangled,rounds}of variants){let most=Math.max(...rounds.
map(round=>round?.launches??0));launches.set(mangled??name,(launches.get(mangled??name)??0)+most)}let measured=new Map([
...Map.groupBy(rows,({kernel})=>kernel)].map(([name,launches2])=>[name,launches2.length])),few=(selected??[]).filter(name=>(measured.
get(name)??0)<Math.min(launchesPerKernel,launches.get(name)??0)),without=selected===null?[]:ranges.flatMap(({ncu})=>ncu?.
kernelsWithoutRow??[]),warnings=[];return few.length>0&&warnings.push(`${label}: for ${counted(few.length,"kernel")}, nc\
u measured fewer launches than the ${launchesPerKernel} requested (ncu.launches-per-kernel).`),without.length>0&&warnings.
push(`${label}: ${counted(without.length,"kernel has","kernels have")} no metrics, since ncu only measured launches with\
 a grid or block that nsys didn't see.`),warnings}var identityNames=new Set(["ID","Process ID","Process Name","Host Name","Kernel Name","Kernel Time","Context","Stream","\
Block Size","Grid Size","Device","CC"]);function refuseOtherPage(header,file){if(header.includes("Metric Name"))throw new ParseError(
{what:"The CSV from ncu isn't the raw page: it has one row per metric.",where:file,help:"Run ncu with --page raw (and --\
csv).",id:"ncu-page"})}function readColumns(header,units,file){if(!header.includes("Kernel Name"))throw badHeader(header,
file,"It has no column Kernel Name.");let columns={identity:new Map,ranges:new Array,metrics:new Array};for(let[at,name]of header.
entries()){let style=rangeColumnStyle(name);style!==null?columns.ranges.push({at,style}):identityNames.has(name)?columns.
identity.set(name,at):columns.metrics.push({at,name,...baseUnit(units[at]??"")})}for(let{name,unit,at}of columns.metrics){
let need=missingUnit(name,unit);if(need!==null)throw new ParseError({what:`The unit of ${name} is unknown: ${JSON.stringify(
units[at]??"")}.`,where:`${file}, the row of units`,why:`Expected ${need}, or a multiple of it.`,help:"Run ncu with --pr\
int-units base. If your ncu uses a different name for the unit, please report the problem and include your ncu version.",
id:"ncu-unit"})}return{...columns,count:header.length}}function badHeader(header,file,why){return new ParseError({what:"\
The CSV from ncu has an unknown header.",where:file,why:`${why} The first line is ${JSON.stringify(header.join(",").slice(
0,160))}.`,help:"Run ncu with --csv --page raw, and with --log-file or --import to keep the program's output out of the \
CSV.",id:"ncu-header"})}var fieldsAfterName=6,defaultDomain="<default domain>";function rangeColumnStyle(header){return/push\/pop_range/i.
test(header)?"pushpop":/start\/(stop|end)_range/i.test(header)?"startend":null}function readRanges(cell,style){let text=cell.
trim();if(text==="")return[];let entries=text.includes('"')?quotedEntries(text):[text],ranges=[];for(let entry of entries??
[]){let range=readRange(entry,style);if(range===null)return null;ranges.push(range)}return ranges.length===0?null:ranges}
function quotedEntries(text){return/^[^"]*"(.*)"$/s.exec(text)?.[1]?.split(/"\s+(?:\d+\s+)?"/)??null}function readRange(entry,style){
let parts=entry.split(":");style==="startend"&&/^\d+$/.test(parts[0]?.trim()??"")&&parts.shift();let named=parts.slice(0,
-fieldsAfterName),[domain,...name]=named;return domain===void 0||name.length===0?null:{name:stableRangeName(shortenName(
name.join(":"))),domain:domain.trim()===defaultDomain?"":shortenName(domain.trim()),style}}var timePrefixes={n:1e-9,u:1e-6,
m:.001,"":1},sizePrefixes={"":1,K:1e3,M:1e6,G:1e9,T:1e12,P:1e15};function baseUnit(printed){let[numerator="",denominator,
...rest]=printed.trim().split("/"),above=atom(numerator);if(denominator===void 0)return above.unit==="s"?{unit:"ns",factor:exact(
above.factor*1e9)}:above;if(rest.length>0)return{unit:printed.trim(),factor:1};let below=atom(denominator);return above.
unit==="cycle"&&below.unit==="s"?{unit:"hz",factor:exact(above.factor/below.factor)}:{unit:`${above.unit}/${below.unit}`,
factor:exact(above.factor/below.factor)}}function atom(text){let time=/^([num]?)(?:s|sec|second)s?$/.exec(text);if(time!==
null)return{unit:"s",factor:timePrefixes[time[1]??""]??1};let scaled=/^([kKMGTP]?)(bytes?|hz)$/i.exec(text);return scaled!==
null?{unit:(scaled[2]??"").toLowerCase().startsWith("b")?"byte":"hz",factor:sizePrefixes[(scaled[1]??"").toUpperCase()]??
1}:{unit:text,factor:1}}function exact(value){return Number(value.toPrecision(15))}var needed=[{metric:/^gpu__time_(duration|active)\b/,
unit:"ns"},{metric:/^dram__bytes((_op)?(_read|_write))?\.(sum|avg|min|max)$/,unit:"byte"},{metric:/^dram__bytes((_op)?(_read|_write))?\.(sum|avg|min|max)\.per_second$/,
unit:"byte/s"},{metric:/__cycles_elapsed\.(sum|avg|min|max)\.per_second$/,unit:"hz"}];function missingUnit(metric,unit){
let need=needed.find(entry=>entry.metric.test(metric));return need===void 0||need.unit===unit?null:need.unit}var badLimit=.1,namedBadRows=3,longestRecord=2**22;function parseNcuCsv(text,file){let lines=sortLines(text),parts={source:file,
messages:lines.messages,availableKernels:lines.availableKernels},[header,units,...records]=lines.records;if(header===void 0){
let[first]=lines.others;if(first!==void 0&&lines.messages.length===0)throw badHeader([first.text],file,"It has no header\
 line.");return{...parts,columns:[],rows:[],warnings:otherLines(lines,file)}}if(header.text.length>longestRecord)throw badHeader(
[header.text],file,`It has more than ${countText(longestRecord)} characters.`);let names=splitRecord(header.text)??[];refuseOtherPage(
names,file);let unitCells=splitRecord(units?.text??"")??[];if((unitCells[names.indexOf("ID")]??"")!=="")throw badHeader(
names,file,"It has no row of units below the header.");let columns=readColumns(names,unitCells,file),rows=[],bad=[],inPart=[];
for(let{text:record,line}of records){let cells=splitRecord(record),badCells=[],row=cells===null?"it isn't CSV":readRow(cells,
line,columns,why=>badCells.push(why)),place=`${file}, line ${line}`;typeof row=="string"?bad.push(`${place}: ${row}`):rows.
push(row),badCells.length>0&&inPart.push(`${place}, ignored unreadable cells: ${badCells.join("; ")}`)}if(bad.length+inPart.
length>badLimit*records.length)throw badRows([...bad,...inPart],records.length,file);return refuseUnlabeled(rows,file),{
...parts,columns:columns.metrics.map(({name})=>name),rows,warnings:[...bad,...inPart,...otherLines(lines,file)]}}function splitRecord(record){
if(record.length>longestRecord)return null;try{let parsed=parse(record,{relaxColumnCount:!0,recordDelimiter:`
`}),[cells]=Array.isArray(parsed)?parsed:[];return Array.isArray(cells)?cells.map(cell=>String(cell)):null}catch{return null}}
function badRows(bad,count,file){let rest=bad.length-namedBadRows;return new ParseError({what:`Can't read ${bad.length} \
of ${count} rows from ncu.`,where:file,why:[...bad.slice(0,namedBadRows),...rest>0?[`and ${rest} more`]:[]].join(`
`),help:"Make sure that ncu wasn't stopped while it wrote the file, and run it with --csv --page raw --print-units base.",
id:"ncu-rows"})}function refuseUnlabeled(rows,file){let row=rows.find(({kind,ranges})=>kind==="range"&&ranges.length===0);
if(row!==void 0)throw new ParseError({what:"A replayed range has no name, so we can't tell what was measured.",where:`${file}\
, line ${row.line}, the columns of NVTX ranges`,help:"Run ncu with --nvtx and an --nvtx-include for each range. Ranges b\
etween cudaProfilerStart and cudaProfilerStop have no name.",id:"ncu-unlabeled-range"})}function otherLines({others},file){
let[first]=others;return first===void 0?[]:[`${file}: ${counted(others.length,"line isn't","lines aren't")} from ncu; th\
e first is line ${first.line}: ${JSON.stringify(first.text.slice(0,80))}`]}var levels={PROF:"prof",WARNING:"warning",ERROR:"\
error"};function sortLines(text){let messages=[],availableKernels=[],records=[],others=[],open=null,addRecord=()=>{open!==
null&&records.push({text:open.lines.join(`
`),line:open.line}),open=null},listing=!1;for(let[index,content]of text.replace(/^\uFEFF/,"").split(/\r?\n/).entries()){
let line=index+1;if(open!==null){open.lines.push(content),hasPairedQuotes(content)||addRecord();continue}let message=/^==([A-Za-z]+)== ?(.*)$/.
exec(content),listed=listing?/^\d+\. (.*)$/.exec(content)?.[1]:void 0;message!==null?messages.push({level:levels[message[1]??
""]??"other",text:message[2]??""}):listed!==void 0?availableKernels.push(shortenName(listed)):content==="Available Kerne\
ls:"?listing=!0:(records.length===0?content.startsWith('"ID","'):content.startsWith('"'))?(open={lines:[content],line},hasPairedQuotes(
content)&&addRecord()):content.trim()!==""&&others.push({text:content,line})}return addRecord(),{messages,availableKernels,
records,others}}function hasPairedQuotes(line){return(line.split('"').length-1)%2===0}function readRow(cells,line,columns,badCell){
if(cells.length!==columns.count)return`${cells.length} cells, but the header has ${columns.count}`;let text=name=>{let index=columns.
identity.get(name);return index===void 0?"":(cells[index]??"").trim()},id=readValue(text("ID"),1);if(typeof id!="number"||
!Number.isSafeInteger(id))return`the ID isn't a number: ${JSON.stringify(text("ID"))}`;let kernel=shortenName(text("Kern\
el Name"));if(kernel==="")return"it has no kernel name";let grid=readDim3(text("Grid Size")),block=readDim3(text("Block \
Size"));if(grid===void 0||block===void 0)return`the grid or block isn't three numbers: ${JSON.stringify([text("Grid Size"),
text("Block Size")])}`;let ranges=[];for(let{at,style}of columns.ranges.toSorted((a,b)=>a.style.localeCompare(b.style))){
let read=readRanges(cells[at]??"",style);if(read===null)return`the ranges have an unknown format: ${JSON.stringify((cells[at]??
"").slice(0,120))}`;ranges.push(...read)}let metrics=new Map;for(let{at,name,unit,factor}of columns.metrics){let value=readValue(
cells[at]??"",factor),isBad=typeof value=="string"&&unit!=="";isBad&&badCell(`${name} (${unit}) isn't a number: ${JSON.stringify(
value.slice(0,60))}`),metrics.set(name,{value:isBad?null:value,unit})}return{kind:kernel==="range"&&grid===null?"range":
"kernel",id,line,kernel,grid,block,ranges,metrics,rules:[]}}function readDim3(text){if(text===""||text==="n/a")return null;
let match=/^\(\s*([\d,]*\d)\s*,\s+([\d,]*\d)\s*,\s+([\d,]*\d)\s*\)$/.exec(text),[x,y,z]=(match??[]).slice(1).map(part=>Number(
part.replaceAll(",","")));return x===void 0||y===void 0||z===void 0?void 0:[x,y,z]}var absent=new Set(["","n/a","no data",
"nan","-nan","inf","-inf","(!) n/a","(!) nan"]),number=/^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:e[+-]?\d+)?$/i;function readValue(cell,factor){
let text=cell.trim();if(absent.has(text.toLowerCase()))return null;let plain=text.replace(/ \(.*\)$/s,"");if(!number.test(
plain))return text;let value=Number(plain.replaceAll(",",""));return factor===1?value:exact(value*factor)}var optionalText=string().default(""),rowSchema=object({ID:coerce_exports.number().int().nonnegative(),"Section Name":optionalText,
"Rule Name":optionalText,"Rule Type":optionalText,"Rule Description":optionalText,"Estimated Speedup Type":optionalText,
"Estimated Speedup":optionalText}),types={OPT:"optimization",WRN:"warning",INF:"information"},mostRules=200,longestRecord2=2**
20,longestText=4e3;function addNcuDetails(report,text,file){try{let rules2=parseNcuDetails(text,file);return{...report,rows:report.
rows.map(row=>({...row,rules:rules2.get(row.id)??[]}))}}catch(error){if(!(error instanceof ParseError))throw error;return{
...report,warnings:[...report.warnings,`${file}: ${error.message} ${error.why??""}`.trim()]}}}function parseNcuDetails(text,file){
let rulesById=new Map;for(let record of recordsOf(text,file)){let row=rowSchema.safeParse(record);if(!row.success)throw notDetails(
file,prettifyError(row.error));let type=types[row.data["Rule Type"]];if(row.data["Rule Name"]===""||type===void 0)continue;
let rules2=rulesById.get(row.data.ID)??[];rules2.length<mostRules&&rules2.push(ruleOf(row.data,type)),rulesById.set(row.
data.ID,rules2)}return rulesById}function recordsOf(text,file){let start=/^"ID",.*"Rule Name"/m.exec(text)?.index;if(start===
void 0)throw notDetails(file,"It has no header line with a Rule Name.");try{let records=parse(text.slice(start),{columns:!0,
relaxColumnCount:!0,maxRecordSize:longestRecord2});return Array.isArray(records)?records:[]}catch(error){throw notDetails(
file,errorMessage(error),error)}}function ruleOf(row,type){let speedup=Number(row["Estimated Speedup"].replaceAll(",","")),
scope=row["Estimated Speedup Type"],isKnown=row["Estimated Speedup"].trim()!==""&&Number.isFinite(speedup)&&speedup>=0;return{
section:row["Section Name"],rule:row["Rule Name"],type,text:row["Rule Description"].trim().slice(0,longestText),speedup:isKnown&&
(scope==="global"||scope==="local")?{of:scope,pct:speedup}:null}}function notDetails(file,why,cause){return new ParseError(
{what:"Can't read the results of ncu's rules.",where:file,why,help:"Run ncu with --csv --page details, or remove this fi\
le. The measurements don't need this file.",id:"ncu-details",...cause===void 0?{}:{cause}})}var importLimitMs=5*6e4;async function importPage({ncu,...ports},report,page,shown){let argv=ncuImportArgv(ncu,report,page),
{exitCode,stdout,stderr,timedOut}=await callTool(ports,"ncu --import",argv,importLimitMs);return exitCode===0?stdout:new ToolError(
{id:"ncu-import",what:timedOut?"ncu --import didn't finish within five minutes.":`ncu --import exited with ${exitCode}.`,
where:shown,why:`${stderr}
${stdout}`.trim().slice(0,500),help:"An older ncu can't read reports from a newer ncu. Check that ncu-ui can open the re\
port. To keep a run's report, set ncu.keep-report=true."})}function addDetails(report,page,source){if(typeof page=="stri\
ng")return addNcuDetails(report,page,source);let warning=`${source}: Couldn't read the advice from ncu's rules. ${page.message}`;
return{...report,warnings:[...report.warnings,warning]}}function createNcuEvidence(label,{mode,metrics,presetMetrics,kernels,
shared,ranges},report){return{label,report,mode,includes:ranges.map(range=>ncuRangeExpression(range)),ranges,askedMetrics:metrics,
presetMetrics,selectedKernels:shared===null?kernels??[]:[]}}export{isTransientNcu,warnAboutNcu,checkNcu,checkSections,checkJoined,warnAboutJoin,parseNcuCsv,importPage,addDetails,createNcuEvidence};
