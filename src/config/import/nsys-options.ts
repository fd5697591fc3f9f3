import {
  each,
  isYes,
  noted,
  oneOf,
  refused,
  sets,
  type GivenOptions,
  type Outcome,
  type ToolOption,
} from "./option.ts";

const sampling = ["none", "process-tree", "system-wide"];
const asIs: Outcome = { kind: "as-is" };

/**
 * All options of `nsys profile --help` (2023.4.4), and those of later versions by NVIDIA's user guide (2025.3), which weren't tried:
 * the last entry.
 */
export const nsysOptions: readonly ToolOption[] = [
  { long: "--trace", short: "-t", becomes: traced },
  { long: "--sample", short: "-s", becomes: (value) => oneOf("nsys.sample", sampling, value) },
  { long: "--cpuctxsw", becomes: (value) => oneOf("nsys.cpuctxsw", sampling, value) },
  { long: "--capture-range", short: "-c", becomes: captureRange },
  { long: "--capture-range-end", becomes: captureRangeEnd },
  { long: "--nvtx-capture", short: "-p", becomes: nvtxCapture },
  { long: "--env-var", short: "-e", becomes: (value) => environment(value.split(",")) },
  {
    long: "--cuda-graph-trace",
    becomes: (value) =>
      value.startsWith("node")
        ? noted("node is the default")
        : noted("node is used: graph hides the kernels of CUDA graphs, which are what is measured"),
  },
  {
    long: "--trace-fork-before-exec",
    becomes: (value) => (isYes(value) ? sets("nsys.trace-fork-before-exec", true) : noted("false is the default")),
  },
  { long: "--output", short: "-o", becomes: () => noted("each run has its own directory below `out`") },
  {
    long: "--force-overwrite",
    short: "-f",
    becomes: () => noted("no report is overwritten: each run has its own directory"),
  },
  { long: "--export", becomes: () => noted("the SQLite file is always made; profile.json has the figures") },
  { long: "--stats", becomes: () => noted("the summaries are always made; `nsys.reports` adds others") },
  { long: "--wait", becomes: () => noted("primary is always used: a daemon must not hold up the end") },
  { long: "--kill", becomes: () => noted("the program is let finish; `workload.time-limit` ends it") },
  {
    long: "--show-output",
    short: "-w",
    becomes: () => noted("the program's output is shown, and kept in the run directory"),
  },
  {
    long: "--inherit-environment",
    short: "-n",
    becomes: () =>
      noted(
        "the program gets an allow-list, since reports hold its environment; `workload.environment` and `pass-env` add to it",
      ),
  },
  ...each(["--run-as"], noted("`isolation` chooses the user")),
  ...each(["--session-new", "--session"], noted("each capture has its own session")),
  { long: "--stop-on-exit", short: "-x", becomes: () => noted("a capture ends with its range, or with the program") },
  { long: "--start-later", short: "-Y", becomes: () => noted("a range opens the capture") },
  {
    long: "--delay",
    short: "-y",
    becomes: () => noted("a range opens the capture, at the same work each time: name it under `ranges`"),
  },
  {
    long: "--duration",
    short: "-d",
    becomes: () => noted("a range ends the capture, after the same work each time: name it under `ranges`"),
  },
  ...each(
    ["--start-frame-index", "--duration-frames", "--hotkey-capture"],
    noted("a range opens and ends the capture: name it under `ranges`"),
  ),
  ...each(["--command-file"], refused("Its options aren't read: write them on the line.")),
  { long: "--help", short: "-h", takesValue: false, becomes: () => refused("It captures nothing.") },
  { long: "--backtrace", short: "-b", becomes: () => asIs },
  ...each(
    [
      ...["--cpu-core-events", "--cuda-flush-interval", "--cuda-memory-usage", "--cuda-um-cpu-page-faults"],
      ...["--cuda-um-gpu-page-faults", "--cudabacktrace", "--event-sample", "--event-sampling-frequency"],
      ...["--event-sampling-interval", "--flush-on-cudaprofilerstop", "--ftrace", "--ftrace-keep-user-config"],
      ...["--gpu-metrics-device", "--gpu-metrics-frequency", "--gpu-metrics-set", "--gpu-video-device", "--gpuctxsw"],
      ...["--ib-switch-congestion-device", "--ib-switch-congestion-nic-device", "--ib-switch-congestion-percent"],
      ...["--ib-switch-congestion-threshold-high", "--ib-switch-metrics-device", "--mpi-impl", "--nic-metrics"],
      ...["--nvtx-domain-include", "--nvtx-domain-exclude", "--opengl-gpu-workload", "--os-events"],
      ...["--osrt-backtrace-stack-size", "--osrt-backtrace-threshold", "--osrt-threshold", "--python-backtrace"],
      ...["--python-nvtx-annotations", "--python-sampling", "--python-sampling-frequency", "--resolve-symbols"],
      ...["--samples-per-backtrace", "--sampling-period", "--vulkan-gpu-workload"],
    ],
    asIs,
  ),
  ...each(
    [
      ...["--cuda-event-trace", "--cuda-trace-all-apis", "--cuda-trace-scope", "--gpu-metrics-devices", "--pytorch"],
      ...["--python-functions-trace", "--dask", "--enable", "--osrt-file-access", "--storage-metrics", "--syscall"],
      ...["--soc-metrics", "--soc-metrics-frequency", "--soc-metrics-set", "--cpu-core-metrics", "--cpu-socket-events"],
      ...["--cpu-socket-metrics", "--debug-symbols", "--sampling-frequency", "--nvlink-metrics"],
    ],
    asIs,
  ),
];

