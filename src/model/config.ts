import * as z from "zod";
import { metricFormats } from "./metrics/metric-file.ts";
import { durationPattern, parseDurationMs, parseSizeBytes, sizePattern } from "./text/quantity.ts";

/**
 * The one schema of the configuration. Keys are written as users write them in YAML (`keep-runs`, `nsys.capture-range`).
 * Each `describe` is the documentation: docs/configuration.md and the JSON Schema for editors are generated from it.
 * Defaults live in conf/default.yml alone, so that every value has an origin.
 */

/** Node's timers hold no more than 2^31 - 1 ms; a longer limit would be over at once. */
const longestDurationMs = 500 * 3_600_000;

// `title` says in words what a value may be: error messages, the documentation and editors show it.
const durationSchema = z
  .union([z.number().positive(), z.string().regex(durationPattern)])
  .refine((value) => fits(() => parseDurationMs(value) <= longestDurationMs && parseDurationMs(value) > 0))
  .meta({
    title: "a duration such as 90s, 30m or 2h, or a number of seconds, of at most 500h",
    examples: ["30m", "90s", 600],
  });

const sizeSchema = z
  .union([z.number().int().nonnegative(), z.string().regex(sizePattern)])
  .refine((value) => fits(() => parseSizeBytes(value) >= 0))
  .meta({ title: "a size such as 200MB or 1GiB, or a number of bytes", examples: ["200MB", "1GiB"] });

