import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
import{UserError}from"./chunk-PJPSHN4Q.js";import{listText}from"./chunk-CY2EKH2J.js";import{noRanges,rangeText,
stableRangeName,unnamedRange,volatileName,wholeCaptureName}from"./chunk-YTVQXYLK.js";import{plainText}from"./chunk-KWNHFX66.js";var severities=["error","warning","note"];function diagnostic({id,severity,what,where,why,help}){return{id:id??null,severity:severity??
"error",what,where:where??null,why:why??null,help:help??null}}function diagnosticText({what,why,help}){return[what,why,help].
filter(part=>part!==null&&part!=="").join(" ")}var howToWrite="Write `Message` (default domain), `Message@Domain`, or `Message@*` (any domain). Write `\\@` for a litera\
l @.",placeholders=new Set(["range","message","range-name","<range>","my_range_name"]);function parseRange(text,instances,skip=0,where="\
ranges"){let refuse=(why,help=howToWrite)=>{throw new UserError({id:"bad-range",what:`Bad NVTX range ${JSON.stringify(text)}\
.`,where,why,help})};text.trim()===""&&refuse("The range is empty."),new RegExp("\\p{Cc}","u").test(text)&&refuse("The r\
ange contains a control character.");let parts=splitAtSigns(text);parts.length>2&&refuse("The range has more than one un\
escaped `@`.",`If an @ is part of the name, write it as \\@, such as \`${escapeAllButLast(text)}\`.`);let[rawMessage="",
rawDomain]=parts;rawMessage===unnamedRange&&refuse("A range without a name can't be chosen.","Give the range a name in t\
he program."),rawMessage===""&&refuse("The message before the `@` is missing."),rawDomain===""&&refuse("The domain after\
 the `@` is missing.",`For the default domain, remove the @. For any domain, write ${rawMessage}@*.`);let glob=/(^|[^\\])(\\\\)*[*?]/.
test(rawMessage),message=unescape(rawMessage,glob);placeholders.has(message.toLowerCase())&&refuse(`${JSON.stringify(message)}\
 is a placeholder from documentation, not the name of a real range.`,`Name a range that your program emits, such as deco\
de. If your range really has this name, write it as a glob: ${rawMessage.slice(0,-1)}?`),rawDomain!==void 0&&rawDomain!==
"*"&&/(^|[^\\])[*?]/.test(rawDomain)&&refuse("A domain must be a name or a single `*`. Only the message can be a glob.");
let domain=rawDomain===void 0?null:rawDomain==="*"?"*":unescape(rawDomain,!1);return{text,message,domain,glob,instances,
skip}}function nsysCaptureExpression({message,domain}){let escaped=name=>name.replace(/[\\@]/g,"\\$&");return domain===null?
/[\\@]/.test(message)?`${escaped(message)}@*`:message:`${escaped(message)}@${domain==="*"?"*":escaped(domain)}`}function splitAtSigns(text){
let parts=[""];for(let index=0;index<text.length;index+=1){let character=text.charAt(index);character==="\\"&&index+1<text.
length?(parts[parts.length-1]+=character+text.charAt(index+1),index+=1):character==="@"?parts.push(""):parts[parts.length-
1]+=character}return parts}function unescape(part,keepGlobEscapes){return keepGlobEscapes?part.replace(/\\([@,;(])/g,"$1"):
part.replace(/\\([@*?,;(\\])/g,"$1")}function escapeAllButLast(text){let last=text.lastIndexOf("@");return text.slice(0,
last).replace(/(?<!\\)@/g,"\\@")+text.slice(last)}var defaultConfig={workload:{command:null,module:null,"hydra-overrides":[],"torch-profiler-off":["++profiler.enabled=fal\
se"],python:null,"working-directory":".",environment:{},"pass-env":[],"secret-files":{},gpu:null,"time-limit":"30m",setup:null,
"rounds-per-load":null,server:{command:null,"ready-http":null,"ready-port":null,"ready-line":null,"ready-limit":"10m","w\
arm-up":null,client:null,captures:null}},ranges:[],instances:null,rounds:null,"time-budget":null,lines:"auto",retries:1,
attribution:"auto",metrics:[],steps:null,tokens:null,"require-kernels":!0,"top-kernels":12,out:"llm-profile-runs","keep-\
runs":10,"compress-above":null,isolation:"auto",nsys:{path:"nsys",trace:["cuda","nvtx"],gating:!0,capture:"nvtx","captur\
e-range":null,captures:"auto","capture-range-end":"auto","registered-strings-only":!1,"cuda-graph-trace":"node","trace-f\
ork-before-exec":!1,"extra-arguments":[]},ncu:{path:"ncu",enabled:!0,when:"auto",unavailable:"fail",gating:!0,"top-kerne\
ls":12,"launches-per-kernel":1,preset:"quick",set:null,sections:[],metrics:[],"replay-mode":"kernel","end-early":!1,"kee\
p-report":!1,"extra-arguments":[]},latency:{pairs:null,"max-pairs":8,instances:null,command:null},compare:{goal:"hold",verify:{
command:null,tolerance:0},base:null,"max-rounds":6,"fail-on":["regression","baseline-failed"],"range-threshold":null,"ke\
rnel-threshold":4.3,"count-threshold":1,"latency-threshold":5,thresholds:[],budgets:[],accepted:".llm-profile/accepted.y\
ml",calibration:null,caches:"same-choices","python-environment":"venv",guard:!0}},presets={decode:{ranges:["decode"]},prefill:{
ranges:["prefill"]},"prefill-decode":{ranges:["prefill","decode"]},quick:{workload:{"time-limit":"5m"},rounds:1,retries:0,
"top-kernels":5},scheduled:{rounds:3,retries:2,"keep-runs":30},sglang:{workload:{environment:{SGLANG_ENABLE_NVTX_SCHEDULER:"\
1"},server:{"ready-http":"/health","ready-port":3e4}},ranges:["scheduler.run_batch"],nsys:{"trace-fork-before-exec":!0},
ncu:{enabled:!1}},vllm:{workload:{environment:{VLLM_USE_V2_MODEL_RUNNER:"0",VLLM_NVTX_SCOPES_FOR_PROFILING:"1",VLLM_WORKER_MULTIPROC_METHOD:"\
spawn"},server:{"ready-http":"/health","ready-port":8e3}},ranges:["gpu_model_runner: forward"],nsys:{"trace-fork-before-\
exec":!0},ncu:{enabled:!1}},"vllm-profiler":{workload:{environment:{VLLM_WORKER_MULTIPROC_METHOD:"spawn"},server:{"ready\
-http":"/health","ready-port":8e3}},nsys:{"trace-fork-before-exec":!0},ncu:{enabled:!1}}},familyPatterns=[{family:"gemm",
patterns:["^(nested_)?gemm_fusion(_|$)","^triton_gemm_dot(_+\\d+)*$"]},{family:"softmax",patterns:["^triton_softmax(_+\\d\
+)*$"]},{family:"reduce",patterns:["^input_(\\w+_)?reduce_(\\w+_)?fusion(_|$)","^wrapped_reduce(_|$)"]},{family:"copy",patterns:[
"^(input_)?(transpose|concatenate|slice)_fusion(_|$)","^wrapped_(transpose|concatenate|copy|slice)(_|$)"]},{family:"elem\
entwise",patterns:["^(horizontal_)?loop_(\\w+_)?fusion(_+\\d+|_remat\\d*|_clone\\d*)*$","^wrapped_[a-z_]+(_|$)"]},{family:"\
xla",patterns:["^fusion(_+\\d+|_remat\\d*|_clone\\d*)*$"]},{family:"attention",patterns:["^triton_tem_.*attention"]},{family:"\
gemm",patterns:["^triton_tem_","^triton_mm"]},{family:"triton",patterns:["^triton_"]},{family:"communication",patterns:[
"nccl","nvshmem","all_?reduce|all_?gather|reduce_?scatter|all_?to_?all","cross_device_reduce"]},{family:"memory",patterns:[
"reshape_and_cache|concat_and_cache|(copy|swap)_blocks|append_?paged|kv_?cache_?(store|write|update|copy)|store_kv","Fil\
lFunctor|memset"]},{family:"attention",patterns:["flash_?(fwd|bwd|attn|attention|mla)|flash::|sdpa","fmha|(^|[^a-z])(mha\
|mqa|gqa|xqa|mla)(_|[^a-z]|$)","attention|(^|_)attn(_|$)","Batch(Decode|Prefill)With|Single(Decode|Prefill)With|MergeSta\
te","^_fwd_(grouped_)?kernel(_stage\\d)?$"]},{family:"moe",patterns:["(^|[^a-z])(fused_?)?moe","(^|_)moe(_|$)|moe_align|\
MoeFC|MoeGemm","topk_?gating","expert","grouped_topk"]},{family:"conv",patterns:["conv(?!er)","implicit_?gemm|_(fprop|dg\
rad|wgrad)_|(fprop|dgrad|wgrad)(2d|3d)|winograd","cudnn::cnn|(nchw|nhwc)To(nchw|nhwc)"]},{family:"quantize",patterns:["d\
equant","marlin_repack|awq_repack|gptq_shuffle"]},{family:"gemm",patterns:["gemm|gemv|nvjet|cutlass|cublas|xmma|wgmma|ma\
rlin|machete","splitKreduce|split_?k_?reduce","(^|[^a-z])(bmm|addmm|matmul|matvec|mm)(_|[^a-z]|$)|_matmul|scaled_mm","(a\
mpere|volta|turing|hopper)_\\w*(16816|884|1688|gmma)","(^|[^a-z])dot_kernel"]},{family:"norm",patterns:["(^|[^a-z])(t5|r\
ms|layer|group|batch|instance)_?norm|RowwiseMoments|(layer|rms|batch|group)norm","(^|[^a-z])bn_(fw|bw)"]},{family:"rope",
patterns:["rotary","(^|[^a-z])rope","ApplyRope|FusedRope|QKRope"]},{family:"sampling",patterns:["ArgMaxOps|ArgMinOps|arg\
max|argmin","top_?[kp](?![a-z])|topk|gatherTopK|radix_?(sort|select|find)|bitonic_?sort|(^|[^a-z])sort","multinomial|sam\
pl(e|ing)|penalt(y|ies)|logits_?process"]},{family:"softmax",patterns:["soft_?max"]},{family:"activation",patterns:["sil\
u|swish|swiglu|geglu|gelu|relu|(^|[^a-z])elu_|mish_|hard_?swish|act_and_mul|threshold_kernel|sigmoid_kernel|tanh_kernel"]},
{family:"quantize",patterns:["quant","fp8_?cast|cvt_\\w*_to_fp[48]|per_token_cast"]},{family:"embedding",patterns:["embe\
dding|indexSelect|index_select|vectorized_gather|(^|[^a-z])gather|index_elementwise|index_kernel|scatter_gather"]},{family:"\
copy",patterns:["copy","transpose|permute|contiguous","CatArray|(^|[^a-z])concat"]},{family:"reduce",patterns:["reduc(e|\
tion)","DeviceScan|(^|[^a-z])scan|cumsum|cumprod"]},{family:"elementwise",patterns:["elementwise|pointwise","BinaryFunct\
or|UnaryFunctor|CUDAFunctor|masked_fill|where_kernel|arange"]}],nameRuleFile={rules:[{name:"triton-specialization",kind:"\
unstable",pattern:"_0(?:[dce]|1)[0-9dce]+$",replacement:""},{name:"inductor-number",kind:"unstable",pattern:"^(triton_[a\
-z]+_fused(?:_\\w*?)?)_\\d+$",replacement:"$1_#"},{name:"xla-fusion-number",kind:"unstable",when:"^(?:fusion|[a-z_]+_fus\
ion)(?:_|$)",pattern:"^((?:(?:loop|input|horizontal_loop|horizontal_input|gemm|nested_gemm|custom|transpose|concatenate|\
scatter|gather|copy|convert|broadcast|reduce|dynamic_update_slice)_(?:[a-z]+_)*?)?fusion(?:_dot(?:_general)?)?)(?:_+\\d+|\
_remat\\d*|_clone\\d*)*$",replacement:"$1_#"},{name:"xla-operation-number",kind:"unstable",pattern:"^(wrapped_[a-z]+(?:_\
[a-z]+)*?|triton_(?:softmax|gemm_dot))(?:_+\\d+|_remat\\d*|_clone\\d*)*$",replacement:"$1_#"},{name:"anonymous-namespace\
-hash",kind:"unstable",pattern:"(?:_GLOBAL__N__|_INTERNAL_)[0-9a-f]{8}_\\w+",replacement:"<unnamed>"},{name:"anonymous-n\
amespace-word",kind:"unstable",pattern:"\\(anonymous namespace\\)",replacement:"<unnamed>"},{name:"lambda-instance",kind:"\
unstable",pattern:"\\(instance \\d+\\)",replacement:"(instance #)"},{name:"lambda-number",kind:"unstable",pattern:"(\\{(?\
:lambda\\([^{}]*\\)|unnamed type))#\\d+\\}",replacement:"$1#}"},{name:"lambda-suffix",kind:"unstable",pattern:"'lambda\\d\
+'",replacement:"'lambda'"},{name:"cub-namespace",kind:"unstable",pattern:"\\b(CUB|THRUST)_\\d[\\d_]*(?:SM_[\\d_]+)?_?NS\\b",
replacement:"$1_NS"},{name:"cccl-namespace",kind:"unstable",pattern:"\\b_V_\\d+(?:_SM[\\d_]+)?",replacement:"_V"},{name:"\
nvjet-tile",kind:"variant",when:"^nvjet_",pattern:"_\\d+x\\d+_\\d+x\\d+_\\d+x\\d+(?:_(?:[vh]|b[xyz]|2cta|coop[A-Z]|splitK|stre\
amK))*",replacement:"_#"},{name:"cutlass-tile",kind:"variant",when:"cutlass_\\d",pattern:"_\\d+x\\d+_\\d+x\\d+_([nt]{2})(?:_\
align\\d+)?",replacement:"_#_$1"},{name:"cutlass3-tile",kind:"variant",when:"cutlass3x_",pattern:"_\\d+x\\d+x\\d+_\\d+x\\d+x\\\
d+_\\d+_([nt]{3})_align\\d+\\w*",replacement:"_#_$1"},{name:"cutlass3-instruction",kind:"variant",when:"cutlass3x_",pattern:"\
_([a-z]+)\\d+x\\d+x\\d+gemm",replacement:"_$1#gemm"},{name:"cutlass-gemm-shape",kind:"variant",when:"cutlass::gemm::",pattern:"\
GemmShape<[^<>]*>",replacement:"GemmShape<#>"},{name:"cutlass-cute-shape",kind:"variant",when:"cutlass::device_kernel<(?\
!.*flash).*cutlass::gemm::",pattern:"cute::tuple<(?:cute::)?C<(?:\\(int\\))?\\d+>(?:, ?(?:cute::)?C<(?:\\(int\\))?\\d+>)*>",
replacement:"cute::tuple<#>"},{name:"xmma-tile",kind:"variant",when:"xmma",pattern:"_(?:tilesize|warpgroupsize|warpsize|\
cluster|tensor|cga)\\d+x\\d+x\\d+|_stage\\d+|_execute_(?:segment_k_(?:on|off)|split_k)|__5x_cublas",replacement:""},{name:"\
cublas-tile",kind:"variant",when:"^(?:volta|turing|ampere|hopper|maxwell|cudnn_infer_|cudnn_ampere)",pattern:"_\\d+x\\d+(?\
:_(?:ldg\\d+|sliced\\d+x\\d+|f2f|stages_\\d+x\\d+|small|medium|large|interior|splitK\\w*?|v\\d))*(?=_|$)",replacement:"_\
#"},{name:"cublaslt-splitk-reduce",kind:"variant",pattern:"(splitKreduce_kernel<)(?:\\(int\\))?\\d+, (?:\\(int\\))?\\d+,",
replacement:"$1#,"},{name:"cublas-gemv",kind:"variant",when:"gemv",pattern:"(?:\\(int\\)\\d+, )*\\(int\\)\\d+(?=[,>])",replacement:"\
#"},{name:"cudnn-sdpa-knob",kind:"variant",when:"^cudnn_generated_",pattern:"_knob_\\d+_\\d+x\\d+x(\\d+)_\\d+x\\d+x\\d+(?:_cga\\\
d+x\\d+x\\d+)?_kernel\\d+_\\d+",replacement:"_x$1_kernel"},{name:"flash2-blocks",kind:"variant",pattern:"(Flash_(?:fwd|b\
wd)_kernel_traits|Flash_kernel_traits)<((?:\\(int\\))?\\d+), (?:\\(int\\))?\\d+, (?:\\(int\\))?\\d+, (?:\\(int\\))?\\d+",
replacement:"$1<$2, #"},{name:"flash3-tile",kind:"variant",when:"flash::",pattern:"(CollectiveMainloop\\w+<)(?:\\(int\\))?\\\
d+, cute::tuple<[^<>]*(?:<[^<>]*>[^<>]*)*>, cute::tuple<cute::C<(?:\\(int\\))?\\d+>, cute::C<(?:\\(int\\))?\\d+>, (cute::C<(?:\
\\(int\\))?\\d+>)>",replacement:"$1#, $2"},{name:"vllm-paged-attention",kind:"variant",pattern:"(paged_attention_v[12]_k\
ernel<[^<>,]+, [^<>,]+, (?:\\(int\\))?\\d+, (?:\\(int\\))?\\d+), (?:\\(int\\))?\\d+",replacement:"$1, #"},{name:"vllm-al\
l-reduce-stage",kind:"variant",pattern:"cross_device_reduce_[12]stage",replacement:"cross_device_reduce_#stage"},{name:"\
vllm-vector-width",kind:"variant",when:"vllm::",pattern:"((?:fused_add_)?rms_norm\\w*_kernel<[^<>,]+), (?:\\(int\\))?\\d+",
replacement:"$1, #"},{name:"marlin-tiles",kind:"variant",when:"[Mm]arlin",pattern:"(\\bMarlin<[^()]*?)(?:\\(int\\)\\d+, ){4}",
replacement:"$1#, "},{name:"nccl-algorithm",kind:"variant",when:"^nccl",pattern:"_(?:RING|TREE|NVLS_TREE|NVLS|COLLNET_DI\
RECT|COLLNET_CHAIN|PAT)_(?:LL128|LL|SIMPLE)",replacement:"_#"},{name:"cub-policy",kind:"variant",pattern:"::Policy\\d+",
replacement:"::Policy#"},{name:"pytorch-vector-width",kind:"variant",when:"at::native::",pattern:"((?:vectorized_|unroll\
ed_|legacy_)?elementwise_kernel<|reduce_kernel<)(?:(?:\\(int\\))?\\d+, )+",replacement:"$1#, "},{name:"pytorch-softmax-s\
ize",kind:"variant",pattern:"(softmax_warp_(?:forward|backward)<[^<>]*?)(?:\\(int\\))\\d+",replacement:"$1#"}],chosen:[{
name:"inductor",pattern:"^triton_[a-z]+_fused|^triton_(?:mm|tem)(?:_|$)",measures:!0},{name:"xla-gemm",pattern:"^(?:nest\
ed_)?gemm_(?:[a-z]+_)*fusion(?:_dot(?:_general)?)?(?:_+\\d+|_remat\\d*|_clone\\d*)*$|^triton_gemm_dot(?:_+\\d+)*$",measures:!0},
{name:"nvjet",pattern:"^nvjet_",tile:"_(\\d+)x(\\d+)_\\d+x\\d+_\\d+x\\d+"},{name:"cutlass3",pattern:"cutlass3x_",tile:"_\
(\\d+)x(\\d+)x\\d+_\\d+x\\d+x\\d+_\\d+_[nt]{3}"},{name:"cutlass",pattern:"cutlass_\\d+_",tile:"_(\\d+)x(\\d+)_\\d+x\\d+_[nt]\
{2}"},{name:"xmma",pattern:"^sm\\d+_xmma_",tile:"tilesize(\\d+)x(\\d+)x\\d+"},{name:"cublas",pattern:"^(?:volta|turing|a\
mpere|hopper|maxwell)_\\w*gemm_|splitKreduce_kernel",tile:"gemm_(?:\\w+?_)?(\\d+)x(\\d+)_"}]},environmentRules={names:["\
PATH","HOME","USER","LOGNAME","SHELL","LANG","LANGUAGE","TZ","LD_LIBRARY_PATH","VIRTUAL_ENV","PYTHONPATH","PYTHONHOME","\
PYTHONUNBUFFERED","PYTHONHASHSEED","PYTHONDONTWRITEBYTECODE","PYTHONPYCACHEPREFIX","PYTHONNOUSERSITE","PYTHONUSERBASE","\
PYTHONIOENCODING","PYTHONUTF8","PYTHONMALLOC","PYTHONWARNINGS","PYTHONFAULTHANDLER","HYDRA_FULL_ERROR","XDG_CACHE_HOME",
"XDG_CONFIG_HOME","XDG_DATA_HOME","HF_HOME","HF_DATASETS_CACHE","HF_DATASETS_OFFLINE","HF_ENDPOINT","REQUESTS_CA_BUNDLE",
"CURL_CA_BUNDLE","TOKENIZERS_PARALLELISM","MASTER_ADDR","MASTER_PORT","WORLD_SIZE","RANK","LOCAL_RANK","LOCAL_WORLD_SIZE",
"GROUP_RANK","NODE_RANK","OMPI_COMM_WORLD_RANK","OMPI_COMM_WORLD_SIZE","OMPI_COMM_WORLD_LOCAL_RANK","OMPI_COMM_WORLD_LOC\
AL_SIZE","OMPI_COMM_WORLD_NODE_RANK","PMI_RANK","PMI_SIZE","PMIX_RANK","SLURM_JOB_ID","SLURM_JOB_NODELIST","SLURM_LAUNCH\
_NODE_IPADDR","SLURM_LOCALID","SLURM_NNODES","SLURM_NODEID","SLURM_NODELIST","SLURM_NPROCS","SLURM_NTASKS","SLURM_PROCID",
"SLURM_STEP_ID","SLURM_STEP_NODELIST","SLURM_TASKS_PER_NODE"],prefixes:["LC_","CONDA_","CUDA_","CUBLAS_","CUDNN_","CUTLA\
SS_","NVIDIA_","NCCL_","NVSHMEM_","OMPI_MCA_","UCX_","NVTE_","TRTLLM_","TORCH","PYTORCH_","ATEN_","TRITON_","XLA_","JAX_",
"TF_","HF_HUB_","TRANSFORMERS_","VLLM_","SGLANG_","SGL_","FLASHINFER_","FLASH_ATTENTION_","OMP_","GOMP_","KMP_","MKL_","\
OPENBLAS_","NUMEXPR_","GLOO_","UCX_","FI_"],never:["GITHUB_","ACTIONS_","INPUT_","RUNNER_"],step:{names:["GITHUB_STATE",
"GITHUB_OUTPUT","GITHUB_ENV","GITHUB_PATH","GITHUB_STEP_SUMMARY"],prefixes:["ACTIONS_","INPUT_"]}},ncuMetricGroups={groups:{
launch:{describes:"grid, block, registers, shared memory, waves",sections:["LaunchStats"],metrics:[]},occupancy:{describes:"\
theoretical and achieved occupancy, and what limits it",sections:["Occupancy"],metrics:[]},throughput:{describes:"durati\
on, use of device memory, and how much of the peak of instructions and of the tensor cores was reached",sections:[],metrics:[
["gpu__time_duration.sum"],["gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed"],["dram__bytes.sum.per_second"],["s\
m__inst_executed.avg.pct_of_peak_sustained_elapsed"],["sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_elapsed"]]},
"speed-of-light":{describes:"duration, and how much of the peak throughput of SMs, caches and memory was reached",sections:[
"SpeedOfLight"],metrics:[]},memory:{describes:"bytes moved, hit rates, spills, and how well accesses coalesce",sections:[
"MemoryWorkloadAnalysis"],metrics:[["dram__bytes_read.sum","dram__bytes_op_read.sum"],["dram__bytes_write.sum","dram__by\
tes_op_write.sum"],["l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_ld.ratio"],["smsp__sass_average_data_by\
tes_per_sector_mem_global_op_ld.ratio"],["memory_l2_theoretical_sectors_global"],["memory_l2_theoretical_sectors_global_\
ideal"]]},tensor:{describes:"use of the pipelines, the tensor cores among them",sections:["ComputeWorkloadAnalysis"],metrics:[]},
stalls:{describes:"what warps wait for",sections:["WarpStateStats","SchedulerStats"],metrics:[]},roofline:{describes:"op\
erations by precision, bytes, and the peaks of the device",sections:["SpeedOfLight_RooflineChart","SpeedOfLight_Hierarch\
icalDoubleRooflineChart","SpeedOfLight_HierarchicalSingleRooflineChart","SpeedOfLight_HierarchicalHalfRooflineChart","Sp\
eedOfLight_HierarchicalTensorRooflineChart"],metrics:[]}},presets:{quick:["launch","occupancy","throughput"],"speed-of-l\
ight":["launch","occupancy","speed-of-light"],roofline:["launch","occupancy","speed-of-light","tensor","roofline"],memory:[
"launch","occupancy","speed-of-light","memory"],full:["launch","occupancy","speed-of-light","memory","tensor","stalls","\
roofline"]}};function nearest(word,candidates,maxDistance){let wanted=fold(word),limit=maxDistance??Math.max(1,Math.round(wanted.length/
3)),best=null,bestDistance=1/0,container=null,containerGap=1/0;for(let candidate of candidates){let folded=fold(candidate),
distance=editDistance(wanted,folded);distance<=limit&&distance<bestDistance&&(best=candidate,bestDistance=distance);let gap=Math.
abs(folded.length-wanted.length);maxDistance===void 0&&gap<containerGap&&oneContainsOther(wanted,folded)&&(container=candidate,
containerGap=gap)}return best??container}function editDistance(left,right){let a=[...left],b=[...right],beforePrevious=[],
previous=Array.from({length:b.length+1},(_,column)=>column);for(let row=1;row<=a.length;row++){let current=[row];for(let column=1;column<=
b.length;column++){let same=a[row-1]===b[column-1],cost=Math.min(at(previous,column)+1,at(current,column-1)+1,at(previous,
column-1)+(same?0:1));row>1&&column>1&&a[row-1]===b[column-2]&&a[row-2]===b[column-1]&&(cost=Math.min(cost,at(beforePrevious,
column-2)+1)),current.push(cost)}beforePrevious=previous,previous=current}return at(previous,b.length)}var shortestPart=3;
function oneContainsOther(a,b){return Math.min(a.length,b.length)>=shortestPart&&(a.includes(b)||b.includes(a))}function fold(word){
return word.toLowerCase().replaceAll("_","-")}function at(row,index){return row[index]??1/0}var engines=[{name:"vLLM",package:"vllm",program:/^(?:.*\/)?vllm$|^vllm\./,range:/^(?:gpu_model_runner: |execute_context_)/,
logged:/Initializing a V1 LLM engine \(v([^)\s]+)\)/,server:{command:/(?:^|[\s/])vllm serve(?:\s|$)|\svllm\.entrypoints\.(?:openai\.)?api_server(?:\s|$)/,
port:8e3},problem:vllmProblem},{name:"SGLang",package:"sglang",program:/^(?:.*\/)?sglang$|^sglang\./,range:/^scheduler\.\w+$/,
logged:null,server:{command:/(?:^|[\s/])sglang serve(?:\s|$)|\ssglang\.launch_server(?:\s|$)/,port:3e4},problem:sglangProblem},
{name:"TensorRT-LLM",package:"tensorrt-llm",program:/^(?:.*\/)?trtllm-[\w-]+$|^tensorrt_llm\./,range:null,logged:null,server:{
command:/(?:^|[\s/])trtllm-serve(?:\s|$)/,port:8e3},problem:({environment},_version,called)=>["TLLM_LLMAPI_ENABLE_NVTX",
"TLLM_NVTX_DEBUG"].some(name=>isOn(environment,name))?null:{why:`This is ${called}, and its extra NVTX ranges are off.`,
help:"Set TLLM_LLMAPI_ENABLE_NVTX=1 or TLLM_NVTX_DEBUG=1 in workload.environment (docs/engines.md)."}},{name:"llama.cpp",
package:null,program:/^(?:.*\/)?llama-(?:bench|cli|server|completion|batched-bench)$/,range:null,logged:null,server:{command:/(?:^|[\s/])llama-server(?:\s|$)/,
port:8080},problem:()=>({why:"llama.cpp has no NVTX ranges in its CUDA backend.",help:"Leave `ranges` out. The whole pro\
gram then counts as one range (docs/engines.md)."})}];function findEngine(evidence){let engine=engines.find(one=>isEngine(
one,evidence));if(engine===void 0)return null;let version=versionOf(engine,evidence),called=version===null?engine.name:`${engine.
name} ${version}`;return{name:engine.name,version,problem:engine.problem(evidence,version,called)}}function findServerPort(argv){
let line=argv.join(" "),server=engines.map(engine=>engine.server).find(one=>one?.command.test(line)===!0);if(server==null)
return null;let[,given]=/\s--port[ =](\d{1,5})(?:\s|$)/.exec(line)??[],port=Number(given??server.port);return port>=1&&port<=
65535?port:server.port}function otherRunner(evidence){let version=findEngine(evidence)?.version??null,by=version===null?
null:defaultOfV2(version);return by===null||evidence.environment[runnerVariable]!=="0"?null:`${runnerVariable}=0 makes v\
LLM ${version} run the V1 model runner. By default, vLLM uses V2 ${by==="all"?"whenever it can":"for some models"}, so t\
his may not measure what vLLM runs by default.`}function isEngine({program,range,logged},{argv,output,ranges}){return argv.
flatMap(argument=>argument.split(/[\s;&|()"'`]+/)).some(word=>program.test(word))||logged?.test(output)===!0?!0:argv.length===
0&&range!==null&&ranges.some(text=>range.test(text))}function versionOf({package:name,logged},{output,pythonPackages}){let said=logged?.
exec(output)?.[1]??(name===null?null:pythonPackages?.[name]);return said!=null&&/^\d[\w.+!-]{0,60}$/.test(said)?said:null}
var scopesVariable="VLLM_NVTX_SCOPES_FOR_PROFILING",runnerVariable="VLLM_USE_V2_MODEL_RUNNER";function vllmProblem({argv,
environment,output,ranges},version,called){if(ranges.length>0&&ranges.every(text=>text.startsWith("execute_context_")))return argv.
some(word=>word.includes("--profiler-config"))?null:withoutProfiler;let runner=environment[runnerVariable],noScopes="has\
 no NVTX scopes (as of vLLM 0.33)";if(/Using V2 Model Runner/.test(output))return runner!=="0"?{why:`This is ${called} w\
ith the V2 model runner, which ${noScopes}.`,help:takeV1}:{why:`This is ${called} with the V2 model runner, although ${runnerVariable}\
=0 is set: a feature of this server needs V2. V2 ${noScopes}.`,help:"Turn off the feature that needs V2, or use the pres\
et vllm-profiler (docs/engines.md)."};if(runner==="1")return{why:`This is ${called} with the V2 model runner, which ${noScopes}\
.`,help:takeV1};let by=version===null?null:defaultOfV2(version);if(by!==null&&runner!=="0"&&!hasStarted(output))return{why:`\
This is ${called}, which uses the V2 model runner ${by==="all"?"by default":"for some models"}. V2 ${noScopes}.`,help:takeV1};
if(isOn(environment,scopesVariable))return null;let help=`Set ${scopesVariable}=1 in workload.environment, as the preset\
 vllm does.`;return{why:`This is ${called}, and its NVTX scopes are off.`,help}}var takeV1=`Set ${runnerVariable}=0 in w\
orkload.environment, as the preset vllm does, or measure V2 with the preset vllm-profiler (docs/engines.md).`,withoutProfiler={
why:"vLLM emits execute_context_\u2026 only if it's started with --profiler-config.profiler=cuda. Newer versions emit this ra\
nge only while they're profiling.",help:"Add --profiler-config.profiler=cuda to the server's command, and let the client\
 start and stop profiling: vllm bench serve --profile (docs/engines.md)."};function hasStarted(output){return/Initializing a V1 LLM engine/.
test(output)}function defaultOfV2(version){let[,major,minor]=/^(\d+)\.(\d+)/.exec(version)??[];return major===void 0||minor===
void 0?null:Number(major)>0||Number(minor)>=29?"all":Number(minor)>=24?"some":null}function sglangProblem({environment,pythonPackages},_version,called){
return isOn(environment,"SGLANG_ENABLE_NVTX_SCHEDULER")?pythonPackages===null||"nvtx"in pythonPackages?null:{why:`This i\
s ${called}, and the Python package nvtx isn't installed. Without it, SGLang emits no ranges.`,help:"Install nvtx where \
SGLang is installed."}:{why:"SGLang emits scheduler.run_batch only with SGLANG_ENABLE_NVTX_SCHEDULER=1.",help:"Set SGLAN\
G_ENABLE_NVTX_SCHEDULER=1 in workload.environment, as the preset sglang does, and install the Python package nvtx."}}function isOn(environment,name){
return/^(?:1|true|yes|on)$/i.test(environment[name]??"")}function explainUnseen(unseen,range,discovered,{registeredStringsOnly,argv}){if("what"in discovered){let why=`The run to\
 list the existing ranges failed, too (${discovered.what})`;return{...unseen,id:"range-not-seen",why}}let stableName=stableRangeName(
range.message),same=discovered.filter(({name,domain})=>name===stableName&&(range.domain==="*"||domain===(range.domain??"")));
return same.some(({isVolatile})=>isVolatile===!0)?{...unseen,id:"range-not-seen",...volatileName}:same.some(({registered})=>!registered)&&
registeredStringsOnly?{...unseen,id:"range-not-registered",what:`The NVTX range ${JSON.stringify(range.text)} exists, bu\
t only as a plain string, and nsys was set to gate only on registered strings.`,why:"Python and PyTorch emit plain strin\
gs, so nsys never starts a capture: it exits with 0 and writes no report.",help:"Set nsys.registered-strings-only to fal\
se (the default), or register the string (nvtxDomainRegisterStringA)."}:same.length>0?{...unseen,id:"range-not-seen",why:"\
The program emitted the range when we ran it again with only NVTX tracing. So the program doesn't always emit the range,\
 or emits it in a process that nsys doesn't gate on.",help:"Make sure the program takes the same path under CUDA tracing\
. nsys gates on NVTX push/pop and start/end ranges, not on marks."}:{...unseen,id:"range-not-seen",...describeSeen(range,
discovered,argv)}}function explainByEngine(missing,evidence){let problem=findEngine(evidence)?.problem??null;if(problem===
null)return missing;let why=[problem.why,...missing.why===null?[]:[missing.why]].join(`
`);return{...missing,why,help:problem.help}}function describeSeen(wanted,seen,argv){if(seen.length===0)return noRanges(argv);
let why=`The program emitted only these ranges: ${listed(seen.map(written))}.`,sameName=seen.filter(({name})=>name===stableRangeName(
wanted.message));if(sameName.length>0)return{why,help:`The range exists in another domain; write ${sameName.map(written).
join(" or ")}, or ${written({name:wanted.message,domain:""})}@* for any domain.`};let list=rangesOfList(wanted,seen);if(list!==
null){let flags=list.map(range=>`--range ${range}`).join(" ");return{why,help:`Name each range separately: ${flags}, or \
in a file, ranges: [${list.join(", ")}].`}}let match=nearestRange(wanted,seen);return{why,help:match===void 0?"Choose on\
e of these ranges.":`Did you mean ${written(match)}?`}}function rangesOfList({message,domain},seen){let parts=message.split(
/[,;]/).map(part=>part.trim()),found=parts.map(part=>seen.find(range=>range.name===part&&range.domain===(domain??""))).filter(
range=>range!==void 0);return parts.length>1&&found.length===parts.length?found.map(written):null}function nearestRange({
message,domain,glob},seen){let withDomain=domain!==null&&domain!=="*",text=range=>withDomain&&range.domain!==""?`${range.
name}@${range.domain}`:range.name,name=glob?message.replaceAll(/[*?]/g,""):message,closest=nearest(withDomain?`${name}@${domain}`:
name,seen.map(text));return seen.find(range=>text(range)===closest)}function written({name,domain}){return plainText(rangeText(
name,domain).replace(/[,;]/g,"\\$&"))}function named(range){return range.name===wholeCaptureName&&range.domain===""?"the\
 whole capture":`the NVTX range ${written(range)}`}function listed(names){return listText(names,12)}export{severities,diagnostic,diagnosticText,parseRange,nsysCaptureExpression,defaultConfig,presets,familyPatterns,nameRuleFile,
environmentRules,ncuMetricGroups,nearest,findEngine,findServerPort,otherRunner,explainUnseen,explainByEngine,describeSeen,
written,named,listed};
