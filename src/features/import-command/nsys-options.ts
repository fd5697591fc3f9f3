import { tracedApi } from "../../model/config.ts";
import {
  asIs,
  optionsAlike,
  noted,
  refused,
  sets,
  anyNumber,
  oneOfValues,
  trueOrFalse,
  type GivenOptions,
  type Outcome,
  type ToolOption,
  type Values,
} from "./option.ts";

const sampling = ["none", "process-tree", "system-wide"];
const notSampled = noted("we never sample the CPU, except in the run that finds lines");
const apiNames: Values = { pattern: /^[a-z][\w-]*(?:,[a-z][\w-]*)*$/, text: "APIs, separated by commas" };
const rangeEnds: Values = {
  pattern: /^(?:none|stop|stop-shutdown|repeat(?::\d+)?|repeat-shutdown:\d+)$/,
  text: "none, stop, stop-shutdown, repeat, repeat:N, or repeat-shutdown:N",
};
const formats = ["none", "arrow", "arrowdir", "hdf", "json", "jsonlines", "parquetdir", "sqlite", "text"];
const exportFormats: Values = {
  pattern: new RegExp(`^(?:${formats.join("|")})(?:,(?:${formats.join("|")}))*$`),
  text: `${formats.join(", ")}, or several of them`,
};
const rangeOpens = noted("a range opens and ends the capture; name it under `ranges`");

/**
 * All options of `nsys profile --help` (2023.4.4). The last entry has options of later versions from NVIDIA's user guide (2025.3), which
 * we haven't tried.
 */
export const nsysOptions: readonly ToolOption[] = [
  { long: "--trace", short: "-t", values: apiNames, becomes: readTrace },
  {
    long: "--sample",
    short: "-s",
    values: oneOfValues(...sampling, "cpu"),
    becomes: notSampled,
  },
  { long: "--cpuctxsw", values: oneOfValues(...sampling), becomes: notSampled },
  { long: "--capture-range", short: "-c", becomes: readCaptureRange },
  { long: "--capture-range-end", values: rangeEnds, becomes: readCaptureRangeEnd },
  { long: "--nvtx-capture", short: "-p", becomes: readNvtxCapture },
  { long: "--env-var", short: "-e", becomes: (value) => readEnvironment(value.split(",")) },
  {
    long: "--cuda-graph-trace",
    values: { pattern: /^(?:graph|node)(?::[\w-]+)?$/, text: "graph or node" },
    becomes: (value) =>
      value.startsWith("node")
        ? noted("node is the default")
        : noted("we use node, because graph hides the kernels of CUDA graphs"),
  },
  {
    long: "--trace-fork-before-exec",
    values: trueOrFalse,
    becomes: (value) => (value === "true" ? sets("nsys.trace-fork-before-exec", true) : noted("false is the default")),
  },
  { long: "--output", short: "-o", becomes: noted("each run has its own directory in `out`") },
  {
    long: "--force-overwrite",
    short: "-f",
    values: trueOrFalse,
    becomes: noted("nothing is overwritten; each run has its own directory"),
  },
  {
    long: "--export",
    values: exportFormats,
    becomes: noted("we always export to SQLite; profile.json has the numbers"),
  },
  {
    long: "--stats",
    values: trueOrFalse,
    becomes: noted("we always create the summaries"),
  },
  {
    long: "--wait",
    values: oneOfValues("primary", "all"),
    becomes: noted("we always use primary, so a daemon can't delay the end of the capture"),
  },
  {
    long: "--kill",
    values: { pattern: /^(?:none|sigkill|sigterm|\d+)$/, text: "none, sigkill, sigterm, or a signal's number" },
    becomes: noted("the program runs to its end, or to `workload.time-limit`"),
  },
  {
    long: "--show-output",
    short: "-w",
    values: trueOrFalse,
    becomes: noted("we show the program's output and keep it in the run directory"),
  },
  {
    long: "--inherit-environment",
    short: "-n",
    values: trueOrFalse,
    becomes: noted(
      "the program gets only an allowlist of variables, because reports contain its environment; `workload.environment` and `pass-env` add to it",
    ),
  },
  ...optionsAlike("--run-as", noted("`isolation` chooses the user")),
  ...optionsAlike("--session-new --session", noted("each capture has its own session")),
  {
    long: "--stop-on-exit",
    short: "-x",
    values: trueOrFalse,
    becomes: noted("a capture ends with its range, or with the program"),
  },
  {
    long: "--start-later",
    short: "-Y",
    takesValue: "attached",
    values: trueOrFalse,
    becomes: noted("a range opens the capture"),
  },
  {
    long: "--delay",
    short: "-y",
    values: anyNumber,
    becomes: noted("a range opens the capture, at the same point each time; name it under `ranges`"),
  },
  {
    long: "--duration",
    short: "-d",
    values: anyNumber,
    becomes: noted("a range ends the capture, at the same point each time; name it under `ranges`"),
  },
  ...optionsAlike("--start-frame-index --duration-frames", rangeOpens, { values: anyNumber }),
  ...optionsAlike("--hotkey-capture", rangeOpens, { values: { pattern: /^F\d+$/, text: "F1 to F12" } }),
  ...optionsAlike("--command-file", refused("We don't read that file. Write its options on the command line.")),
  {
    long: "--help",
    short: "-h",
    takesValue: false,
    becomes: refused("With this option, nsys captures nothing."),
  },
  { long: "--backtrace", short: "-b", becomes: asIs },
  ...optionsAlike(
    `
      --cuda-memory-usage --cuda-um-cpu-page-faults --cuda-um-gpu-page-faults --flush-on-cudaprofilerstop
      --ftrace-keep-user-config --gpuctxsw --opengl-gpu-workload --python-sampling --resolve-symbols`,
    asIs,
    { values: trueOrFalse },
  ),
  ...optionsAlike(
    `
      --cpu-core-events --cuda-flush-interval --cudabacktrace --event-sample --event-sampling-frequency
      --event-sampling-interval --ftrace --gpu-metrics-device --gpu-metrics-frequency --gpu-metrics-set
      --gpu-video-device --ib-switch-congestion-device --ib-switch-congestion-nic-device
      --ib-switch-congestion-percent --ib-switch-congestion-threshold-high --ib-switch-metrics-device
      --mpi-impl --nic-metrics --nvtx-domain-include --nvtx-domain-exclude --os-events
      --osrt-backtrace-stack-size --osrt-backtrace-threshold --osrt-threshold --python-backtrace
      --python-nvtx-annotations --python-sampling-frequency --samples-per-backtrace --sampling-period
      --vulkan-gpu-workload`,
    asIs,
  ),
  ...optionsAlike(
    `
      --cuda-event-trace --cuda-trace-all-apis --cuda-trace-scope --gpu-metrics-devices --pytorch
      --python-functions-trace --dask --enable --osrt-file-access --storage-metrics --syscall --soc-metrics
      --soc-metrics-frequency --soc-metrics-set --cpu-core-metrics --cpu-socket-events --cpu-socket-metrics
      --debug-symbols --sampling-frequency --nvlink-metrics`,
    asIs,
  ),
];

