import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{diagnostic}from"./chunk-27UOGQDQ.js";import{launchShape,measuredShare,readFigures,readNumber}from"./chunk-NG2TZR5C.js";
import{sum}from"./chunk-KHWSZT7H.js";import{counted,listText}from"./chunk-ZYMCHVPE.js";import{plainText}from"./chunk-KWNHFX66.js";function findReplayedRange({ranges},requested){let wanted=ranges.filter(({name,domain})=>requested?.some(range=>range.name===
name&&range.domain===domain)),among=wanted.length>0?wanted:ranges;return among.findLast(({style})=>style==="pushpop")??among.
at(-1)??null}function rangeKeyText({name,domain}){return`${String(domain.length)} ${domain}${name}`}var corePrecisions=[{precision:"fp64",perCycle:["smsp__sass_thread_inst_executed_op_dadd_pred_on.sum.per_cycle_elapsed",
"smsp__sass_thread_inst_executed_op_dmul_pred_on.sum.per_cycle_elapsed","derived__smsp__sass_thread_inst_executed_op_dfm\
a_pred_on_x2"],peakPerCycle:"derived__sm__sass_thread_inst_executed_op_dfma_pred_on_x2"},{precision:"fp32",perCycle:["sm\
sp__sass_thread_inst_executed_op_fadd_pred_on.sum.per_cycle_elapsed","smsp__sass_thread_inst_executed_op_fmul_pred_on.su\
m.per_cycle_elapsed","derived__smsp__sass_thread_inst_executed_op_ffma_pred_on_x2"],peakPerCycle:"derived__sm__sass_thre\
ad_inst_executed_op_ffma_pred_on_x2"},{precision:"fp16",perCycle:["derived__smsp__sass_thread_inst_executed_op_hadd_pred\
_on_x2","derived__smsp__sass_thread_inst_executed_op_hmul_pred_on_x2","derived__smsp__sass_thread_inst_executed_op_hfma_\
pred_on_x4"],peakPerCycle:"derived__sm__sass_thread_inst_executed_op_hfma_pred_on_x4"}],tensorMetric=/^sm__ops_path_tensor_src_(?!\w*_realtime)(?<type>(?:fp|bf|tf|int)\d\w*?)(?:_dst_[a-z]+\d+)?(?:_sparsity_(?<sparsity>on|off))?\.sum\.per_second$/,
tensorPipe={precision:"tensor",perCycle:["derived__smsp__inst_executed_pipe_tensor_x512"],peakPerCycle:"derived__sm__ins\
t_executed_pipe_tensor_x512"};function buildRoofline(row){let bytesPerSecond=readNumber(row,"dram__bytes.sum.per_second"),
hasCores=corePrecisions.some(({perCycle})=>perCycle.every(metric=>readNumber(row,metric)!==null)),tensor=findTensorTypes(
row),hasPipe=readNumber(row,"derived__smsp__inst_executed_pipe_tensor_x512")!==null;if(bytesPerSecond===null||!hasCores&&
!hasPipe&&tensor.length===0)return null;let peakBytesPerSecond=multiply(readNumber(row,"dram__bytes.sum.peak_sustained"),
readNumber(row,"dram__cycles_elapsed.avg.per_second")),roof={bytesPerSecond,peakBytesPerSecond},points=[...corePrecisions.
map(precision=>buildCorePoint(row,precision,roof)),...tensor.length>0?tensor.map(type=>buildTensorPoint(row,type,roof)):
[buildCorePoint(row,tensorPipe,roof)]];return{...roof,points:points.filter(point=>point!==null)}}function buildCorePoint(row,{
precision,perCycle,peakPerCycle},roof){let sum2=perCycle.map(metric=>readNumber(row,metric)).reduce((total,term)=>total===
null||term===null?null:total+term,0),flopPerSecond=multiply(sum2,readNumber(row,"smsp__cycles_elapsed.avg.per_second")),
peak=multiply(readNumber(row,peakPerCycle),readNumber(row,"sm__cycles_elapsed.avg.per_second"));return flopPerSecond===null?
null:buildPoint(precision,flopPerSecond,peak,roof)}function findTensorTypes(row){let matches=[...row.metrics.keys()].flatMap(
metric=>{let match=tensorMetric.exec(metric);return match===null||readNumber(row,metric)===null?[]:[{metric,type:match.groups?.
type??"",sparsity:match.groups?.sparsity??null}]});return[...Map.groupBy(matches,({type})=>type)].flatMap(([type,all])=>{
let apart=all.filter(({sparsity})=>sparsity!==null),counted2=apart.length>0?apart:all;return[!1,!0].flatMap(sparse=>{let metrics=counted2.
filter(({sparsity})=>sparsity==="on"===sparse).map(({metric})=>metric);return metrics.length===0?[]:[{type,sparse,metrics}]})})}
function buildTensorPoint(row,{type,sparse,metrics},roof){let flopPerSecond=sum(metrics,metric=>readNumber(row,metric)??
0),suffix=".sum.peak_sustained_elapsed.per_second",dense=new RegExp(`^sm__ops_path_tensor_op_\\w+_src_${type}(_dst_[a-z]\
+\\d+)?_sparsity_off\\.sum\\.peak`),denseNames=sparse?[]:[...row.metrics.keys()].filter(name=>dense.test(name)&&name.endsWith(
suffix)),peakNames=metrics.map(metric=>metric.replace(".sum.per_second",suffix)),peaks=(denseNames.length>0?denseNames:peakNames).
flatMap(name=>readNumber(row,name)??[]),precision=`tensor-${type}${sparse?"-sparse":""}`;return buildPoint(precision,flopPerSecond,
peaks.length===0?null:Math.max(...peaks),roof)}function buildPoint(precision,flopPerSecond,peak,roof){if(flopPerSecond===
0)return null;let intensity=roof.bytesPerSecond===0?null:flopPerSecond/roof.bytesPerSecond,byMemory=multiply(intensity,roof.
peakBytesPerSecond),bounds=[peak,byMemory].filter(bound=>bound!==null);return{precision,flopPerSecond,peakFlopPerSecond:peak,
intensity,ridgeIntensity:peak===null||!roof.peakBytesPerSecond?null:peak/roof.peakBytesPerSecond,roofFlopPerSecond:bounds.
length===0?null:Math.min(...bounds)}}function multiply(a,b){return a===null||b===null?null:a*b}function splitRuns({shared,...run}){return shared===null?[run]:shared.map(({kernels,...range})=>({...run,ranges:[range],
selected:kernels}))}function addNcu(profile,run){return run.mode==="range"||run.mode==="app-range"?{...profile,replayedRanges:mergeReplayedRanges(
[...profile.replayedRanges,...groupReplayedRanges(run.rows,run.mode,run.ranges)])}:{...profile,ranges:profile.ranges.map(
range=>addToRange(range,run))}}function addToRange(range,{rows,ranges,selected}){if(ranges!==null&&!ranges.some(key=>rangeKeyText(
key)===rangeKeyText(range)))return range;let{joined,unjoined}=joinNcu(range,rows,selected),byKernel=Map.groupBy(joined,({
kernel})=>kernel),kernels=range.kernels.map(kernel=>{let samples=(byKernel.get(kernel)??[]).map(({row,variant})=>({variant,
...sampleRow(row)}));return{...kernel,ncu:[...kernel.ncu,...samples].sort((a,b)=>a.variant-b.variant)}});return{...range,
kernels,ncu:mergeUnjoined(range.ncu,unjoined,kernels)}}function mergeUnjoined(before,now,kernels){let explained=new Set(
kernels.filter(({ncu})=>ncu.length>0).map(({name})=>name));return{kernelsWithoutRow:[...new Set([...before?.kernelsWithoutRow??
[],...now.kernelsWithoutRow])].filter(name=>!explained.has(name)),rowsWithoutKernel:[...before?.rowsWithoutKernel??[],...now.
rowsWithoutKernel]}}function mergeReplayedRanges(ranges){return[...Map.groupBy(ranges,region=>JSON.stringify([region.mode,
rangeKeyText(region)])).values()].flatMap(group=>group.slice(0,1).map(region=>({...region,samples:group.flatMap(({samples})=>samples)})))}
function groupReplayedRanges(rows,mode,wanted){let replayed=new Map;for(let row of rows){let range=row.kind==="range"?findReplayedRange(
row,wanted):null;if(range===null)continue;let key=JSON.stringify([range.domain,range.name]),existing=replayed.get(key)??
{name:range.name,domain:range.domain,mode,samples:[]};replayed.set(key,{...existing,samples:[...existing.samples,sampleRow(
row)]})}return[...replayed.values()]}function sampleRow(row){return{id:row.id,figures:readFigures(row),roofline:buildRoofline(
row),rules:[...row.rules]}}function joinNcu(range,rows,selected){let rangeRows=rows.filter(row=>row.kind==="kernel"&&isOfRange(
row,range)),byMangled=new Map;for(let kernel of range.kernels)for(let[variant,{mangled}]of kernel.variants.entries()){let name=ncuName(
kernel,mangled);byMangled.set(name,[...byMangled.get(name)??[],{kernel,variant}])}let joined=[],rowsWithoutKernel=[];for(let row of rangeRows){
let match=findBestMatch(row,byMangled.get(row.kernel)??[]);match!==null?joined.push({row,...match}):row.ranges.length>0&&
rowsWithoutKernel.push(describeRow(row))}let order=new Map(range.kernels.map((kernel,index)=>[kernel,index]));joined.sort(
(a,b)=>(order.get(a.kernel)??0)-(order.get(b.kernel)??0));let explained=new Set(joined.map(({kernel})=>kernel.name)),expected=range.
kernels.filter(kernel=>selected===null||isSelected(kernel,selected));return{joined,unjoined:{kernelsWithoutRow:expected.
flatMap(({name})=>explained.has(name)?[]:[name]),rowsWithoutKernel}}}function isSelected(kernel,selected){return kernel.
variants.some(({mangled})=>selected.includes(ncuName(kernel,mangled)))}function ncuName({name},mangled){return mangled??
name}function isOfRange({ranges},{name,domain}){return ranges.length===0||ranges.some(range=>range.name===name&&range.domain===
domain)}function findBestMatch(row,candidates){let alike=candidates.filter(({kernel,variant})=>hasShape(kernel.variants[variant],
row)),dynamic=readNumber(row,"launch__shared_mem_per_block_dynamic");return alike.find(({kernel,variant})=>kernel.variants[variant]?.
dynamicSharedBytes===dynamic)??alike[0]??null}function hasShape(variant,{grid,block}){return variant!==void 0&&equalSizes(
variant.grid,grid)&&equalSizes(variant.block,block)}function equalSizes(a,b){return b!==null&&a.every((size,axis)=>size===
b[axis])}function describeRow({id,kernel,grid,block}){return{id,kernel,grid:grid?.join("\xD7")??"unknown",block:block?.join(
"\xD7")??"unknown"}}var wantedShare=.9;function findUnmeasured(range,rows,selected,requested){let kernels=range.kernels.
filter(kernel=>listNcuNames(kernel).some(name=>selected.includes(name)));if(kernels.every(({ncu})=>ncu.length===0))return[
...selected];let missing=kernels.filter(kernel=>!rows.some(row=>listNcuNames(kernel).includes(row.kernel))),taken=kernels.
filter(kernel=>isMeasuredElsewhere(kernel,rows)),isShort=(measuredShare(range)??0)<wantedShare,isAsked=taken.some(({name,
ncu})=>ncu.length===0&&requested.includes(name)),leftOut=new Set([...missing,...isShort||isAsked?taken:[]].flatMap(listNcuNames));
return selected.filter(name=>leftOut.has(name))}function isMeasuredElsewhere(kernel,rows){let measured=new Set(kernel.ncu.
flatMap(({variant})=>kernel.variants[variant]??[]).map(launchShape));return kernel.variants.some(variant=>!measured.has(
launchShape(variant))&&rows.some(row=>row.kernel===ncuName(kernel,variant.mangled)&&hasShape(variant,row)))}function listNcuNames(kernel){
return kernel.variants.map(({mangled})=>ncuName(kernel,mangled))}var diskFull={id:"disk-full",pattern:/No space left on device|Disk quota exceeded|errno 28\b|database or disk is full/i,
sample:"OSError: [Errno 28] No space left on device",what:"The disk is full. While recording, nsys may write gigabytes o\
f raw data to the temporary folder.",help:"Free space, point TMPDIR and `out` to a larger disk, or lower keep-runs."},importDamaged={
id:"import-damaged",pattern:/Importation succeeded with non-fatal errors|Errors occurred while processing the raw events|Unknown runtime API function index/,
sample:"Importer error status: Importation succeeded with non-fatal errors.",what:"nsys couldn't read all the events it \
recorded, so the report may lack kernels. nsys may be older than the program's CUDA.",help:"Use an nsys at least as new \
as the program's CUDA (PyTorch with CUDA 13 needs nsys 2025.3 or newer). A narrower range may avoid the call that this n\
sys doesn't know."},outputUnwritable={id:"output-unwritable",pattern:/Failed to create '.*\.(nsys-rep|qdrep)'/,sample:"F\
ailed to create '/out/report.nsys-rep': No such file or directory.",what:"nsys can't write its report to the run directo\
ry.",help:"Make `out` writable. With unprivileged-user isolation, other users must also be able to enter every folder ab\
ove `out` (execute permission)."},importerMissing={id:"importer-missing",pattern:/The importer binary and its dependencies were not found|QdstrmImporter.*(not found|No such file)/,
sample:"Importer error status: The importer binary and its dependencies were not found",what:"nsys didn't find its impor\
ter, which turns recordings into reports, or a library that the importer needs.",help:"Install the whole nsys package (t\
he importer is in host-linux-x64/) with libdw1, libpfm4 and libssh, as scripts/install-nsys.sh does. `llm-profile doctor\
` shows what's missing."},importFailed={id:"import-failed",pattern:/Importer error status: An unknown error occurred|Importation failed|Unable to retrieve the importer version/,
sample:"Importer error status: An unknown error occurred.",what:"nsys's importer, which turns recordings into reports, f\
ailed.",help:"Import the `.qdstrm` file by hand to see the importer's error: `QdstrmImporter -i FILE` (in nsys's host-li\
nux-x64/ folder). If the importer crashes, use another version of nsys; a shorter capture may also help."},cuptiSubscribers={
id:"cupti-subscribers",pattern:/CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED|Another (tool|profiler) is (already )?(using|attached to) CUPTI/i,
sample:"CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED",what:"Another profiler in the process, often torch.profiler or a\
n NVTX/CUPTI injection, already uses CUPTI, which allows only one subscriber.",help:"Turn off the program's own profiler\
 (Hydra: workload.torch-profiler-off) and unset CUDA_INJECTION64_PATH."},driverTooOld={id:"driver-too-old",pattern:/CUDA driver version is insufficient|driver on your system is too old|forward compatibility was attempted on non supported HW|Driver\/library version mismatch/i,
sample:"CUDA driver version is insufficient for CUDA runtime version",what:"The host's GPU driver doesn't support the co\
ntainer's CUDA libraries.",help:"Use an image with a CUDA version that the driver supports (`nvidia-smi` shows the newes\
t), or update the host's driver and reboot."},deviceMismatch={id:"device-mismatch",pattern:/no CUDA-capable device is detected|invalid device ordinal|CUDA_ERROR_NO_DEVICE|CUDA_ERROR_INVALID_DEVICE|No CUDA GPUs are available|Found no NVIDIA driver|Torch not compiled with CUDA enabled/,
sample:"RuntimeError: CUDA error: invalid device ordinal",what:"The program asks for a GPU that it can't see. With workl\
oad.gpu, it sees only that GPU, as device 0.",help:"Use cuda:0 in the program, check workload.gpu and CUDA_VISIBLE_DEVIC\
ES, and start the container with --gpus all."},missingKernelFailures=[cuptiSubscribers,{id:"cupti-failed",pattern:/CUPTI_ERROR_\w+|CUDA profiling failed/,
sample:"CUDA profiling failed: Subscribe returned 999: CUPTI_ERROR_UNKNOWN",what:"CUPTI, the library that nsys traces CU\
DA with, failed.",help:"Use an nsys at least as new as the GPU's driver, and turn off other profilers of this GPU and pr\
ocess (`llm-profile doctor` looks for them). If both are fine, the driver may need a reboot."},{id:"nsys-older-than-driv\
er",pattern:/Installed CUDA driver version \([\d.]+\) is not supported by this build of Nsight Systems/,sample:"Installe\
d CUDA driver version (13.3) is not supported by this build of Nsight Systems. CUDA trace will be collected using librar\
ies for driver version 12.9",what:"nsys is older than the GPU's driver, so it may be unable to trace kernels.",help:"Use\
 an nsys at least as new as the driver: `nvidia-smi` shows the driver's CUDA version, and `llm-profile doctor` shows the\
 newest that nsys knows."},driverTooOld,deviceMismatch],knownFailures=[{id:"session-name-taken",pattern:/Session name '.*' is already in use/,
sample:"Session name 'profile-1' is already in use",what:"The name of the capture's nsys session is still in use, probab\
ly because an earlier capture was killed.",help:"Each attempt uses a new name, so a retry should work. `nsys sessions li\
st` shows leftover sessions.",transient:!0},cuptiSubscribers,importDamaged,outputUnwritable,importerMissing,importFailed,
diskFull,{id:"graph-launch-crash",pattern:/\bin cu(da)?GraphLaunch\b|\bcu(da)?GraphLaunch\+0x/,sample:'File "<unknown>",\
 line 0, in cuGraphLaunch',what:"The program crashed in cudaGraphLaunch. nsys traces every node of a CUDA graph there, a\
nd may have caused the crash.",help:"If the program runs without the profiler, use a newer nsys, turn off CUDA graphs in\
 the program, or set nsys.cuda-graph-trace to graph. With graph, nsys doesn't list the kernels in graphs, so the ranges \
need other kernels."},{id:"injection-crash",pattern:/\bfrom \S*libToolsInjection\w*\.so|\bin \S*libToolsInjection\w*\.so\)|libToolsInjection\w*\.so\(|\bin nvtx(Domain|Initialize|Mark|Name|Range)\w+/,
sample:"#2  0x00007ff5c885f606 in NSYS_DL_dlvsym () from /opt/nvidia/nsight_systems/libToolsInjection64.so",what:"The pr\
ogram crashed in an NVTX call, or in the library that nsys loads into the program to trace NVTX and CUDA.",help:"If the \
program runs without the profiler, use the newest nsys and the newest NVTX (Python: the nvtx package). To see if NVTX is\
 the cause, set nsys.capture to none and nsys.trace to cuda once; without NVTX, there are no ranges."},{id:"gpu-out-of-m\
emory",pattern:/CUDA out of memory|CUDA_ERROR_OUT_OF_MEMORY|OutOfMemoryError|cudaErrorMemoryAllocation|CUBLAS_STATUS_ALLOC_FAILED/,
sample:"torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 20.00 MiB.",what:"The GPU is out of memory, becaus\
e of this program or others on the same GPU.",help:"Check what else uses the GPU (`llm-profile doctor`), pick another GP\
U with workload.gpu, or shrink the workload."},driverTooOld,{id:"gpu-fault",pattern:/uncorrectable ECC|CUDA_ERROR_ECC_UNCORRECTABLE|GPU is lost|fallen off the bus|CUDA_ERROR_SYSTEM_NOT_READY|system not yet initialized|CUDA-capable device\(s\) is\/are busy or unavailable|CUDA_ERROR_DEVICE_UNAVAILABLE/i,
sample:"RuntimeError: CUDA error: CUDA-capable device(s) is/are busy or unavailable",what:"The GPU or its driver failed,\
 or another process has exclusive use of the GPU.",help:"A retry may work. If not, look for Xid lines in the kernel log,\
 and check the output of `nvidia-smi -q` and the compute mode.",transient:!0},deviceMismatch,{id:"agent-fault",pattern:/Agent launcher failed|Failed to (start|launch) (the )?profiling agent|Unable to (connect to|find) the (daemon|agent)|Timed out waiting for (the )?(agent|daemon|target)|Connection to (the )?(agent|daemon) (was )?lost|Local Endpoint is not available|^End of file$|tag_errno_text\*\] = Permission denied/im,
sample:"Agent launcher failed",what:"nsys couldn't start or reach its agent.",help:"A retry may work. If not, make sure \
the temporary folder is writable and no other version of nsys is running.",transient:!0},{id:"option-unknown",pattern:/unrecogni[sz]ed option '|Illegal --\S+ argument|Illegal (argument|value).*--/i,
sample:"unrecognised option '--cuda-graph-trace=node'",what:"This version of nsys doesn't recognize one of the options.",
help:"Check nsys.extra-arguments against `nsys profile --help`, or use a newer nsys."},{id:"hydra-override",pattern:/Could not (override|append to config|delete from config)|Key '.*' is not in struct|hydra\.errors\.\w+/,
sample:"Could not override 'profiler.enabled'.",what:"Hydra refused an override: the key isn't in the program's configur\
ation, or its type doesn't match.",help:"Correct workload.hydra-overrides. Set workload.torch-profiler-off to the overri\
des that turn off this program's profiler, or to [] if it has none."},{id:"model-access",pattern:/GatedRepoError|401 Client Error|Cannot access gated repo|LocalTokenNotFoundError|HF_TOKEN.*(not set|required)/i,
sample:"huggingface_hub.errors.GatedRepoError: 401 Client Error.",what:"The program has no token for its model: it gets \
no secrets, because nsys writes the environment into its report.",help:"Download the model in workload.setup (outside th\
e profiler), or pass the token as a file with workload.secret-files. workload.pass-env also works, but then the reports \
aren't uploaded."},{id:"python-module",pattern:/: No module named |ImportError: /,sample:"ModuleNotFoundError: No module\
 named 'transformers'",what:"The program's Python couldn't import a module or a name in it, often because the program do\
esn't use the interpreter that you set up.",help:"Use the interpreter's path (such as .venv/bin/python), or set VIRTUAL_\
ENV, PYTHONPATH and PATH in workload.environment."},{id:"library-missing",pattern:/error while loading shared libraries|cannot open shared object file/,
sample:"error while loading shared libraries: libcudart.so.13: cannot open shared object file: No such file or directory",
what:"A shared library is missing.",help:"Install the library, or set LD_LIBRARY_PATH in workload.environment. `llm-prof\
ile doctor` checks nsys's own libraries."},{id:"program-missing",pattern:/Executable not found in current directory|command not found|No such file or directory|failed to execute|Permission denied/i,
sample:"bash: line 1: pyhton3: command not found",what:"The program or a file it needs is missing or unreadable.",help:"\
Check the command, workload.working-directory and file permissions. With unprivileged-user isolation, the program runs a\
s another user, who must be able to read the files."},{id:"host-out-of-memory",pattern:/MemoryError|std::bad_alloc|Cannot allocate memory|oom-kill|Out of memory: Killed/,
sample:"MemoryError: Unable to allocate 2.00 GiB",what:"The host is out of memory.",help:"Give the container more memory\
 (and --shm-size=8g for data loaders), or shrink the workload."}];function matchFailure(text,except=[]){return knownFailures.
find(({id,pattern})=>!except.includes(id)&&pattern.test(text))??null}function matchMissingKernels(text){return missingKernelFailures.
find(({pattern})=>pattern.test(text))??null}var statsFailures=[{id:"stats-report-unknown",pattern:/ERROR: Report '.*' could not be found/,
sample:"ERROR: Report 'summary' could not be found.",what:"nsys stats doesn't know this report. Newer versions of nsys e\
xit with 0 anyway.",help:"Use another version of nsys. `nsys stats --help-reports` lists the reports that this version h\
as."},{id:"stats-broken",pattern:/encountered an internal error|No module named 'nsysstats'|Traceback \(most recent call last\)/,
sample:"ERROR: Report 'cuda_gpu_kern_sum' encountered an internal error",what:"One of nsys's report scripts failed; nsys\
 stats leaves an empty CSV and exits with 0.",help:"nsys's Python helpers may be missing. Reinstall nsys, for example wi\
th scripts/install-nsys.sh."},{id:"export-failed",pattern:/Exportation error: |unable to open database|file is not a database/,
sample:"Exportation error: Section Table Reference magic number mismatch.",what:"The report is damaged, unfinished, or f\
rom a newer nsys than this one.",help:"Export the report with the nsys that wrote it, or with a newer nsys."}];function matchStatsFailure(text){
return statsFailures.find(({pattern})=>pattern.test(text))??null}function applyRules(rules2,evidence){for(let rule of rules2){let failure=rule(evidence);if(failure!==null)return failure}
return null}var rules=[checkStarted,checkTimeLimit,checkExitCode,checkImportDamage,checkOutputWritable,checkRawFiles,checkReportExists,
checkReportSizes,checkInstances];function checkProcess(evidence){return applyRules(rules,evidence)}function checkStarted({
end,label,output}){return end.kind==="unknown"||end.outcome!=="not-started"?null:permanentFailure({id:"not-started",what:"\
The profiler couldn't start.",where:label,why:quoteLastLines(output,nsysSteps)})}function checkTimeLimit({end,label,output}){
if(end.kind==="unknown"||end.outcome!=="timed-out")return null;let atLimit=end.atLimit??null;if(atLimit?.kind==="profile\
r")return permanentFailure({id:"nsys-hung",what:`For ${counted(Math.round(atLimit.seconds/60),"minute")}, nsys was runni\
ng without the program, so we stopped nsys.`,where:label,why:quoteLastLines(output,/^$/),help:"Run again. If nsys hangs \
again, record less (such as a narrower range), or use another version of nsys."});let running=atLimit===null?"The progra\
m, one of its children, or nsys was still running.":`Still running: ${listText(atLimit.names.map(plainText),5)}.`;return permanentFailure(
{id:"time-limit",what:`The capture hit its time limit of ${end.timeLimitSeconds??"?"} s.`,where:label,why:`${running} ${quoteLastLines(
output,nsysSteps)}`,help:"Raise workload.time-limit, or find out what the program is waiting for. To profile a server, u\
se workload.server."})}var nsysOwnCode=1;function checkExitCode({end,label,output,reports,imports}){if(end.kind==="unkno\
wn"||end.exitCode!==null&&end.allowed.includes(end.exitCode))return null;let code=end.exitCode??-1,what=`The profiled co\
mmand exited with code ${code}${nameSignal(code)}.`,cause=matchFailure(output,["import-damaged",...code===nsysOwnCode?[]:
["import-failed"]]);if(cause!==null){let failure=describeKnownFailure(cause,label,what,output);return cause===importFailed?
addImports(failure,imports,quoteLastLines(output,nsysSteps)):failure}let whose=reports.length>0?"nsys wrote a report, so\
 this is probably the program's own exit code.":"There's no report, so the exit code may be the program's, or nsys's.";return permanentFailure(
{id:"workload-failed",what,where:label,why:`${whose} ${quoteLastLines(output,nsysSteps)}`,help:code===143?"Something sto\
pped the program with SIGTERM. If you want nsys to stop the program, set nsys.capture-range-end to stop-shutdown; exit c\
ode 143 then means success.":"Try the command without the profiler; its output is in this capture's stdout.txt and stder\
r.txt."})}function checkImportDamage({label,output,reports}){return reports.length===0||!importDamaged.pattern.test(output)?
null:describeKnownFailure(importDamaged,label,"",output)}function checkOutputWritable({label,output,reports}){return reports.
length>0||!outputUnwritable.pattern.test(output)?null:describeKnownFailure(outputUnwritable,label,"There's no report.",output)}
function checkRawFiles({label,output,rawLeft,reports,imports}){if(rawLeft.length===0||reports.length>0)return null;let cause=importerMissing.
pattern.test(output)?importerMissing:importFailed,failure=describeKnownFailure(cause,label,`nsys left ${rawLeft.join(", ")}\
 but no report.`,output);return addImports(failure,imports,failure.why===null?quoteLastLines(output,nsysSteps):null)}function addImports(failure,imports,quote){
let lines=[failure.why,quote,...imports.map(describeImport)].filter(line=>line!==null);return{...failure,why:lines.join(
`
`)}}function describeImport({exitCode:code,timedOut:hung,output}){let ended=code===137?"was ended by a signal":`exited w\
ith code ${code}`;return`We ran QdstrmImporter, which ${hung?"didn't end, so we stopped it":ended}. ${quoteLastLines(output,
nsysSteps)}`}function checkReportExists({label,gate,output,reports}){if(reports.length>0)return null;let cause=matchFailure(
output);if(cause!==null&&(cause.transient===!0||cause.id==="disk-full"))return describeKnownFailure(cause,label,"There's\
 no report.",output);if(gate?.kind==="nvtx")return permanentFailure(describeUnseenRange(gate.range.text,label));if(gate?.
kind==="cudaProfilerApi"){let tracing=matchMissingKernels(output);return tracing!==null?describeKnownFailure(tracing,label,
"There's no report.",output):permanentFailure({id:"profiler-api-not-called",what:"nsys wrote no report, as if the progra\
m never called cudaProfilerStart.",where:label,why:"nsys still exits with 0. Either the program doesn't call cudaProfile\
rStart, or nsys can't trace the process that does.",help:"Call torch.cuda.profiler.start() and stop() (cudaProfilerStart\
/Stop) around what you want to measure, or gate the capture on an NVTX range."})}return permanentFailure({id:"no-report",
what:"nsys reported no error, but wrote no report.",where:label,why:quoteLastLines(output,nsysSteps),help:"Read this cap\
ture's stderr.txt."})}function checkReportSizes({label,reports}){let empty=reports.find(({bytes})=>bytes===0);return empty===
void 0?null:permanentFailure({id:"report-empty",what:`The report ${empty.name} is empty (0 bytes).`,where:label,why:"nsy\
s may have been interrupted while writing, or the disk may be full.",help:"Free up disk space, and run again."})}function checkInstances({
label,gate,reports}){if(gate===null||gate.kind==="none"||reports.length===gate.instances)return null;let name=gate.kind===
"nvtx"?`NVTX range ${gate.range.text}`:"cudaProfilerStart",skip=gate.kind==="nvtx"?gate.range.skip:0,measured=reports.length-
skip;return permanentFailure({id:"instances-missing",what:`${reports.length} of ${counted(gate.instances,"instance")} of\
 ${name} were captured${skip===0?"":`: you asked to skip ${skip} and measure ${gate.instances-skip}`}.`,where:label,why:reports.
length>gate.instances?"nsys wrote more reports than we asked for.":"nsys saw the start of the range too few times; it st\
ill exits with 0.",help:`${measured>0?`Ask for ${measured} (instances: ${measured})`:"Skip fewer instances"}, or make th\
e program repeat the range.`})}function describeUnseenRange(range,label){return{id:"range-not-seen",what:`The NVTX range\
 ${JSON.stringify(range)} was never seen, so nothing was captured.`,where:label,why:"If the capture range never occurs, \
nsys exits with 0 and writes no report.",help:"Correct the range's name, or add that range to your program."}}function quoteOutput({
pattern},output){let line=output.split(`
`).find(text=>pattern.test(text));return line===void 0?null:`The output says: ${clipLine(line.trim())}`}function describeKnownFailure(cause,label,seen,output){
let parts={id:cause.id,what:seen===""?cause.what:`${seen} ${cause.what}`,where:label,why:quoteOutput(cause,output),help:cause.
help};return{...diagnostic(parts),transient:cause.transient===!0}}function permanentFailure(parts){return{...diagnostic(
parts),transient:!1}}function nameSignal(code){let name={130:"INT",134:"ABRT",137:"KILL",139:"SEGV",143:"TERM"}[code];return name===
void 0?"":` (signal ${name})`}var nsysSteps=/^\[\d+\/\d+\] \[|^Generating '|^Generated:|^\/.*\.(nsys-rep|qdstrm)$/;function quoteLastLines(output,saysNothing){
let lines=output.split(`
`).map(line=>line.trim()).filter(line=>line!==""&&!saysNothing.test(line));return lines.length===0?"There's no output.":
`Last output:
${lines.slice(-4).map(clipLine).join(`
`)}`}function clipLine(line){return line.length>300?`${line.slice(0,297)}\u2026`:line}export{findReplayedRange,rangeKeyText,splitRuns,addNcu,mergeReplayedRanges,joinNcu,findUnmeasured,diskFull,importDamaged,
matchFailure,matchMissingKernels,matchStatsFailure,applyRules,checkProcess,quoteOutput,quoteLastLines,clipLine};
