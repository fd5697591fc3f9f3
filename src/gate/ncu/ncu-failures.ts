import type { KnownFailure } from "../failures.ts";

export const ncclHang: KnownFailure = {
  id: "ncu-nccl-hang",
  pattern: /(Failed to profile|Profiling) "nccl[^"]*"(?!.*100%)/,
  sample: '==PROF== Profiling "ncclKernel_AllReduce_RING_LL_Sum_float" - 1:',
  what: "ncu was measuring a kernel of NCCL, which waits for kernels on other GPUs. ncu runs one kernel at a time, so such a kernel may wait forever.",
  help: "Lower ncu.top-kernels so that no NCCL kernel is selected, or run ncu on a program that uses one GPU. nsys measures NCCL kernels without this problem.",
};

/**
 * The first match wins, so specific patterns come first. Sources: recorded output of ncu 2025.3.1, public reports of users (WSL, NCCL),
 * NVIDIA's Nsight Compute Profiling Guide (FAQ, Replay), and its pages about messages.
 */
export const ncuFailures: readonly KnownFailure[] = [
  {
    id: "ncu-wsl",
    pattern: /Profiling is not supported on device \d+ as it uses the Windows Subsystem for Linux/,
    sample: "==ERROR== Profiling is not supported on device 0 as it uses the Windows Subsystem for Linux (WSL).",
    what: "ncu can't read the GPU's performance counters in this Windows Subsystem for Linux (WSL).",
    help: "Use Linux without Windows, or Windows 11 with a newer driver. Otherwise set ncu.unavailable to warn or skip: kernel times don't need ncu.",
  },
  {
    id: "ncu-permission",
    pattern: /ERR_NVGPUCTRPERM/,
    sample:
      "ERR_NVGPUCTRPERM - The user does not have permission to access NVIDIA GPU Performance Counters on the target device 0.",
    what: "The driver allows only administrators to read the GPU's performance counters.",
    help: "Start the container with --cap-add=SYS_ADMIN, or load the host's driver with NVreg_RestrictProfilingToAdminUsers=0 (modprobe.d, then reboot). Otherwise set ncu.unavailable to warn or skip: kernel times don't need ncu.",
  },
  {
    id: "ncu-counters-taken",
    pattern:
      /driver resource was unavailable|Ensure that no other tool \(like DCGM\)|Already under profiling|CUPTI_ERROR_HARDWARE_BUSY/i,
    sample:
      "Profiling failed because a driver resource was unavailable. Ensure that no other tool (like DCGM) is concurrently collecting profiling data.",
    what: "Another tool, often DCGM or another ncu, is using the performance counters of all the host's GPUs.",
    help: "Pause that tool on the host during the job (`dcgmi profile --pause`, then `--resume`), and run one profiling job per host.",
    transient: true,
  },
  {
    id: "ncu-range-unsupported",
    pattern: /Unsupported API during capture|RecordStatusUnsupportedApi|Skipping invalid capture range/,
    sample: "Unsupported API during capture (cuInit)",
    what: "The range calls a CUDA API that range replay can't record, such as a program's first CUDA calls (cuInit, module loads, a library's allocations).",
    help: "Warm up before the range, or set ncu.replay-mode to app-range (repeats the whole program) or kernel.",
  },
  {
    id: "ncu-memory",
    pattern:
      /(Failed|failed|Unable|unable) to (save|restore|back up|backup)\b.*memory|not enough memory (to|for) (save|replay|back)|Out of memory.*(save|restore|replay|back)|(save|restore|replay|back).*out of memory/,
    sample: "Failed to save memory: out of memory",
    what: "ncu ran out of memory. Before ncu repeats a kernel, it saves all the memory the kernel may write, on the GPU or the host.",
    help: "Collect metrics that take one pass (preset quick), shrink the workload, or set ncu.replay-mode to application, which saves nothing.",
  },
  {
    id: "ncu-tool-too-old",
    pattern: /Failed to prepare kernel for profiling|Unknown [Ee]rror on device \d+/,
    sample: "Failed to prepare kernel for profiling",
    what: "ncu can't set up this GPU's counters, usually because ncu is older than the driver or the GPU.",
    help: "Use an ncu at least as new as the driver's CUDA (`ncu --version`). Virtual GPUs, MIG slices and CUDA green contexts can also cause this.",
  },
  {
    id: "ncu-library",
    pattern:
      /Failed to (load|find|open) .*\.so|LibraryNotLoaded|library (is )?not (loaded|found)|cuda library could not be loaded|Cuda driver is not compatible with Nsight Compute|Failed to initialize the profiler/i,
    sample: "Failed to load libcuda.so: the CUDA library could not be loaded",
    what: "ncu, or the part of ncu that runs inside the program, couldn't load a driver library or an ncu library.",
    help: "Start the container with --gpus all and with compute and utility in NVIDIA_DRIVER_CAPABILITIES. Install the whole ncu package, and don't let LD_LIBRARY_PATH hide the driver's libcuda.",
  },
  {
    id: "ncu-no-cuda",
    pattern: /The application terminated before the CUDA driver was initialized|No process was found to profile/,
    sample: "No process was found to profile.",
    what: "ncu saw no process using CUDA.",
    help: "Make sure the command starts the program; with --target-processes all, ncu follows child processes, but not a server started earlier.",
  },
  {
    id: "ncu-option-unknown",
    pattern: /unrecogni[sz]ed option '|the argument \('.*'\) for option '|Option '.*' is (unknown|invalid)/i,
    sample: "unrecognised option '--kernel-id'",
    what: "This version of ncu doesn't recognize one of the options or its value.",
    help: "Check ncu.extra-arguments against `ncu --help`, or use a newer ncu.",
  },
  ncclHang,
  {
    id: "ncu-kernel-failed",
    pattern: /Failed to profile "|Failed to profile kernel|An error occurred while trying to profile/,
    sample: 'Failed to profile "vectorized_elementwise_kernel" in process 25',
    what: "ncu gave up on a kernel. The program may have ended or been killed meanwhile.",
    help: "Read the lines around ncu's message in stdout.txt and stderr.txt. If the kernel waits for another kernel, set ncu.replay-mode to application or app-range.",
  },
];

export function matchNcuFailure(text: string): KnownFailure | null {
  return ncuFailures.find(({ pattern }) => pattern.test(text)) ?? null;
}

export function isTransientNcu(id: string): boolean {
  return ncuFailures.some((failure) => failure.id === id && failure.transient === true);
}
