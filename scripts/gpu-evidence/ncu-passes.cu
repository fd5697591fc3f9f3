// For ncu-passes.sh: the same kernel in NVTX ranges with the names that it is given, in a start/end range, and in a domain.
#include <cstdio>
#include <nvtx3/nvToolsExt.h>

__global__ void saxpy(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = 2 * x[i] + y[i];
}

static const int n = 1 << 24;
static float *x, *y;

static void work() {
    saxpy<<<n / 256, 256>>>(x, y, n);
    cudaDeviceSynchronize();
}

int main(int count, char **names) {
    if (cudaMalloc(&x, n * sizeof(float)) != cudaSuccess || cudaMalloc(&y, n * sizeof(float)) != cudaSuccess) {
        fprintf(stderr, "no memory on a GPU\n");
        return 1;
    }
    for (int i = 1; i < count; i++) {
        nvtxRangePushA(names[i]);
        work();
        nvtxRangePop();
    }
    nvtxRangeId_t whole = nvtxRangeStartA("whole");
    work();
    nvtxRangeEnd(whole);

    nvtxDomainHandle_t domain = nvtxDomainCreateA("my@dom,ain");
    nvtxEventAttributes_t attributes = {};
    attributes.version = NVTX_VERSION;
    attributes.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
    attributes.messageType = NVTX_MESSAGE_TYPE_ASCII;
    attributes.message.ascii = "in/dom";
    nvtxDomainRangePushEx(domain, &attributes);
    work();
    nvtxDomainRangePop(domain);
}
