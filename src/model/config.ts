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

/** A number too large to be exact makes the reading throw. */
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
        .describe(
          "How many of its first instances do not count, such as those that compile; of each capture and process.",
        ),
      instances: z
        .number()
        .int()
        .min(1)
        .optional()
        .describe("How many instances of this range count, after those. Absent: `instances`."),
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
      "A server to profile, in place of `workload.command`: it is started and loaded once, and captured while `client` runs, as often as `captures` says. A list of arguments, or one line for bash.",
    ),
  "ready-http": readyUrl
    .nullable()
    .describe(
      "The server is ready when a GET of this is answered with 2xx: a path (at `ready-port` of 127.0.0.1), or a URL of this machine.",
    ),
  "ready-port": z
    .number()
    .int()
    .min(1)
    .max(65_535)
    .nullable()
    .describe(
      "The port of `ready-http`; without that, the server is ready when it accepts a connection at this port of 127.0.0.1.",
    ),
  "ready-line": z
    .string()
    .regex(/\S/)
    .nullable()
    .describe("The server is ready when a line of its output holds this text."),
  "ready-limit": durationSchema.describe("How long the server may take to be ready."),
  "warm-up": commandSchema
    .nullable()
    .describe(
      "A command to run once the server is ready, before the first capture of a load. null: the client of that load, once.",
    ),
  client: commandSchema
    .nullable()
    .describe(
      "The command that gives the server its work. Each capture lasts from its start to its end; it must succeed. Its time limit is `workload.time-limit`.",
    ),
  captures: z
    .number()
    .int()
    .min(1)
    .max(100)
    .nullable()
    .describe(
      "How many rounds are captured of one load of the server. null: all of `rounds`. Rounds of one load are no independent measurements; loads are.",
    ),
  "stop-signal": z.enum(["INT", "TERM"]).describe("The signal that ends the server in good order."),
  "stop-limit": durationSchema.describe(
    "How long the server may take to end after it; then KILL for its whole process tree.",
  ),
});

const workloadSchema = z.strictObject({
  command: commandSchema
    .nullable()
    .describe("The program to profile: a list of arguments (started as it is), or one line for bash -e -o pipefail."),
  module: z
    .string()
    .regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/)
    .meta({ title: "a dotted Python module name such as my_llm.bench" })
    .nullable()
    .describe(
      "A Python module to run as `python -m MODULE` in place of `command`, with Hydra overrides. Needs `workload.python`.",
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
      "Hydra overrides that switch the program's own torch profiler off: two CUPTI subscribers cannot share a process.",
    ),
  python: z
    .string()
    .min(1)
    .nullable()
    .describe("The Python interpreter for `workload.module`: a path or a name on PATH. Never guessed."),
  "working-directory": z.string().min(1).describe("Where the workload starts."),
  environment: z
    .record(environmentName, z.string())
    .describe("Environment variables for the workload, on top of the allow-list."),
  "pass-env": z
    .array(environmentName)
    .describe(
      "Variables of our own environment to give to the workload. Reports hold them, so these reports are marked as not for upload.",
    ),
  "secret-files": z
    .record(environmentName, environmentName)
    .describe(
      "VARIABLE: SECRET. The value of our environment's SECRET is written to a private file, and VARIABLE holds its path. Reports do not hold it.",
    ),
  gpu: z
    .number()
    .int()
    .min(0)
    .nullable()
    .describe(
      "Index of the GPU to use: CUDA_VISIBLE_DEVICES is set to it, so the program sees it as device 0. null leaves the choice alone.",
    ),
  "time-limit": durationSchema.describe(
    "How long one capture may take; then INT, and KILL for the whole process tree.",
  ),
  setup: commandSchema
    .nullable()
    .describe(
      "A command that runs once before the captures, outside the profiler, with the environment that a run: step would have.",
    ),
  "rounds-per-load": z
    .number()
    .int()
    .min(1)
    .max(100)
    .nullable()
    .describe(
      "How many rounds are captured of one process of the program, which then needs the loop `for _ in llm_profile_action.rounds():` around what a round measures. Rounds of one process are no independent measurements; processes are. null: each capture has a process of its own.",
    ),
  server: serverSchema.describe("A server and its client, in place of a program that ends by itself."),
});

