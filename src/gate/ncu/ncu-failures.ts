import type { KnownFailure } from "../failures.ts";

/**
 * What ncu says when it cannot profile: pattern → cause → help; the first match wins, so the specific come first. Looked
 * for in ncu's own messages (`==ERROR== …`), and in the output of a run that failed.
 * Sources: recorded output of ncu 2025.3.1; NVIDIA's Nsight Compute Profiling Guide (FAQ, Replay) and its pages of the messages.
 */
export const ncuFailures: readonly KnownFailure[] = [
  {
    id: "ncu-permission",
    pattern: /ERR_NVGPUCTRPERM/,
    sample:
      "ERR_NVGPUCTRPERM - The user does not have permission to access NVIDIA GPU Performance Counters on the target device 0.",
    what: "The GPU's performance counters may not be read: the driver keeps them for administrators.",
    help: "Start the container with --cap-add=SYS_ADMIN, or on the host load the driver with the module option NVreg_RestrictProfilingToAdminUsers=0 (modprobe.d, then restart). Without either, set ncu.unavailable to warn or skip: the kernels' times do not need ncu.",
  },
  {
    id: "ncu-counters-taken",
    pattern:
      /driver resource was unavailable|Ensure that no other tool \(like DCGM\)|Already under profiling|CUPTI_ERROR_HARDWARE_BUSY/i,
    sample:
      "Profiling failed because a driver resource was unavailable. Ensure that no other tool (like DCGM) is concurrently collecting profiling data.",
    what: "Another tool holds the performance counters, for all GPUs of the host: often DCGM, or another ncu.",
    help: "Pause it on the host for the time of the job (`dcgmi profile --pause`, then `--resume`), and let no two profiling jobs share a host.",
    transient: true,
  },
  {
    id: "ncu-range-unsupported",
    pattern: /Unsupported API during capture|RecordStatusUnsupportedApi|Skipping invalid capture range/,
    sample: "Unsupported API during capture (cuInit)",
    what: "The range calls a CUDA API that range replay cannot record; the first CUDA calls of a program (cuInit, module loads, allocations of a library) are of these.",
    help: "Warm up before the range, so that initialization is outside of it; or set ncu.replay-mode to app-range (repeats the whole program) or kernel.",
  },
  {
    id: "ncu-memory",
    pattern:
      /(Failed|failed|Unable|unable) to (save|restore|back up|backup)\b.*memory|not enough memory (to|for) (save|replay|back)|Out of memory.*(save|restore|replay|back)|(save|restore|replay|back).*out of memory/,
    sample: "Failed to save memory: out of memory",
    what: "ncu had no room to save the GPU's memory, which it does before it repeats a kernel. It needs free memory on the GPU or the host for all that a kernel may write.",
    help: "Collect fewer metrics, so that one pass is enough (preset quick), make the workload smaller, or set ncu.replay-mode to application, which saves nothing.",
  },
  {
    id: "ncu-tool-too-old",
    pattern: /Failed to prepare kernel for profiling|Unknown [Ee]rror on device \d+/,
    sample: "Failed to prepare kernel for profiling",
    what: "ncu cannot set up the counters of this GPU; mostly ncu is older than the driver or the GPU.",
    help: "Use an ncu at least as new as the driver's CUDA (`ncu --version`). Virtual GPUs, MIG slices and CUDA green contexts can give the same message.",
  },
  {
    id: "ncu-library",
    pattern:
      /Failed to (load|find|open) .*\.so|LibraryNotLoaded|library (is )?not (loaded|found)|cuda library could not be loaded|Cuda driver is not compatible with Nsight Compute|Failed to initialize the profiler/i,
    sample: "Failed to load libcuda.so: the CUDA library could not be loaded",
    what: "ncu, or the part of it within the program, could not load a library of the driver or of its own.",
    help: "Start the container with --gpus all, with NVIDIA_DRIVER_CAPABILITIES that hold compute and utility; install the whole ncu package, and let LD_LIBRARY_PATH not hide the driver's libcuda.",
  },
  {
    id: "ncu-no-cuda",
    pattern: /The application terminated before the CUDA driver was initialized|No process was found to profile/,
    sample: "No process was found to profile.",
    what: "ncu saw no process that uses CUDA.",
    help: "Check that the command runs the program itself; ncu follows children with --target-processes all, but not a server that was started earlier.",
  },
  {
    id: "ncu-option-unknown",
    pattern: /unrecogni[sz]ed option '|the argument \('.*'\) for option '|Option '.*' is (unknown|invalid)/i,
    sample: "unrecognised option '--kernel-id'",
    what: "This ncu does not know an option, or a value of it, that it was given.",
    help: "Look at ncu.extra-arguments and at the spelling in `ncu --help`, or use a newer ncu.",
  },
  {
    id: "ncu-kernel-failed",
    pattern: /Failed to profile "|Failed to profile kernel|An error occurred while trying to profile/,
    sample: 'Failed to profile "vectorized_elementwise_kernel" in process 25',
    what: "ncu gave up at a kernel. The program may have ended, or have been ended, while the kernel was repeated.",
    help: "See the lines around it in stdout.txt and stderr.txt. A kernel that waits for another one cannot be repeated alone: use ncu.replay-mode application or app-range.",
  },
];

/** The first known failure that the text shows; null when none does. */
export function matchNcuFailure(text: string): KnownFailure | null {
  return ncuFailures.find(({ pattern }) => pattern.test(text)) ?? null;
}

/** True for the failures of the table that may be gone at a second attempt. */
export function isTransientNcu(id: string): boolean {
  return ncuFailures.some((known) => known.id === id && known.transient === true);
}
