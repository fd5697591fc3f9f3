import{createRequire as llmProfileRequire}from"node:module";const require=llmProfileRequire(import.meta.url);globalThis.__zod_globalConfig={jitless:true};
var defaultConfig={workload:{command:null,module:null,"hydra-overrides":[],"torch-profiler-off":["++profiler.enabled=fal\
se"],python:null,"working-directory":".",environment:{},"pass-env":[],"secret-files":{},gpu:null,"time-limit":"30m",setup:null,
"rounds-per-load":null,server:{command:null,"ready-http":null,"ready-port":null,"ready-line":null,"ready-limit":"10m","w\
arm-up":null,client:null,captures:null}},ranges:[],instances:null,rounds:null,"time-budget":null,lines:"auto",retries:1,
attribution:"auto",metrics:[],steps:null,tokens:null,"require-kernels":!0,"top-kernels":12,out:"llm-profile-runs","keep-\
runs":null,"compress-above":null,isolation:"auto",nsys:{path:"nsys",trace:["cuda","nvtx"],gating:!0,capture:"nvtx","capt\
ure-range":null,captures:"auto","capture-range-end":"auto","registered-strings-only":!1,"cuda-graph-trace":"node","trace\
-fork-before-exec":!1,"extra-arguments":[]},ncu:{path:"ncu",enabled:!0,when:"auto",unavailable:"fail",gating:!0,"top-ker\
nels":12,"launches-per-kernel":1,preset:"quick",set:null,sections:[],metrics:[],"replay-mode":"kernel","end-early":!1,"k\
eep-report":!1,"extra-arguments":[]},latency:{pairs:null,"max-pairs":8,instances:null,command:null},compare:{goal:"hold",
verify:{command:null,tolerance:0},base:null,"max-rounds":6,"fail-on":["regression","baseline-failed"],"range-threshold":null,
"kernel-threshold":4.3,"count-threshold":1,"latency-threshold":5,thresholds:[],budgets:[],accepted:".llm-profile/accepte\
d.yml",calibration:null,caches:"same-choices","python-environment":"venv",guard:!0}},presets={decode:{ranges:["decode"]},
prefill:{ranges:["prefill"]},"prefill-decode":{ranges:["prefill","decode"]},quick:{workload:{"time-limit":"5m"},rounds:1,
retries:0,"top-kernels":5},scheduled:{rounds:3,retries:2,"keep-runs":30},sglang:{workload:{environment:{SGLANG_ENABLE_NVTX_SCHEDULER:"\
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
roofline"]}};export{defaultConfig,presets,familyPatterns,nameRuleFile,environmentRules,ncuMetricGroups};