const nsysSchema = z.strictObject({
  path: z.string().min(1).describe("The nsys program: a name on PATH or a path."),
  trace: z
    .array(z.string().min(1))
    .min(1)
    .describe("APIs to trace (nsys --trace). Must hold cuda and nvtx for kernels by range."),
  sample: z
    .enum(["none", "process-tree", "system-wide"])
    .describe("CPU sampling (nsys --sample). Sampling wrote 2.5 GB for a range of 0.2 s."),
  cpuctxsw: z.enum(["none", "process-tree", "system-wide"]).describe("CPU context switches (nsys --cpuctxsw)."),
  gating: z
    .boolean()
    .describe(
      "true: only the capture range is recorded. false: the whole program is recorded, and ranges are analyzed in it.",
    ),
  capture: z
    .enum(["nvtx", "cudaProfilerApi", "none"])
    .describe("What opens the capture (nsys --capture-range): an NVTX range, cudaProfilerStart, or nothing."),
  "capture-range": z
    .string()
    .min(1)
    .nullable()
    .describe(
      "One enclosing range that gates the capture; `ranges` are then analyzed inside it, so that several ranges cost one run of the program.",
    ),
  captures: z
    .enum(["auto", "range"])
    .describe(
      "Of several ranges, where nothing else here says what opens a capture. range: each gates captures of its own. auto: one probe of the whole program decides; where its report is small, no range gates, and every capture has all ranges. `gating: false` does that without a probe; with `gating` or `capture` set, the default is range.",
    ),
  "capture-range-end": captureRangeEnd.describe(
    "What happens when the capture range ends (nsys --capture-range-end). auto: stop, or repeat:N for N instances. With the shutdown forms nsys ends the program: 143 is then success.",
  ),
  "registered-strings-only": z
    .boolean()
    .describe(
      "true: nsys gates on registered NVTX strings only. false also sees plain strings, which Python and PyTorch emit.",
    ),
  "cuda-graph-trace": z
    .enum(["node", "graph"])
    .describe("node lists the kernels in CUDA graphs; graph hides them, and then nothing can be analyzed."),
  "trace-fork-before-exec": z
    .boolean()
    .describe(
      "true: also child processes that are forked and start no other program are traced (nsys --trace-fork-before-exec), as workers of Python's multiprocessing with fork are. Such a process may fail where its parent used CUDA before.",
    ),
  "extra-arguments": z
    .array(z.string())
    .describe("Further arguments for nsys profile (for a server: nsys launch or nsys start), as they are."),
  reports: z
    .array(z.string().min(1))
    .describe("Further `nsys stats` reports to keep as CSV beside the two that are always made."),
});

