/** Software that affects work on the GPU. */
export interface Software {
  /** Matches lowercase names of Python packages, dpkg packages, libraries, and variables. */
  readonly pattern: RegExp;
  /**
   * The kernel families that the software provides or chooses (conf/kernel-families.yml). Empty if the software affects all families, but
   * only slightly.
   */
  readonly families: readonly string[];
}

const anyOfFramework = [
  ...["gemm", "attention", "conv", "norm", "softmax", "activation", "embedding", "reduce", "elementwise", "copy"],
  ...["memory", "sampling", "triton", "other"],
];
const ofServers = [
  ...["gemm", "attention", "moe", "norm", "activation", "rope", "quantize", "memory", "sampling", "communication"],
];

/** Most specific first: libraries for one kind of kernel, then frameworks, then what all of these depend on. */
export const software: readonly Software[] = [
  { pattern: /^(?:nvidia-|lib)?cublas(?:lt)?(?![a-z])/, families: ["gemm"] },
  { pattern: /^(?:nvidia-|lib)?cudnn(?![a-z])/, families: ["conv", "attention"] },
  { pattern: /^(?:nvidia-|lib)?nccl(?![a-z])/, families: ["communication"] },
  { pattern: /^(?:nvidia-|lib)?nvshmem(?![a-z])/, families: ["communication"] },
  { pattern: /^(?:nvidia-)?cutlass(?![a-z])/, families: ["gemm", "attention", "moe"] },
  { pattern: /^(?:nvidia-|lib)?cu(?:sparse(?:lt)?|tensor)(?![a-z])/, families: ["gemm"] },
  { pattern: /^(?:flash-attn|flash-attention|flash-mla|xformers|sageattention)/, families: ["attention"] },
  { pattern: /^flashinfer/, families: ["attention", "norm", "activation", "rope", "sampling", "moe"] },
  { pattern: /^deep-?gemm/, families: ["gemm", "moe"] },
  { pattern: /^(?:bitsandbytes|autoawq|auto-gptq|gptqmodel|torchao|marlin)/, families: ["quantize", "gemm"] },
  { pattern: /^transformer-engine/, families: ["gemm", "attention", "norm", "quantize"] },
  { pattern: /^(?:pytorch-)?triton(?:-|$|_)/, families: ["triton", "gemm", "attention", "moe"] },
  { pattern: /^(?:vllm|sglang|sgl-kernel|tensorrt-llm|lmdeploy)(?:-|$|_)/, families: ofServers },
  { pattern: /^(?:jax|jaxlib|jax-cuda\d+-(?:pjrt|plugin))$|^xla_/, families: ["xla", "gemm", "triton"] },
  { pattern: /^(?:torch|torchvision|torchaudio|pytorch)(?:-|$|_)|^torchinductor_/, families: anyOfFramework },
  { pattern: /^(?:transformers|accelerate|diffusers|peft)$/, families: ["attention", "moe", "elementwise", "copy"] },
  { pattern: /^(?:tensorflow|tensorrt|onnxruntime|cupy|numba|deepspeed|apex)/, families: [] },
  {
    pattern: /^(?:nvidia|cuda|cudart|nvrtc|nvjitlink|libnv|libcu(?:fft|rand|solver)|cu(?:fft|rand|solver))/,
    families: [],
  },
];
