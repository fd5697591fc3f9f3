/**
 * What the tools and programs print when a capture fails. The first match wins, so specific patterns come first. We use the table only
 * after a capture has failed, because a working program may also print these words. docs/failures.md is generated from it. Sources:
 * recorded output of nsys 2023.4.4 and 2025.3.1, the CUDA runtime's error names, and PyTorch's and Hydra's messages.
 */
export interface KnownFailure {
  readonly id: string;
  readonly what: string;
  readonly help: string;
  readonly pattern: RegExp;
  readonly sample: string;
  /** Set if a retry may succeed, because the GPU or the tool failed, not the program. */
  readonly transient?: true;
}

export const diskFull: KnownFailure = {
  id: "disk-full",
  pattern: /No space left on device|Disk quota exceeded|errno 28\b|database or disk is full/i,
  sample: "OSError: [Errno 28] No space left on device",
  what: "The disk is full. While recording, nsys may write gigabytes of raw data to the temporary folder.",
  help: "Free space, point TMPDIR and `out` to a larger disk, or lower keep-runs.",
};

export const importDamaged: KnownFailure = {
  id: "import-damaged",
  pattern:
    /Importation succeeded with non-fatal errors|Errors occurred while processing the raw events|Unknown runtime API function index/,
  sample: "Importer error status: Importation succeeded with non-fatal errors.",
  what: "nsys couldn't read all the events it recorded, so the report may lack kernels. nsys may be older than the program's CUDA.",
  help: "Use an nsys at least as new as the program's CUDA (PyTorch with CUDA 13 needs nsys 2025.3 or newer). A narrower range may avoid the call that this nsys doesn't know.",
};

export const outputUnwritable: KnownFailure = {
  id: "output-unwritable",
  // After this message, nsys writes the report to its temporary folder under another name, and exits with 0.
  pattern: /Failed to create '.*\.(nsys-rep|qdrep)'/,
  sample: "Failed to create '/out/report.nsys-rep': No such file or directory.",
  what: "nsys can't write its report to the run directory.",
  help: "Make `out` writable. With unprivileged-user isolation, other users must also be able to enter every folder above `out` (execute permission).",
};

export const importerMissing: KnownFailure = {
  id: "importer-missing",
  pattern: /The importer binary and its dependencies were not found|QdstrmImporter.*(not found|No such file)/,
  sample: "Importer error status: The importer binary and its dependencies were not found",
  what: "nsys didn't find its importer, which turns recordings into reports, or a library that the importer needs.",
  help: "Install the whole nsys package (the importer is in host-linux-x64/) with libdw1, libpfm4 and libssh, as scripts/install-nsys.sh does. `llm-profile doctor` shows what's missing.",
};

/** nsys then exits with the program's code or with 1, depending on its version. */
export const importFailed: KnownFailure = {
  id: "import-failed",
  pattern:
    /Importer error status: An unknown error occurred|Importation failed|Unable to retrieve the importer version/,
  sample: "Importer error status: An unknown error occurred.",
  what: "nsys's importer, which turns recordings into reports, failed.",
  help: "Import the `.qdstrm` file by hand to see the importer's error: `QdstrmImporter -i FILE` (in nsys's host-linux-x64/ folder). If the importer crashes, use another version of nsys; a shorter capture may also help.",
};

const cuptiSubscribers: KnownFailure = {
  id: "cupti-subscribers",
  pattern:
    /CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED|Another (tool|profiler) is (already )?(using|attached to) CUPTI/i,
  sample: "CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED",
  what: "Another profiler in the process, often torch.profiler or an NVTX/CUPTI injection, already uses CUPTI, which allows only one subscriber.",
  help: "Turn off the program's own profiler (Hydra: workload.torch-profiler-off) and unset CUDA_INJECTION64_PATH.",
};

const driverTooOld: KnownFailure = {
  id: "driver-too-old",
  pattern:
    /CUDA driver version is insufficient|driver on your system is too old|forward compatibility was attempted on non supported HW|Driver\/library version mismatch/i,
  sample: "CUDA driver version is insufficient for CUDA runtime version",
  what: "The host's GPU driver doesn't support the container's CUDA libraries.",
  help: "Use an image with a CUDA version that the driver supports (`nvidia-smi` shows the newest), or update the host's driver and reboot.",
};

const deviceMismatch: KnownFailure = {
  id: "device-mismatch",
  pattern:
    /no CUDA-capable device is detected|invalid device ordinal|CUDA_ERROR_NO_DEVICE|CUDA_ERROR_INVALID_DEVICE|No CUDA GPUs are available|Found no NVIDIA driver|Torch not compiled with CUDA enabled/,
  sample: "RuntimeError: CUDA error: invalid device ordinal",
  what: "The program asks for a GPU that it can't see. With workload.gpu, it sees only that GPU, as device 0.",
  help: "Use cuda:0 in the program, check workload.gpu and CUDA_VISIBLE_DEVICES, and start the container with --gpus all.",
};