const ncuSchema = z.strictObject({
  path: z.string().min(1).describe("The ncu program: a name on PATH or a path."),
  enabled: z
    .boolean()
    .describe("true: the top kernels of each range are profiled with Nsight Compute after the nsys captures."),
  when: z
    .enum(["auto", "always"])
    .describe(
      "auto: where a base is compared with, only for ranges whose verdict needs a reason from it (kernels take longer or shorter per launch, or a budget is exceeded; not where launches alone made the difference), after the verdict; else for all ranges. always: for all ranges of the head, whatever the verdict.",
    ),
  unavailable: z
    .enum(["fail", "warn", "skip"])
    .describe(
      "Where ncu is missing, broken or may not read the counters: fail the run, go on with a warning, or go on. The report says which happened.",
    ),
  gating: z
    .boolean()
    .describe(
      "true: only the ranges and their top kernels are profiled. false: no filter at all, every kernel of the program.",
    ),
  "top-kernels": z
    .number()
    .int()
    .min(1)
    .max(1000)
    .describe(
      "How many kernels of each range to profile, by total time; with per-launch-config further ones until they hold 95% of it.",
    ),
  "launches-per-kernel": z
    .number()
    .int()
    .min(1)
    .max(100)
    .describe("How many launches of each of them (or of each of its launch configurations), the first ones."),
  "filter-mode": z
    .enum(["auto", "global", "per-launch-config"])
    .describe(
      "Which launches of these kernels: of each the first (global), or of each grid, block and shared memory the first (per-launch-config; ncu then looks at every launch of the ranges, and one run of the program serves all of them). auto: per-launch-config where this ncu has it, except for a range with more than 64 configurations, and with `end-early`.",
    ),
  preset: z
    .string()
    .min(1)
    .nullable()
    .describe(
      "What to collect: a preset of conf/ncu-metrics.yml (quick, which takes one pass; speed-of-light, roofline, memory, full). null: only `sections` and `metrics`.",
    ),
  set: z
    .string()
    .min(1)
    .nullable()
    .describe("A set of ncu's own to collect besides (ncu --list-sets), such as basic or full. null: none."),
  sections: z.array(z.string().min(1)).describe("Further sections to collect (ncu --list-sections)."),
  metrics: z.array(z.string().min(1)).describe("Further metrics to collect, by name."),
  "replay-mode": z
    .enum(["kernel", "application", "range", "app-range"])
    .describe(
      "kernel: each kernel is repeated; fits nearly always. application: the whole program is repeated, where kernels cannot be (they talk to the host). range: a whole range is repeated as one, with its kernels running together; needs a warm-up before it. app-range: the same by repeating the program.",
    ),
  "clock-control": z
    .enum(["none", "base"])
    .describe("base: ncu locks the clocks for comparable figures. none: they are left alone."),
  "cache-control": z
    .enum(["all", "none"])
    .describe("all: caches are flushed before each repetition. none: they are as the program leaves them."),
  "end-early": z
    .boolean()
    .describe(
      "true: the program is killed as soon as ncu has all its kernels, which saves the rest of its run; only for programs that leave nothing behind. false: it is let finish.",
    ),
  "keep-report": z
    .boolean()
    .describe(
      "true: keep the .ncu-rep, which can be tens of MB, for the ncu user interface. false: it is removed once it has been read.",
    ),
  "extra-arguments": z.array(z.string()).describe("Further arguments for ncu, as they are."),
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
        .describe("Numbers agree where they differ by no more than this share of the larger one. Texts must be equal."),
    })
    .describe("Whether both sides compute the same."),
  base: z
    .string()
    .min(1)
    .nullable()
    .describe(
      "A git ref to compare with: its merge-base with HEAD is measured in the same run, rounds interleaved. null: nothing is compared.",
    ),
  "max-rounds": z
    .number()
    .int()
    .min(1)
    .max(100)
    .describe(
      "Rounds a side at most: where a row is ambiguous after `rounds`, or slower by less than four times its threshold, more are made, once.",
    ),
  "fail-on": z
    .array(failOnSchema)
    .describe(
      "What fails the job: regression with exit code 1, the others with 4. kernel: beside regression, every slower kernel and family is one, also in a range that is faster as a whole. counts: the same of every risen count. baseline-failed: a base was wanted and could not be had; no-baseline: there is none, whatever the reason. An empty list: never. Budgets fail it always.",
    ),
  "range-threshold": percent
    .nullable()
    .describe(
      "A range's time on the GPU must change by so much, in percent. null: 0.88, or with a calibration its 99th percentile, at least 0.55.",
    ),
  "family-threshold": percent.describe("The same of the kernels of one family, in percent."),
  "kernel-threshold": percent.describe("The same of one kernel, in percent."),
  "min-kernel-share": percent.describe(
    "Kernels below this share of the range's kernel time, in percent, are not judged alone.",
  ),
  "min-kernel-impact": percent.describe("A kernel's change must be this much of the range's kernel time, in percent."),
  "count-threshold": percent.describe(
    "Launches, graph launches, copies, bytes and synchronizations must change by so much, in percent, and by 2.",
  ),
  "wall-threshold": percent.describe(
    "A range's wall time must change by so much, in percent, and the rounds be quiet enough to tell.",
  ),
  "latency-threshold": percent.describe(
    "The same of a range's wall time in the runs without CUDA tracing, which is judged in its place where there are any.",
  ),
  "metric-threshold": percent.describe("The same of a metric that the program reports (`metrics`), in percent."),
  "single-round-threshold": percent.describe(
    "In place of these, where a side has one round only, in percent; in a range that is not slower, four times as much for one kernel and up to that for a family.",
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
            .describe(
              "A metric that the program reports, or a glob of their names; it is of no range, so that it stands alone.",
            ),
          threshold: percent.describe("In percent."),
        })
        .meta({ title: "such as {range: decode, kernel: 'flash*', threshold: 5}" }),
    )
    .describe("Thresholds for some ranges, families, kernels or metrics; the last that fits counts."),
  budgets: z
    .array(z.string().min(1))
    .describe(
      "Limits that hold without any base, such as `decode.kernelNs <= 12.6 ms`, `decode.launches <= 5800`, `prefill.family.attention <= 2 ms`, `decode/layer_3.kernelNs <= 1 ms` (a nested range), `metric.TTFT <= 50 ms`, `metric.throughput >= 900`.",
    ),
  accepted: z
    .string()
    .min(1)
    .nullable()
    .describe("A file in the repository with accepted regressions, each with a reason and an expiry. null: none."),
  calibration: z
    .string()
    .min(1)
    .nullable()
    .describe(
      "A file with this runner's own noise, measured by comparing the same code with itself. null: none, and the thresholds are the cautious ones.",
    ),
  caches: z
    .enum(["separate", "shared"])
    .describe(
      "The caches of Triton, TorchInductor and PyTorch extensions: one for each side, so that neither finds the other's kernels, or one for both.",
    ),
  "python-environment": z
    .enum(["venv", "none"])
    .describe(
      "venv: each side gets a virtual environment of its own on top of the installed packages, so that installing the head does not replace the base. none: both use what is there.",
    ),
  guard: z
    .boolean()
    .describe("true: clocks, power, temperature and throttling are watched, and a disturbed round is repeated."),
});