export function addNsysDefaults(options: GivenOptions): Outcome[] {
  return (options.get("--capture-range") ?? "none") === "none" ? [wholeProgram] : [];
}

export const wholeProgram = sets(
  "nsys.gating",
  false,
  "No range starts the capture, so nsys records the whole program. Name its NVTX ranges under `ranges` and remove `gating` to get small captures and a verdict for each range",
);

function readTrace(value: string): Outcome {
  const apis = value.split(",").filter((api) => api !== "" && api !== "none");
  const strange = apis.find((api) => !tracedApi.test(api));
  if (strange !== undefined) return refused(`nsys traces no API named ${JSON.stringify(strange)}.`);
  const missing = ["cuda", "nvtx"].filter((api) => !apis.some((name) => name === api || name.startsWith(`${api}-`)));
  const note =
    missing.length === 0
      ? undefined
      : `${missing.join(" and ")} added, because nsys sees no kernels without cuda and no ranges without nvtx`;
  return sets("nsys.trace", [...missing, ...apis], note);
}

function readCaptureRange(value: string, options: GivenOptions): Outcome {
  switch (value) {
    case "none":
      return noted("see `gating`");
    case "nvtx":
      return options.has("--nvtx-capture")
        ? noted("`ranges` open the capture")
        : refused("--nvtx-capture, which names the range, is missing.");
    case "cudaProfilerApi":
      return sets("nsys.capture", value);
    default:
      return refused(`The value is ${JSON.stringify(value)}, but in CI only none, nvtx and cudaProfilerApi work.`);
  }
}

/** Maps `repeat:N` to `instances`, because `nsys.capture-range-end: auto` captures that many instances and lets the program finish. */
function readCaptureRangeEnd(value: string, options: GivenOptions): Outcome {
  if ((options.get("--capture-range") ?? "none") === "none") return noted("no range opens the capture");
  const [, how = "", count = ""] = /^(repeat|repeat-shutdown):([1-9]\d{0,5})$/.exec(value) ?? [];
  if (how === "repeat") return sets("instances", Number(count));
  if (how === "repeat-shutdown")
    return { kind: "settings", settings: { instances: Number(count), "nsys.capture-range-end": value } };
  if (value === "stop-shutdown") return sets("nsys.capture-range-end", value);
  if (value === "stop") return noted("the program runs to its end by default");
  return noted("`instances` sets how many instances of the range are captured");
}

/** nsys takes `*` and `?` in a message literally, but our ranges are globs. */
function readNvtxCapture(value: string, options: GivenOptions): Outcome {
  if (options.get("--capture-range") !== "nvtx") return noted("nsys ignores this option without --capture-range=nvtx");
  const [, message = "", domain = ""] = /^((?:[^\\@]|\\[^])*)(@[^]*)?$/.exec(value) ?? [value, value];
  return sets("ranges", [message.replaceAll(/[*?]/g, "\\$&") + domain]);
}

const registeredOnly = "NSYS_NVTX_PROFILER_REGISTER_ONLY";

export function readEnvironment(texts: readonly string[]): Outcome {
  const wrong = texts.find((text) => !/^(?!__proto__=)[A-Za-z_]\w*=/.test(text));
  if (wrong !== undefined) return refused("A variable must be NAME=VALUE.");
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