/** What follows from options that aren't there. */
export function nsysDefaults(given: GivenOptions): Outcome[] {
  return (given.get("--capture-range") ?? "none") === "none" ? [wholeProgram] : [];
}

/** No range opens the capture. */
export const wholeProgram = sets(
  "nsys.gating",
  false,
  "No range opens the capture, so that all of the program is recorded. Name its NVTX ranges under `ranges`, and take `gating` out: captures get small, and each range gets a verdict",
);

function traced(value: string): Outcome {
  const apis = value.split(",").filter((api) => api !== "" && api !== "none");
  const missing = ["cuda", "nvtx"].filter((api) => !apis.some((one) => one === api || one.startsWith(`${api}-`)));
  const note =
    missing.length === 0 ? undefined : `${missing.join(" and ")} added: without them no kernel or no range is seen`;
  return sets("nsys.trace", [...missing, ...apis], note);
}

function captureRange(value: string, given: GivenOptions): Outcome {
  switch (value) {
    case "none":
      return noted("see `gating`");
    case "nvtx":
      return given.has("--nvtx-capture")
        ? noted("`ranges` open the capture")
        : refused("--nvtx-capture, which names the range, is missing.");
    case "cudaProfilerApi":
      return sets("nsys.capture", value);
    default:
      return refused(`It is ${JSON.stringify(value)}: only none, nvtx and cudaProfilerApi can open a capture in CI.`);
  }
}

/** `auto` lets the program finish, and captures as many instances as are asked for. */
function captureRangeEnd(value: string, given: GivenOptions): Outcome {
  if ((given.get("--capture-range") ?? "none") === "none") return noted("no range opens the capture");
  const [, how = "", count = ""] = /^(repeat|repeat-shutdown):([1-9]\d{0,5})$/.exec(value) ?? [];
  if (how === "repeat") return sets("instances", Number(count));
  if (how === "repeat-shutdown")
    return { kind: "settings", settings: { instances: Number(count), "nsys.capture-range-end": value } };
  if (value === "stop-shutdown") return sets("nsys.capture-range-end", value);
  if (value === "stop") return noted("the program is let finish by default");
  return noted("`instances` says how many instances of the range are captured");
}

/** nsys takes `*` and `?` for themselves in a message; ours are globs. */
function nvtxCapture(value: string, given: GivenOptions): Outcome {
  if (given.get("--capture-range") !== "nvtx") return noted("without --capture-range=nvtx nsys ignores it");
  const [, message = "", domain = ""] = /^((?:[^\\@]|\\[^])*)(@[^]*)?$/.exec(value) ?? [value, value];
  return sets("ranges", [message.replaceAll(/[*?]/g, "\\$&") + domain]);
}

const registeredOnly = "NSYS_NVTX_PROFILER_REGISTER_ONLY";

/** Variables as `NAME=VALUE` texts. */
export function environment(texts: readonly string[]): Outcome {
  const wrong = texts.find((text) => !/^(?!__proto__=)[A-Za-z_]\w*=/.test(text));
  if (wrong !== undefined) return refused("It must be NAME=VALUE.");
  const all = texts.map((text) => [text.slice(0, text.indexOf("=")), text.slice(text.indexOf("=") + 1)] as const);
  const variables = all.filter(([name]) => name !== registeredOnly);
  const registered = all.find(([name]) => name === registeredOnly);
  return {
    kind: "settings",
    settings: {
      ...(variables.length === 0 ? {} : { "workload.environment": Object.fromEntries(variables) }),
      ...(registered?.[1] === "1" ? { "nsys.registered-strings-only": true } : {}),
    },
    ...(registered?.[1] === "0" ? { note: `${registeredOnly}=0 is the default` } : {}),
  };
}