const latencySchema = z.strictObject({
  pairs: z
    .number()
    .int()
    .min(0)
    .max(100)
    .nullable()
    .describe(
      "How many runs a side to make without CUDA tracing (`--trace=nvtx`), base and head in turn after the traced rounds: wall time is judged by them. Of a server a run is a load. 0: none. null: 3 where a base is measured in the same run, and none if the verdict is red by then whatever they show; 3 in an action that measures a baseline or compares with one of another run; else 1 where `metrics` asks for some, and none without.",
    ),
  "max-pairs": z
    .number()
    .int()
    .min(1)
    .max(100)
    .describe("At most so many: where wall time is open after `pairs`, more are made, up to this number."),
  instances: z
    .number()
    .int()
    .min(1)
    .nullable()
    .describe(
      "The last so many instances of each range in a process count, and earlier ones are its warm-up; fewer are a failure. null: all count.",
    ),
  command: commandSchema
    .nullable()
    .describe(
      "Another command for these runs, such as a warm loop over the same ranges; of a server, in place of `client`. null: the program, or the client, as it is profiled.",
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
        .describe("What wrote it (docs/metrics.md), where that is not to be found out by its content."),
    }),
  ])
  .meta({ title: "a file such as results.json, or {file: results.json, format: NAME}" });