/**
 * What explains a capture without kernels. nsys 2025.3.1 also says "CUDA profiling might have not been started correctly" in good reports,
 * so that's no evidence.
 */
export const missingKernelFailures: readonly KnownFailure[] = [
  cuptiSubscribers,
  {
    id: "cupti-failed",
    pattern: /CUPTI_ERROR_\w+|CUDA profiling failed/,
    sample: "CUDA profiling failed: Subscribe returned 999: CUPTI_ERROR_UNKNOWN",
    what: "CUPTI, the library that nsys traces CUDA with, failed.",
    help: "Use an nsys at least as new as the GPU's driver, and turn off other profilers of this GPU and process (`llm-profile doctor` looks for them). If both are fine, the driver may need a reboot.",
  },
  {
    id: "nsys-older-than-driver",
    pattern: /Installed CUDA driver version \([\d.]+\) is not supported by this build of Nsight Systems/,
    sample:
      "Installed CUDA driver version (13.3) is not supported by this build of Nsight Systems. CUDA trace will be collected using libraries for driver version 12.9",
    what: "nsys is older than the GPU's driver, so it may be unable to trace kernels.",
    help: "Use an nsys at least as new as the driver: `nvidia-smi` shows the driver's CUDA version, and `llm-profile doctor` shows the newest that nsys knows.",
  },
  driverTooOld,
  deviceMismatch,
];

export const knownFailures: readonly KnownFailure[] = [
  {
    id: "session-name-taken",
    pattern: /Session name '.*' is already in use/,
    sample: "Session name 'profile-1' is already in use",
    what: "The name of the capture's nsys session is still in use, probably because an earlier capture was killed.",
    help: "Each attempt uses a new name, so a retry should work. `nsys sessions list` shows leftover sessions.",
    transient: true,
  },
  cuptiSubscribers,
  importDamaged,
  outputUnwritable,
  importerMissing,
  importFailed,
  diskFull,
  {
    id: "graph-launch-crash",
    // A stack frame, as PyTorch, gdb, and glibc print it.
    pattern: /\bin cu(da)?GraphLaunch\b|\bcu(da)?GraphLaunch\+0x/,
    sample: 'File "<unknown>", line 0, in cuGraphLaunch',
    what: "The program crashed in cudaGraphLaunch. nsys traces every node of a CUDA graph there, and may have caused the crash.",
    help: "If the program runs without the profiler, use a newer nsys, turn off CUDA graphs in the program, or set nsys.cuda-graph-trace to graph. With graph, nsys doesn't list the kernels in graphs, so the ranges need other kernels.",
  },
  {
    id: "injection-crash",
    pattern:
      /\bfrom \S*libToolsInjection\w*\.so|\bin \S*libToolsInjection\w*\.so\)|libToolsInjection\w*\.so\(|\bin nvtx(Domain|Initialize|Mark|Name|Range)\w+/,
    sample: "#2  0x00007ff5c885f606 in NSYS_DL_dlvsym () from /opt/nvidia/nsight_systems/libToolsInjection64.so",
    what: "The program crashed in an NVTX call, or in the library that nsys loads into the program to trace NVTX and CUDA.",
    help: "If the program runs without the profiler, use the newest nsys and the newest NVTX (Python: the nvtx package). To see if NVTX is the cause, set nsys.capture to none and nsys.trace to cuda once; without NVTX, there are no ranges.",
  },
  {
    id: "gpu-out-of-memory",
    pattern:
      /CUDA out of memory|CUDA_ERROR_OUT_OF_MEMORY|OutOfMemoryError|cudaErrorMemoryAllocation|CUBLAS_STATUS_ALLOC_FAILED/,
    sample: "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 20.00 MiB.",
    what: "The GPU is out of memory, because of this program or others on the same GPU.",
    help: "Check what else uses the GPU (`llm-profile doctor`), pick another GPU with workload.gpu, or shrink the workload.",
  },
  driverTooOld,
  {
    id: "gpu-fault",
    pattern:
      /uncorrectable ECC|CUDA_ERROR_ECC_UNCORRECTABLE|GPU is lost|fallen off the bus|CUDA_ERROR_SYSTEM_NOT_READY|system not yet initialized|CUDA-capable device\(s\) is\/are busy or unavailable|CUDA_ERROR_DEVICE_UNAVAILABLE/i,
    sample: "RuntimeError: CUDA error: CUDA-capable device(s) is/are busy or unavailable",
    what: "The GPU or its driver failed, or another process has exclusive use of the GPU.",
    help: "A retry may work. If not, look for Xid lines in the kernel log, and check the output of `nvidia-smi -q` and the compute mode.",
    transient: true,
  },
  deviceMismatch,
  {
    id: "agent-fault",
    // nsys says only "End of file" if the connection to its agent breaks (boost::asio::error::eof). The last pattern is an exception of
    // nsys that we saw once; the next start worked.
    pattern:
      /Agent launcher failed|Failed to (start|launch) (the )?profiling agent|Unable to (connect to|find) the (daemon|agent)|Timed out waiting for (the )?(agent|daemon|target)|Connection to (the )?(agent|daemon) (was )?lost|Local Endpoint is not available|^End of file$|tag_errno_text\*\] = Permission denied/im,
    sample: "Agent launcher failed",
    what: "nsys couldn't start or reach its agent.",
    help: "A retry may work. If not, make sure the temporary folder is writable and no other version of nsys is running.",
    transient: true,
  },
  {
    id: "option-unknown",
    pattern: /unrecogni[sz]ed option '|Illegal --\S+ argument|Illegal (argument|value).*--/i,
    sample: "unrecognised option '--cuda-graph-trace=node'",
    what: "This version of nsys doesn't recognize one of the options.",
    help: "Check nsys.extra-arguments against `nsys profile --help`, or use a newer nsys.",
  },
  {
    id: "hydra-override",
    pattern: /Could not (override|append to config|delete from config)|Key '.*' is not in struct|hydra\.errors\.\w+/,
    sample: "Could not override 'profiler.enabled'.",
    what: "Hydra refused an override: the key isn't in the program's configuration, or its type doesn't match.",
    help: "Correct workload.hydra-overrides. Set workload.torch-profiler-off to the overrides that turn off this program's profiler, or to [] if it has none.",
  },
  {
    id: "model-access",
    pattern:
      /GatedRepoError|401 Client Error|Cannot access gated repo|LocalTokenNotFoundError|HF_TOKEN.*(not set|required)/i,
    sample: "huggingface_hub.errors.GatedRepoError: 401 Client Error.",
    what: "The program has no token for its model: it gets no secrets, because nsys writes the environment into its report.",
    help: "Download the model in workload.setup (outside the profiler), or pass the token as a file with workload.secret-files. workload.pass-env also works, but then the reports aren't uploaded.",
  },
  {
    id: "python-module",
    pattern: /: No module named |ImportError: /,
    sample: "ModuleNotFoundError: No module named 'transformers'",
    what: "The program's Python couldn't import a module or a name in it, often because the program doesn't use the interpreter that you set up.",
    help: "Use the interpreter's path (such as .venv/bin/python), or set VIRTUAL_ENV, PYTHONPATH and PATH in workload.environment.",
  },
  {
    id: "library-missing",
    pattern: /error while loading shared libraries|cannot open shared object file/,
    sample:
      "error while loading shared libraries: libcudart.so.13: cannot open shared object file: No such file or directory",
    what: "A shared library is missing.",
    help: "Install the library, or set LD_LIBRARY_PATH in workload.environment. `llm-profile doctor` checks nsys's own libraries.",
  },
  {
    id: "program-missing",
    pattern:
      /Executable not found in current directory|command not found|No such file or directory|failed to execute|Permission denied/i,
    sample: "bash: line 1: pyhton3: command not found",
    what: "The program or a file it needs is missing or unreadable.",
    help: "Check the command, workload.working-directory and file permissions. With unprivileged-user isolation, the program runs as another user, who must be able to read the files.",
  },
  {
    id: "host-out-of-memory",
    pattern: /MemoryError|std::bad_alloc|Cannot allocate memory|oom-kill|Out of memory: Killed/,
    sample: "MemoryError: Unable to allocate 2.00 GiB",
    what: "The host is out of memory.",
    help: "Give the container more memory (and --shm-size=8g for data loaders), or shrink the workload.",
  },
];

