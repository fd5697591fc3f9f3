// Three kernels in the NVTX range decode, launched on one or two streams: for ncu-launch-count.sh.
// usage: ncu-launch-count STREAMS [EXIT-CODE]
#include <cstdio>
#include <cstdlib>
#include <nvtx3/nvToolsExt.h>

extern "C" __global__ void first(float *p) { p[threadIdx.x] += 1; }
extern "C" __global__ void second(float *p) { p[threadIdx.x] += 2; }
extern "C" __global__ void third(float *p) { p[threadIdx.x] += 3; }

int main(int count, char **arguments) {
  const int streams = count > 1 ? atoi(arguments[1]) : 1;
  float *p;
  cudaMalloc(&p, 4096);
  cudaStream_t stream[2];
  for (cudaStream_t &one : stream) cudaStreamCreate(&one);
  // Before the range: not to be counted.
  first<<<1, 32>>>(p);
  second<<<1, 32>>>(p);
  third<<<1, 32>>>(p);
  cudaDeviceSynchronize();
  for (int instance = 0; instance < 2; ++instance) {
    nvtxRangePushA("decode");
    for (int step = 0; step < 4; ++step) {
      cudaStream_t on = stream[step % streams];
      first<<<1, 32, 0, on>>>(p);
      second<<<1, 32, 0, on>>>(p);
      if (step > 0) third<<<2, 32, 0, on>>>(p);
    }
    cudaDeviceSynchronize();
    nvtxRangePop();
  }
  printf("ended: %s\n", cudaGetErrorString(cudaGetLastError()));
  return count > 2 ? atoi(arguments[2]) : 0;
}