const amountSchema = z
  .union([
    z.number().positive(),
    z.strictObject({ range: z.string().min(1).describe("As many as instances of this range begin in it.") }),
    z.strictObject({
      metric: z.string().min(1).describe("As many as the program's metric of this name says of the whole process."),
    }),
  ])
  .meta({ title: "a number, {range: NAME} or {metric: NAME}" });

export const configSchema = z.strictObject({
  workload: workloadSchema.describe("The program to profile."),
  ranges: z
    .array(rangeEntrySchema)
    .describe(
      "The NVTX ranges to profile: `Message` (default domain), `Message@Domain`, `Message@*`, globs such as `decode*`, or {range, skip, instances}. In one text, commas and semicolons divide them; `\\,` and `\\;` are part of a name.",
    ),
  instances: z
    .number()
    .int()
    .min(1)
    .nullable()
    .describe(
      "Instances to capture of each range that does not say its own. null: one where the range gates its capture, any number inside an enclosing one.",
    ),
  rounds: z
    .number()
    .int()
    .min(1)
    .max(100)
    .nullable()
    .describe(
      "null: 1, or 3 a side where a base is measured, and 2 where these settle every range. How often to capture everything, each time in a fresh process. A round is the unit of the statistics.",
    ),
  "time-budget": durationSchema
    .nullable()
    .describe(
      "How long the whole run may take. Rounds come first. If head is red by then, its reasons come next: the lines, then Nsight Compute. If not, runs without CUDA tracing come next. What doesn't fit is left out, and said. The first round is always made. null: no limit.",
    ),
  lines: z
    .enum(["auto", "off"])
    .describe(
      "auto: where a range is slower by its kernels or its calls, the program is run once more with call stacks recorded (once of each side where launches rose or CUDA graphs ran), which measures nothing and says which lines launched them. Not for servers. off: no such run.",
    ),
  retries: z
    .number()
    .int()
    .min(0)
    .max(2)
    .describe("How often to repeat a capture after a transient fault of the GPU or a tool. Each attempt is kept."),
  attribution: z
    .enum(["auto", "thread"])
    .describe(
      "Whose work belongs to a range. thread: that of the threads that the range is of, as nsys counts it. auto: also what other threads of the process launch (autograd, offload, workers) while all open ranges of the process are nested on one thread.",
    ),
  metrics: z
    .array(metricFileSchema)
    .describe("Files with metrics that the program writes itself, read after each run without CUDA tracing."),
  steps: amountSchema
    .nullable()
    .describe("How many steps one instance of a range does, so that times are also shown per step. null: not known."),
  tokens: amountSchema
    .nullable()
    .describe("How many tokens one instance of a range makes, so that tokens a second are shown. null: not known."),
  "require-kernels": z.boolean().describe("false lets a range without any GPU kernel pass: for CPU-only programs."),
  "top-kernels": z
    .number()
    .int()
    .min(1)
    .max(1000)
    .describe("How many kernels, by total time in a range, to list and to hand to Nsight Compute."),
  out: z.string().min(1).describe("The folder that holds the run directories."),
  "keep-runs": z
    .number()
    .int()
    .min(1)
    .describe("How many run directories to keep in `out`; older ones of ours are deleted after a run that succeeded."),
  "compress-above": sizeSchema
    .nullable()
    .describe("Reports larger than this are compressed (zstd) after the analysis. null: never."),
  "log-limit": sizeSchema.describe(
    "How much of a program's stdout and stderr is kept in a file, each; the beginning and the end are kept.",
  ),
  isolation: z
    .enum(["auto", "pid-namespace", "unprivileged-user", "none"])
    .describe(
      "How the profiler is kept from seeing other processes' environments. auto takes the best that is permitted and says which; a named one is required.",
    ),
  nsys: nsysSchema.describe("Nsight Systems."),
  ncu: ncuSchema.describe("Nsight Compute."),
  latency: latencySchema.describe("Runs without CUDA tracing, by which wall time is judged."),
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