export function matchFailure(text: string, except: readonly string[] = []): KnownFailure | null {
  return knownFailures.find(({ id, pattern }) => !except.includes(id) && pattern.test(text)) ?? null;
}

export function matchMissingKernels(text: string): KnownFailure | null {
  return missingKernelFailures.find(({ pattern }) => pattern.test(text)) ?? null;
}

export const statsFailures: readonly KnownFailure[] = [
  {
    id: "stats-report-unknown",
    pattern: /ERROR: Report '.*' could not be found/,
    sample: "ERROR: Report 'summary' could not be found.",
    what: "nsys stats doesn't know this report. Newer versions of nsys exit with 0 anyway.",
    help: "Use another version of nsys. `nsys stats --help-reports` lists the reports that this version has.",
  },
  {
    id: "stats-broken",
    pattern: /encountered an internal error|No module named 'nsysstats'|Traceback \(most recent call last\)/,
    sample: "ERROR: Report 'cuda_gpu_kern_sum' encountered an internal error",
    what: "One of nsys's report scripts failed; nsys stats leaves an empty CSV and exits with 0.",
    help: "nsys's Python helpers may be missing. Reinstall nsys, for example with scripts/install-nsys.sh.",
  },
  {
    id: "export-failed",
    pattern: /Exportation error: |unable to open database|file is not a database/,
    sample: "Exportation error: Section Table Reference magic number mismatch.",
    what: "The report is damaged, unfinished, or from a newer nsys than this one.",
    help: "Export the report with the nsys that wrote it, or with a newer nsys.",
  },
];

export function matchStatsFailure(text: string): KnownFailure | null {
  return statsFailures.find(({ pattern }) => pattern.test(text)) ?? null;
}
