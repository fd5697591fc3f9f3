import { expect, test } from "@jest/globals";
import { compileFamilies, createFamilyLookup } from "../../src/analyze/families.ts";
import { loadFamilies } from "../../src/pipeline/conf.ts";

const familyOf = createFamilyLookup(loadFamilies());

/** Names from the recordings, and of well-known libraries. */
const names: readonly (readonly [family: string, ...names: string[]])[] = [
  [
    "gemm",
    "nvjet_sm90_tst_64x8_64x16_4x1_v_bz_splitK_TNT",
    "sm90_xmma_gemm_bf16bf16_bf16f32_f32_tn_n_tilesize64x64x64_warpgroupsize1x1x1_execute_segment_k_off_kernel__5x_cublas",
    "void cutlass::Kernel2<cutlass_80_simt_sgemm_128x32_8x5_nn_align1>(T1::Params)",
    "std::enable_if<!T7, void>::type internal::gemvx::kernel<int, int, __nv_bfloat16, __nv_bfloat16, __nv_bfloat16, float>(T13)",
    "void cublasLt::splitKreduce_kernel<(int)32, (int)16, int, float, __nv_bfloat16>(T1)",
    "void vllm::awq::gemm_forward_4bit_cuda_m16n128k32<128>(int)",
    "void gptq_marlin::Marlin<__nv_bfloat16, 256, 1, 8, 8>(const int4 *)",
    "triton_tem_fused_mm_3",
    "gemm_fusion_dot_14",
  ],
  ["reduce", "input_reduce_fusion", "input_multiply_reduce_fusion_2", "wrapped_reduce"],
  ["elementwise", "loop_add_fusion_1", "loop_slice_fusion", "loop_transpose_fusion", "wrapped_multiply_3"],
  ["xla", "fusion", "fusion_256"],
  ["copy", "input_transpose_fusion_1", "wrapped_concatenate"],
  ["softmax", "triton_softmax_18"],
  // Names of others that only sound like XLA's.
  ["other", "my_fusion_2", "fusion_step(int)", "input_pipeline"],
  [
    "attention",
    "cudnn_generated_fort_native_sdpa_sm90_flash_fprop_wgmma_f16_knob_7_64x128x64_4x1x1_cga1x1x1_kernel0_0",
    "void flash_fwd_splitkv_kernel<Flash_fwd_kernel_traits<128, 64, 128, 4, false, false, cutlass::bfloat16_t>>(Flash_fwd_params)",
    "fmha_cutlassF_bf16_aligned_64x128_rf_sm80(PyTorchMemEffAttention::AttentionKernel<cutlass::bfloat16_t>::Params)",
    "void vllm::paged_attention_v1_kernel<unsigned short, unsigned short, 128, 16, 128>(float *)",
    "void flashinfer::BatchDecodeWithPagedKVCacheKernel<int>(T1)",
    "_fwd_kernel_stage1",
    "triton_tem_fused_flex_attention_4",
  ],
  [
    "moe",
    "fused_moe_kernel",
    "void vllm::moe::topkGatingSoftmax<8, 64, 4, 16>(const float *)",
    "void tensorrt_llm::kernels::cutlass_kernels::MoeFCGemm<cutlass::half_t>(T1)",
  ],
  [
    "norm",
    "void vllm::rms_norm_kernel<c10::BFloat16>(c10::BFloat16 *)",
    "void at::native::<unnamed>::vectorized_layer_norm_kernel<float, float>(int, float)",
    "void cudnn::bn_fw_tr_1C11_kernel_NCHW<float>(cudnnTensorStruct)",
  ],
  ["softmax", "void <unnamed>::softmax_warp_forward<float, float, float, (int)10, (bool)0, (bool)0>(T2 *)"],
  [
    "activation",
    "void at::native::vectorized_elementwise_kernel<(int)8, at::native::<unnamed>::silu_kernel(at::TensorIteratorBase &)::[lambda() (instance 1)]>(int, T2, T3)",
    "void at::native::vectorized_elementwise_kernel<4, at::native::GeluCUDAKernelImpl(at::TensorIteratorBase &)>(int)",
    "void vllm::act_and_mul_kernel<c10::BFloat16, &vllm::silu_kernel<c10::BFloat16>>(T1 *)",
  ],
  [
    "rope",
    "void vllm::rotary_embedding_kernel<c10::BFloat16, true>(const long *)",
    "void flashinfer::BatchQKApplyRotaryPosIdsCosSinCacheKernel<int>(T1)",
  ],
  [
    "embedding",
    "void at::native::<unnamed>::indexSelectSmallIndex<c10::BFloat16, long, unsigned int, (int)2, (int)2, (int)-2>(T1)",
    "void at::native::vectorized_gather_kernel<(int)16, long>(char *, char *, T2 *, int, long, long, long, long, bool)",
  ],
  [
    "sampling",
    "void at::native::reduce_kernel<(int)512, (int)1, at::native::ReduceOp<c10::BFloat16, at::native::ArgMaxOps<float>, unsigned int, long, (int)4, (int)4>>(T3)",
    "void at::native::sbtopk::gatherTopK<float, unsigned int, 2, false>(T1)",
    "void cub::DeviceRadixSortOnesweepKernel<cub::DeviceRadixSortPolicy<float>>(T1)",
  ],
  [
    "reduce",
    "void at::native::reduce_kernel<(int)512, (int)1, at::native::ReduceOp<float, at::native::MeanOps<float, float, float, float>, unsigned int, float, (int)4, (int)4>>(T3)",
    "void cudnn::fusion::lean_reduction_kernel<(bool)0, (bool)0, (bool)0>(void *, float *)",
  ],
  [
    "elementwise",
    "void at::native::elementwise_kernel<(int)128, (int)4, void at::native::gpu_kernel_impl_nocast<at::native::CUDAFunctor_add<c10::BFloat16>>(at::TensorIteratorBase &)>(int, T3)",
    "void <unnamed>::elementwise_kernel_with_index<int, at::native::arange_cuda_out(const c10::Scalar &)>(T1)",
  ],
  [
    "copy",
    "void at::native::unrolled_elementwise_kernel<at::native::direct_copy_kernel_cuda(at::TensorIteratorBase &)::[lambda() (instance 3)]>(int)",
    "void at::native::<unnamed>::CatArrayBatchedCopy<at::native::<unnamed>::OpaqueType<(unsigned int)2>, unsigned int, (int)4, (int)64, (int)64>(T1 *)",
  ],
  [
    "quantize",
    "void vllm::awq::dequantize_weights(int *)",
    "void vllm::dynamic_per_token_scaled_fp8_quant_kernel<c10::BFloat16>(T1)",
    "void marlin::gptq_marlin_repack_kernel<256, 4, true>(T1)",
  ],
  [
    "conv",
    "void cudnn::cnn::conv2d_grouped_direct_kernel<false, true>(T1)",
    "sm80_xmma_fprop_implicit_gemm_f16f16_f16f32_f32_nhwckrsc_nchw_tilesize128x128x32_stage4_warpsize2x2x1_g1_tensor16x8x16_execute_kernel_trt",
    "void cudnn::ops::nchwToNhwcKernel<float, float, float, false>(T1)",
  ],
  [
    "communication",
    "ncclDevKernel_AllReduce_Sum_bf16_RING_LL(ncclDevComm *, unsigned long, ncclWork *)",
    "void cross_device_reduce_1stage<__nv_bfloat16, 2>(T1)",
  ],
  [
    "memory",
    "void at::native::vectorized_elementwise_kernel<(int)8, at::native::FillFunctor<c10::BFloat16>, std::array<char *, (unsigned long)1>>(int, T2, T3)",
    "void vllm::reshape_and_cache_flash_kernel<__nv_bfloat16, __nv_bfloat16>(T1)",
  ],
  [
    "triton",
    "triton_poi_fused_add_mul_silu_0",
    "triton_red_fused__softmax__to_copy_1",
    "triton_per_fused__scaled_dot_product_flash_attention_2",
  ],
  ["other", "_Z6my_fooPf", "void convert_fp16_to_fp32(float *)"],
];

test.each(names)("assigns to the family %s: %s", (family, ...members) => {
  for (const name of members) expect([name, familyOf(name)]).toEqual([name, family]);
});

test("takes the first pattern that matches", () => {
  const classify = createFamilyLookup(
    compileFamilies([
      { family: "a", patterns: ["^x"] },
      { family: "b", patterns: ["X"] },
      { family: "a", patterns: ["z"] },
    ]),
  );
  expect(["Xy", "yx", "z", "q"].map(classify)).toEqual(["a", "b", "a", "other"]);
});