/** Parsing throws for a number that's too large to be exact. */
function fits(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

const environmentName = z
  .string()
  .regex(/^(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$/)
  .meta({ title: "the name of an environment variable" });

const commandSchema = z.union([z.array(z.string()).min(1), z.string().regex(/\S/)]).meta({
  title: "a list of arguments such as [python3, serve.py], or one line of shell",
  examples: [["python3", "serve.py"], "python3 serve.py --steps 32"],
});

const rangeEntrySchema = z
  .union([
    z.string().min(1),
    z.strictObject({
      range: z
        .string()
        .min(1)
        .describe("The range: `Message`, `Message@Domain`, `Message@*`, or a glob such as `decode*`."),
      skip: z
        .number()
        .int()
        .min(1)
        .optional()
        .describe("How many instances to skip first in each capture and process, such as those that compile."),
      instances: z
        .number()
        .int()
        .min(1)
        .optional()
        .describe("How many instances count after those. Absent: `instances`."),
    }),
  ])
  .meta({
    title: "a range such as decode, decode@Domain, decode@* or decode*, or {range: decode, skip: 1, instances: 2}",
  });

const captureRangeEnd = z
  .string()
  .regex(/^(auto|stop|stop-shutdown|repeat:[1-9]\d*|repeat-shutdown:[1-9]\d*)$/)
  .meta({ title: "auto, stop, stop-shutdown, repeat:N or repeat-shutdown:N with N from 1" });

/** Of this machine alone: whether a server is ready is no reason to ask another one. */
const readyUrl = z
  .string()
  .regex(/^(\/|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?(\/|$))[!-~]*$/)
  .meta({ title: "a path such as /health, or an http:// URL of 127.0.0.1, localhost or [::1]" });

const serverSchema = z.strictObject({
  command: commandSchema
    .nullable()
    .describe(
      "A server to profile instead of `workload.command`. It starts once and is captured `captures` times, each while `client` runs. A list of arguments, or one line for bash.",
    ),
  "ready-http": readyUrl
    .nullable()
    .describe(
      "The server is ready when a GET of this returns 2xx: a path (at `ready-port` on 127.0.0.1) or a URL on this machine.",
    ),
  "ready-port": z
    .number()
    .int()
    .min(1)
    .max(65_535)
    .nullable()
    .describe(
      "The port for `ready-http`. Without `ready-http`, the server is ready when it accepts a connection to this port on 127.0.0.1.",
    ),
  "ready-line": z
    .string()
    .regex(/\S/)
    .nullable()
    .describe("The server is ready when it prints a line containing this text."),
  "ready-limit": durationSchema.describe("How long the server may take to get ready."),
  "warm-up": commandSchema
    .nullable()
    .describe("A command to run when the server is ready, before its first capture. null: runs the client once."),
  client: commandSchema
    .nullable()
    .describe(
      "The command that sends the server work. Each capture lasts as long as it runs. It must succeed within `workload.time-limit`.",
    ),
  captures: z
    .number()
    .int()
    .min(1)
    .max(100)
    .nullable()
    .describe(
      "How many rounds to capture before the server restarts. null: all `rounds`. Only rounds with separate server starts are independent measurements.",
    ),
  "stop-signal": z.enum(["INT", "TERM"]).describe("The signal that shuts down the server."),
  "stop-limit": durationSchema.describe("How long the server may take to shut down before its process tree gets KILL."),
});

const workloadSchema = z.strictObject({
  command: commandSchema
    .nullable()
    .describe("The program to profile: a list of arguments, or one line for bash -e -o pipefail."),
  module: z
    .string()
    .regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/)
    .meta({ title: "a dotted Python module name such as my_llm.bench" })
    .nullable()
    .describe(
      "A Python module to run as `python -m MODULE`, with Hydra overrides, instead of `command`. Needs `workload.python`.",
    ),
  "hydra-overrides": z
    .array(
      z
        .string()
        .regex(/^[^=]+=|^~/)
        .meta({ title: "KEY=VALUE, +KEY=VALUE, ++KEY=VALUE or ~KEY" }),
    )
    .describe("Hydra overrides for `workload.module`. The run directory and `hydra.job.chdir=false` are added."),
  "torch-profiler-off": z
    .array(z.string())
    .describe(
      "Hydra overrides that turn off the program's own torch profiler: a process can have only one CUPTI subscriber.",
    ),
  python: z
    .string()
    .min(1)
    .nullable()
    .describe("The Python interpreter for `workload.module`: a path or a name on PATH."),
  "working-directory": z.string().min(1).describe("Where the workload starts."),
  environment: z
    .record(environmentName, z.string())
    .describe("Environment variables for the workload, in addition to the allow-list."),
  "pass-env": z
    .array(environmentName)
    .describe(
      "Variables of our environment to pass to the workload. Reports contain them, so these reports aren't uploaded.",
    ),
  "secret-files": z
    .record(environmentName, environmentName)
    .describe(
      "VARIABLE: SECRET. Writes our environment's SECRET to a private file and sets VARIABLE to its path. Reports don't contain the secret.",
    ),
  gpu: z
    .number()
    .int()
    .min(0)
    .nullable()
    .describe(
      "The GPU's index. Sets CUDA_VISIBLE_DEVICES, so the program sees it as device 0. null: leaves CUDA_VISIBLE_DEVICES alone.",
    ),
  "time-limit": durationSchema.describe("How long one capture may take before the process tree gets INT, then KILL."),
  setup: commandSchema
    .nullable()
    .describe("A command to run once before the captures, outside the profiler, with a run: step's environment."),
  "rounds-per-load": z
    .number()
    .int()
    .min(1)
    .max(100)
    .nullable()
    .describe(
      "How many rounds to capture in one process. The program must loop over what a round measures: `for _ in llm_profile_action.rounds():`. Only rounds in separate processes are independent measurements. null: a process for each capture.",
    ),
  server: serverSchema.describe("A server and its client, instead of a program that exits."),
});

const nsysSchema = z.strictObject({
  path: z.string().min(1).describe("The nsys program: a name on PATH or a path."),
  trace: z
    .array(z.string().min(1))
    .min(1)
    .describe("APIs to trace (nsys --trace). Kernels by range need cuda and nvtx."),
  sample: z
    .enum(["none", "process-tree", "system-wide"])
    .describe("CPU sampling (nsys --sample). Sampling wrote 2.5 GB for a range of 0.2 s."),
  cpuctxsw: z.enum(["none", "process-tree", "system-wide"]).describe("CPU context switches (nsys --cpuctxsw)."),
  gating: z
    .boolean()
    .describe("true: records only the capture range. false: records the whole program and analyzes ranges in it."),
  capture: z
    .enum(["nvtx", "cudaProfilerApi", "none"])
    .describe("What opens the capture (nsys --capture-range): an NVTX range, cudaProfilerStart, or nothing."),
  "capture-range": z
    .string()
    .min(1)
    .nullable()
    .describe(
      "An enclosing range that gates the capture. `ranges` are analyzed inside it, so several cost one run of the program.",
    ),
  captures: z
    .enum(["auto", "range"])
    .describe(
      "How to capture several ranges. range: each gates its own captures. auto: probes the whole program once; if that report is small, every capture records all ranges. `gating: false` does so without a probe. If `gating` or `capture` is set, the default is range.",
    ),
  "capture-range-end": captureRangeEnd.describe(
    "What happens when the capture range ends (nsys --capture-range-end). auto: stop, or repeat:N for N instances. With shutdown, nsys ends the program, and 143 is success.",
  ),
  "registered-strings-only": z
    .boolean()
    .describe(
      "true: nsys gates only on registered NVTX strings. false: also on plain strings, which Python and PyTorch emit.",
    ),
  "cuda-graph-trace": z
    .enum(["node", "graph"])
    .describe("node: lists the kernels in CUDA graphs. graph: hides them, so they can't be analyzed."),
  "trace-fork-before-exec": z
    .boolean()
    .describe(
      "true: also traces children that fork without exec (nsys --trace-fork-before-exec), such as Python's multiprocessing workers. They may fail if the parent used CUDA before.",
    ),
  "extra-arguments": z
    .array(z.string())
    .describe("More arguments for nsys profile (for a server: nsys launch or nsys start), passed unchanged."),
  reports: z
    .array(z.string().min(1))
    .describe("More `nsys stats` reports to keep as CSV, in addition to the usual two."),
});

const ncuSchema = z.strictObject({
  path: z.string().min(1).describe("The ncu program: a name on PATH or a path."),
  enabled: z.boolean().describe("true: profiles each range's top kernels with Nsight Compute after the nsys captures."),
  when: z
    .enum(["auto", "always"])
    .describe(
      "auto: with a base, after the verdict, only for ranges that need its reason (time per launch changed, or a budget is exceeded; not if only the number of launches changed); without a base, for all ranges. always: for all of the head's ranges.",
    ),
  unavailable: z
    .enum(["fail", "warn", "skip"])
    .describe(
      "What to do if ncu is missing, broken or not allowed to read the counters: fail the run, warn, or continue. The report says what happened.",
    ),
  gating: z.boolean().describe("true: profiles only the ranges' top kernels. false: every kernel of the program."),
  "top-kernels": z
    .number()
    .int()
    .min(1)
    .max(1000)
    .describe(
      "How many kernels to profile in each range, longest total time first. With per-launch-config, kernels are added until they cover 95% of the range's kernel time.",
    ),
  "launches-per-kernel": z
    .number()
    .int()
    .min(1)
    .max(100)
    .describe(
      "How many launches to profile of each kernel (or each of its launch configurations), starting with the first.",
    ),
  "filter-mode": z
    .enum(["auto", "global", "per-launch-config"])
    .describe(
      "Which launches to profile: each kernel's first (global), or the first with each grid, block and shared memory (per-launch-config; ncu then checks every launch, and one run of the program covers all ranges). auto: per-launch-config if ncu supports it, except with `end-early` or for a range with over 64 configurations.",
    ),
  preset: z
    .string()
    .min(1)
    .nullable()
    .describe(
      "What to collect: a preset from conf/ncu-metrics.yml: quick (one pass), speed-of-light, roofline, memory or full. null: only `sections` and `metrics`.",
    ),
  set: z
    .string()
    .min(1)
    .nullable()
    .describe("One of ncu's own sets to collect, too (ncu --list-sets), such as basic or full."),
  sections: z.array(z.string().min(1)).describe("More sections to collect (ncu --list-sections)."),
  metrics: z.array(z.string().min(1)).describe("More metrics to collect, by name."),
  "replay-mode": z
    .enum(["kernel", "application", "range", "app-range"])
    .describe(
      "kernel: repeats each kernel, which nearly always works. application: repeats the whole program, for kernels that communicate with the host. range: repeats a range with its kernels running together; needs a warm-up before it. app-range: the same, by repeating the program.",
    ),
  "clock-control": z
    .enum(["none", "base"])
    .describe("base: ncu locks the clocks, so metrics are comparable. none: it doesn't."),
  "cache-control": z.enum(["all", "none"]).describe("all: flushes caches before each repetition. none: doesn't."),
  "end-early": z
    .boolean()
    .describe(
      "true: kills the program once ncu has all its kernels; only for programs that need no cleanup. false: lets it finish.",
    ),
  "keep-report": z
    .boolean()
    .describe(
      "true: keeps the .ncu-rep (up to tens of MB) for the Nsight Compute UI. false: deletes it after reading it.",
    ),
  "extra-arguments": z.array(z.string()).describe("More arguments for ncu, passed unchanged."),
});

const percent = z.number().nonnegative().max(1000).meta({ title: "a number of percent such as 3 or 0.5" });

/** What `compare.fail-on` may name. */
export const failOnSchema = z.enum([
  ...["regression", "kernel", "counts", "inconclusive", "incomparable", "baseline-failed", "no-baseline"],
] as const);

/** What a change is to do. */
export const goalSchema = z.enum(["hold", "improve"]);

const compareSchema = z.strictObject({
  goal: goalSchema.describe(
    "hold: a run passes unless something is slower. improve: it passes only if a range is faster beyond noise, nothing is open, and no work was moved, left out or made up (docs/improve.md). Needs `isolation: unprivileged-user`.",
  ),
  verify: z
    .strictObject({
      command: commandSchema
        .nullable()
        .describe(
          'With `goal: improve`, a command that runs on both sides after the captures, as the program does, and writes what it computed to the JSON file that LLM_PROFILE_VERIFY names: `{"logits": [0.1, 0.2], "text": "hash"}`. Both sides must agree. null: the answer says that nothing was verified.',
        ),
      tolerance: z
        .number()
        .min(0)
        .lt(1)
        .meta({ title: "a number from 0 up to 1, such as 0.001" })
        .describe(
          "Numbers count as equal if they differ by no more than this share of the larger one. Texts must be equal.",
        ),
    })
    .describe("Whether both sides compute the same."),
  base: z
    .string()
    .min(1)
    .nullable()
    .describe(
      "A git ref to compare with: its merge-base with HEAD is measured in the same run, in interleaved rounds. null: no comparison.",
    ),
  "max-rounds": z
    .number()
    .int()
    .min(1)
    .max(100)
    .describe(
      "Maximum rounds per side. If a row is ambiguous after `rounds`, or slower by less than four times its threshold, more rounds run, once.",
    ),
  "fail-on": z
    .array(failOnSchema)
    .describe(
      "What fails the job: regression with exit code 1, the others with 4. kernel: any slower kernel or family counts as a regression, even if its range got faster. counts: so does any higher count. baseline-failed: the requested base is unavailable. no-baseline: no base, for any reason. An empty list: nothing. Exceeded budgets always fail it.",
    ),
  "range-threshold": percent
    .nullable()
    .describe(
      "Minimum change of a range's time on the GPU, in percent. null: 0.88, or a calibration's 99th percentile, at least 0.55.",
    ),
  "family-threshold": percent.describe("The same for one family's kernels."),
  "kernel-threshold": percent.describe("The same for one kernel."),
  "min-kernel-share": percent.describe(
    "Kernels below this share of the range's kernel time, in percent, aren't judged individually.",
  ),
  "min-kernel-impact": percent.describe("Minimum change of a kernel, in percent of the range's kernel time."),
  "count-threshold": percent.describe(
    "Minimum change of launches, graph launches, copies, bytes and synchronizations, in percent, and at least 2.",
  ),
  "wall-threshold": percent.describe(
    "Minimum change of a range's wall time, in percent, in rounds quiet enough to detect it.",
  ),
  "latency-threshold": percent.describe(
    "The same for wall time in runs without CUDA tracing, which is judged instead if there are any.",
  ),
  "metric-threshold": percent.describe("The same for a metric that the program reports (`metrics`)."),
  "single-round-threshold": percent.describe(
    "Replaces these if a side has only one round, in percent. In a range that isn't slower: four times as much for a kernel, up to that for a family.",
  ),
  thresholds: z
    .array(
      z
        .strictObject({
          range: z.string().min(1).optional().describe("A range, or a glob of ranges."),
          family: z.string().min(1).optional().describe("A family of kernels."),
          kernel: z.string().min(1).optional().describe("A kernel's name, or a glob of names."),
          metric: z
            .string()
            .min(1)
            .optional()
            .describe("A metric that the program reports, or a glob; it can't be combined with the others."),
          threshold: percent.describe("In percent."),
        })
        .meta({ title: "such as {range: decode, kernel: 'flash*', threshold: 5}" }),
    )
    .describe("Thresholds for some ranges, families, kernels or metrics; the last match wins."),
  budgets: z
    .array(z.string().min(1))
    .describe(
      "Limits that need no base, such as `decode.kernelNs <= 12.6 ms`, `decode.launches <= 5800`, `prefill.family.attention <= 2 ms`, `decode/layer_3.kernelNs <= 1 ms` (a nested range), `metric.TTFT <= 50 ms`, `metric.throughput >= 900`.",
    ),
  accepted: z
    .string()
    .min(1)
    .nullable()
    .describe("The repository's file of accepted regressions, each with a reason and an expiry."),
  calibration: z
    .string()
    .min(1)
    .nullable()
    .describe("A file with this runner's noise, measured by comparing code with itself. null: cautious thresholds."),
  caches: z
    .enum(["separate", "shared"])
    .describe(
      "Caches of Triton, TorchInductor and PyTorch extensions: separate, so neither side finds the other's kernels, or shared.",
    ),
  "python-environment": z
    .enum(["venv", "none"])
    .describe(
      "venv: each side gets its own virtual environment on top of the installed packages, so installing the head doesn't replace the base. none: both use the installed packages.",
    ),
  guard: z
    .boolean()
    .describe("true: watches clocks, power, temperature and throttling, and repeats a disturbed round."),
});

const latencySchema = z.strictObject({
  pairs: z
    .number()
    .int()
    .min(0)
    .max(100)
    .nullable()
    .describe(
      "How many runs per side without CUDA tracing (`--trace=nvtx`), alternating between base and head after the traced rounds; wall time is judged by them. For a server, a run is one start. 0: none. null: 3 if a base is measured in the same run, unless the verdict is already red; 3 in an action that measures a baseline or compares with another run's; otherwise 1 with `metrics`, and none without.",
    ),
  "max-pairs": z
    .number()
    .int()
    .min(1)
    .max(100)
    .describe("If wall time is inconclusive after `pairs`, more run, up to this number."),
  instances: z
    .number()
    .int()
    .min(1)
    .nullable()
    .describe(
      "How many of each range's instances in a process count, from the end; earlier ones are warm-up. Fewer instances fail the run. null: all count.",
    ),
  command: commandSchema
    .nullable()
    .describe(
      "Another command for these runs, such as a warm loop over the same ranges; for a server, replaces `client`. null: the profiled program or client.",
    ),
});

const metricFileSchema = z
  .union([
    z.string().min(1),
    z.strictObject({
      file: z.string().min(1).describe("A file that the program writes, relative to its working directory; a glob."),
      format: z
        .enum(metricFormats)
        .optional()
        .describe("What wrote it (docs/metrics.md), if its content doesn't show that."),
    }),
  ])
  .meta({ title: "a file such as results.json, or {file: results.json, format: NAME}" });

const amountSchema = z
  .union([
    z.number().positive(),
    z.strictObject({ range: z.string().min(1).describe("The number of this range's instances that begin in it.") }),
    z.strictObject({
      metric: z.string().min(1).describe("The value of this metric of the program, for the whole process."),
    }),
  ])
  .meta({ title: "a number, {range: NAME} or {metric: NAME}" });

export const configSchema = z.strictObject({
  workload: workloadSchema.describe("The program to profile."),
  ranges: z
    .array(rangeEntrySchema)
    .describe(
      "The NVTX ranges to profile: `Message` (default domain), `Message@Domain`, `Message@*`, globs such as `decode*`, or {range, skip, instances}. In text, commas and semicolons separate them; `\\,` and `\\;` are part of a name.",
    ),
  instances: z
    .number()
    .int()
    .min(1)
    .nullable()
    .describe(
      "How many instances to capture of each range that doesn't set its own. null: one if the range gates its capture, any number inside an enclosing range.",
    ),
  rounds: z
    .number()
    .int()
    .min(1)
    .max(100)
    .nullable()
    .describe(
      "How often to capture everything, each time in a fresh process. A round is the unit of the statistics. null: 1; with a base, 3 per side, or 2 if they settle every range.",
    ),
  "time-budget": durationSchema
    .nullable()
    .describe(
      "How long the whole run may take. Rounds come first. If head is red by then, its reasons come next: the lines, then Nsight Compute. If not, runs without CUDA tracing come next. The report says what was left out. The first round always runs. null: no limit.",
    ),
  lines: z
    .enum(["auto", "off"])
    .describe(
      "auto: if a range's kernels or calls made it slower, runs the program once more to record call stacks (once per side if launches rose or CUDA graphs ran), which show the lines that launched them. Not for servers. off: no such run.",
    ),
  retries: z
    .number()
    .int()
    .min(0)
    .max(2)
    .describe("How often to retry a capture after a transient fault of the GPU or a tool. Each attempt is kept."),
  attribution: z
    .enum(["auto", "thread"])
    .describe(
      "Whose work belongs to a range. thread: only its own threads', as nsys counts it. auto: also what the process's other threads (autograd, offload, workers) launch while all its open ranges are nested on one thread.",
    ),
  metrics: z
    .array(metricFileSchema)
    .describe("Files of metrics that the program writes, read after each run without CUDA tracing."),
  steps: amountSchema.nullable().describe("How many steps one instance of a range takes, to show times per step."),
  tokens: amountSchema
    .nullable()
    .describe("How many tokens one instance of a range generates, to show tokens per second."),
  "require-kernels": z.boolean().describe("false: a range without GPU kernels passes, for CPU-only programs."),
  "top-kernels": z.number().int().min(1).max(1000).describe("How many kernels to list, by total time in a range."),
  out: z.string().min(1).describe("The folder for run directories."),
  "keep-runs": z
    .number()
    .int()
    .min(1)
    .describe("How many run directories to keep in `out`; a successful run deletes older ones."),
  "compress-above": sizeSchema.nullable().describe("Compresses larger reports (zstd) after the analysis. null: never."),
  "log-limit": sizeSchema.describe(
    "How much of a program's stdout and stderr to keep in each file: the beginning and the end.",
  ),
  isolation: z
    .enum(["auto", "pid-namespace", "unprivileged-user", "none"])
    .describe(
      "How to keep the profiler from seeing other processes' environments. auto: the best one permitted, which the output names. Others are required.",
    ),
  nsys: nsysSchema.describe("Nsight Systems."),
  ncu: ncuSchema.describe("Nsight Compute."),
  latency: latencySchema.describe("Runs without CUDA tracing, which judge wall time."),
  compare: compareSchema.describe("The comparison with a base, and what fails the job."),
});

/** A complete, validated configuration: every key is present. */
export type Config = z.infer<typeof configSchema>;

/**
 * Where a value came from, from the weakest to the strongest. `name` is a file with the line (`llm-profile.yml:4`), a
 * preset, an input, or the override's text (a secret's value left out).
 */
export interface Origin {
  readonly kind: "default" | "preset" | "file" | "input" | "override";
  readonly name: string;
}

/** A configuration and the origin of every leaf, by dotted key. */
export interface LoadedConfig {
  readonly config: Config;
  readonly origins: ReadonlyMap<string, Origin>;
}

/** Settings as they came from the command line or the action, before any file was read. */
export interface RawSettings {
  readonly configFile: string | null;
  readonly presets: readonly string[];
  /** Values of named inputs, by dotted key; each knows which input it came from. */
  readonly inputs: readonly { readonly key: string; readonly value: unknown; readonly name: string }[];
  /** Defaults of the place where we run, such as the runner's own folder for `out`; above conf/default.yml alone. */
  readonly defaults?: readonly { readonly key: string; readonly value: unknown; readonly name: string }[];
  /** `KEY=VALUE` texts. */
  readonly overrides: readonly string[];
}
