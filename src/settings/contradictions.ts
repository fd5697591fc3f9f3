import type { Config, LoadedConfig } from "../model/config.ts";
import { usualPairs } from "../model/run/plan.ts";
import { redactCommand } from "../model/secrets.ts";
import { counted, listText } from "../model/text/listing.ts";
import { ownedNcuOption, ownedNsysOption } from "./owned-options.ts";
import { originText, type Problem } from "./problem.ts";

/** The configuration that a rule checks, and what its messages need. */
interface RuleInput {
  readonly config: Config;
  /** True if we will start and capture a program. */
  readonly requireWorkload: boolean;
  /** A key and the origin of its value, for messages: `rounds (input rounds)`. */
  readonly at: (key: string) => string;
  /** True if the value doesn't come from the defaults. */
  readonly isSet: (key: string) => boolean;
}

/** A rule that finds contradictions between valid settings. */
type Rule = (input: RuleInput) => readonly Problem[];

const chosenByUs = new Set(["hydra.run.dir", "hydra.job.chdir"]);

/** Rules about the program to run and the setup of a Hydra module. */
const workloadRules: readonly Rule[] = [
  ({ config: { workload }, at }) =>
    workload.command !== null && workload.module !== null
      ? [`${at("workload.command")} and ${at("workload.module")} are both set. Set one to null.`]
      : [],
  ({ config: { workload }, requireWorkload }) =>
    requireWorkload && workload.command === null && workload.module === null && workload.server.command === null
      ? [
          "Nothing to profile. Set workload.command, workload.module or workload.server.command, or write the command after --.",
        ]
      : [],
  ({ config: { workload }, at }) =>
    workload.module !== null && workload.python === null
      ? [
          `${at("workload.module")} needs workload.python. Set it to the interpreter that has the module, such as python3 or .venv/bin/python.`,
        ]
      : [],
  ({ config: { workload }, at }) =>
    workload["hydra-overrides"].length > 0 && workload.module === null
      ? [`${at("workload.hydra-overrides")} apply only with workload.module, which isn't set.`]
      : [],
  ({ config: { workload }, at }) =>
    workload["hydra-overrides"].flatMap((text) =>
      chosenByUs.has(readOverride(text).key)
        ? [`${at("workload.hydra-overrides")}: llm-profile sets ${text} itself. Leave it out.`]
        : [],
    ),
  ({ config: { workload }, at }) => {
    const off = new Map(workload["torch-profiler-off"].map((text) => [readOverride(text).key, text]));
    return workload["hydra-overrides"].flatMap((text) => {
      const { key, value } = readOverride(text);
      const opposite = off.get(key);
      if (opposite === undefined || readOverride(opposite).value === value) return [];
      return [
        `${at("workload.hydra-overrides")}: ${text} contradicts ${opposite} in ${at("workload.torch-profiler-off")}. The program's own profiler and nsys can't share a process. Leave out ${text}.`,
      ];
    });
  },
];

/** Rules about a server. */
const serverRules: readonly Rule[] = [
  ({ config: { workload }, at }) => {
    if (workload.server.command === null) return [];
    const other = (["command", "module"] as const).find((key) => workload[key] !== null);
    return other === undefined
      ? []
      : [`${at("workload.server.command")} and ${at(`workload.${other}`)} are both set. Keep one.`];
  },
  ({ config: { workload }, at }) =>
    workload.server.command !== null && workload.server.client === null
      ? [`${at("workload.server.command")} needs workload.server.client, the command that sends work to the server.`]
      : [],
  ({ config: { workload }, at }) => {
    const { server } = workload;
    if (server.command === null) return [];
    if (server["ready-line"] === null && server["ready-port"] === null && server["ready-http"] === null)
      return [
        `${at("workload.server.command")} needs workload.server.ready-http, ready-port or ready-line, so we can see when the server is ready.`,
      ];
    if (server["ready-line"] !== null && (server["ready-port"] !== null || server["ready-http"] !== null))
      return [
        `${at("workload.server.ready-line")} and ${at(`workload.server.${server["ready-http"] === null ? "ready-port" : "ready-http"}`)} are both set. Set one to null.`,
      ];
    const isPath = server["ready-http"]?.startsWith("/") ?? false;
    if (isPath && server["ready-port"] === null)
      return [`${at("workload.server.ready-http")} is a path, so it needs workload.server.ready-port.`];
    return server["ready-http"] !== null && !isPath && server["ready-port"] !== null
      ? [`${at("workload.server.ready-http")} is a full URL. Leave out ${at("workload.server.ready-port")}.`]
      : [];
  },
  ({ config: { workload }, at, isSet }) => {
    if (workload.server.command !== null) return [];
    const set = (["client", "warm-up", "captures"] as const).find(
      (key) => workload.server[key] !== null && isSet(`workload.server.${key}`),
    );
    return set === undefined
      ? []
      : [`${at(`workload.server.${set}`)} applies only with workload.server.command, which isn't set.`];
  },
  ({ config: { workload, nsys }, at, isSet }) => {
    if (workload.server.command === null) return [];
    const gate = (["capture", "capture-range", "capture-range-end"] as const).find(
      (key) => nsys[key] !== null && isSet(`nsys.${key}`),
    );
    return gate === undefined
      ? []
      : [
          `${at(`nsys.${gate}`)} is for a program that exits on its own. A capture of ${at("workload.server.command")} lasts as long as its client runs.`,
        ];
  },
  ({ config: { workload, ncu }, at, isSet }) =>
    workload.server.command !== null && ncu.enabled && isSet("ncu.enabled")
      ? [
          `${at("ncu.enabled")} is true, but we don't run Nsight Compute on a server (${at("workload.server.command")}).`,
        ]
      : [],
];

/** Rules about a program that loads once for several rounds. */
const loadRules: readonly Rule[] = [
  ({ config: { workload }, at }) =>
    workload["rounds-per-load"] !== null && workload.server.command !== null
      ? [
          `${at("workload.rounds-per-load")} is for a program that exits on its own. For ${at("workload.server.command")}, set workload.server.captures.`,
        ]
      : [],
  ({ config: { workload, nsys }, at, isSet }) => {
    if (workload["rounds-per-load"] === null) return [];
    const gate = (["capture", "capture-range", "captures", "capture-range-end"] as const).find(
      (key) => nsys[key] !== null && isSet(`nsys.${key}`),
    );
    return gate === undefined
      ? []
      : [
          `${at(`nsys.${gate}`)} starts or ends a capture, but with ${at("workload.rounds-per-load")}, each capture covers one pass through the program's loop.`,
        ];
  },
];

/** A Hydra override's key without `+`, `++` or `~`, and its value in lowercase, so that `True` equals `true`. */
function readOverride(text: string): { key: string; value: string } {
  const body = text.replace(/^(\+\+?|~)/, "");
  const split = body.indexOf("=");
  if (split === -1) return { key: body.trim(), value: "" };
  return {
    key: body.slice(0, split).trim(),
    value: body
      .slice(split + 1)
      .trim()
      .toLowerCase(),
  };
}

/** Rules about what starts and ends a capture, what nsys traces, and the ranges. */
const captureRules: readonly Rule[] = [
  ({ config: { nsys }, at }) =>
    nsys["capture-range"] !== null && !nsys.gating
      ? [`${at("nsys.capture-range")} gates the capture, but ${at("nsys.gating")} is false. Change one of the two.`]
      : [],
  ({ config: { nsys }, at }) =>
    nsys["capture-range"] !== null && nsys.capture !== "nvtx"
      ? [
          `${at("nsys.capture-range")} is an NVTX range, but ${at("nsys.capture")} is ${nsys.capture}. Set nsys.capture=nvtx.`,
        ]
      : [],
  ({ config: { nsys }, at, isSet }) =>
    !nsys.gating && nsys.capture === "cudaProfilerApi" && isSet("nsys.capture")
      ? [
          `${at("nsys.capture")} is cudaProfilerApi, but ${at("nsys.gating")} is false, so cudaProfilerStart wouldn't start a capture. Change one of the two.`,
        ]
      : [],
  ({ config, at }) => {
    const end = config.nsys["capture-range-end"];
    if (end === "auto" || !isGated(config)) return [];
    const captured = Number(/:(\d+)$/.exec(end)?.[1] ?? 1);
    const wrong = gatingInstances(config).find(({ instances }) => instances !== captured);
    if (wrong === undefined) return [];
    const help =
      wrong.key === "nsys.capture-range"
        ? "which starts only one capture. Use auto, stop or stop-shutdown."
        : `but ${wrong.key} asks for ${wrong.instances}. Make the numbers equal, or use auto.`;
    return [
      `${at("nsys.capture-range-end")} is ${end}, which captures ${counted(captured, "instance")} of ${wrong.name}, ${help}`,
    ];
  },
  ({ config: { nsys, ranges }, at }) =>
    !nsys.trace.includes("nvtx") && (ranges.length > 0 || nsys["capture-range"] !== null)
      ? [`${at("nsys.trace")} lacks nvtx, so nsys would see no ranges. Add nvtx.`]
      : [],
  ({ config, at }) =>
    config["require-kernels"] && !config.nsys.trace.some((name) => /^cuda(-hw|-sw)?$/.test(name))
      ? [
          `${at("nsys.trace")} lacks cuda, so nsys would see no kernels. Add cuda, or set require-kernels to false for a program without kernels.`,
        ]
      : [],
  ({ config: { nsys }, at }) =>
    nsys["extra-arguments"].flatMap((argument) => {
      const owned = ownedNsysOption(argument);
      return owned === null
        ? []
        : [`${at("nsys.extra-arguments")}: llm-profile sets ${redactCommand(argument)} itself; ${owned.help}.`];
    }),
];

function isGated({ nsys, workload }: Config): boolean {
  return workload.server.command === null && nsys.gating && nsys.capture !== "none";
}

interface Gate {
  readonly name: string;
  readonly instances: number;
  /** The key that sets the number of instances. */
  readonly key: string;
}

/** The ranges or calls that start captures, with the number of instances to capture. An enclosing range is captured once. */
function gatingInstances({ nsys, ranges, instances }: Config): Gate[] {
  const enclosing = nsys["capture-range"];
  if (enclosing !== null) return [{ name: enclosing, instances: 1, key: "nsys.capture-range" }];
  if (nsys.capture === "cudaProfilerApi") {
    return [{ name: "cudaProfilerApi", instances: instances ?? 1, key: "instances" }];
  }
  return ranges.map((range) => ({
    name: rangeName(range),
    instances: typeof range === "string" ? (instances ?? 1) : (range.skip ?? 0) + (range.instances ?? instances ?? 1),
    key: typeof range === "string" ? "instances" : "ranges",
  }));
}

function rangeName(range: Config["ranges"][number]): string {
  return typeof range === "string" ? range : range.range;
}

/** Rules that reject two sources for one environment variable. */
const environmentRules: readonly Rule[] = [
  (input) => {
    const { config } = input;
    const passed = new Set(config.workload["pass-env"]);
    return [...Object.keys(config.workload.environment), ...Object.keys(config.workload["secret-files"])].flatMap(
      (name) => (passed.has(name) ? [twice(name, sourceOf(input, name), input.at("workload.pass-env"))] : []),
    );
  },
  (input) =>
    Object.keys(input.config.workload.environment)
      .filter((name) => Object.hasOwn(input.config.workload["secret-files"], name))
      .map((name) => twice(name, input.at(`workload.environment.${name}`), input.at(`workload.secret-files.${name}`))),
  (input) => {
    const { workload } = input.config;
    if (workload.gpu === null) return [];
    const name = "CUDA_VISIBLE_DEVICES";
    if (Object.hasOwn(workload.environment, name))
      return [twice(name, input.at("workload.gpu"), sourceOf(input, name))];
    const isPassed = workload["pass-env"].includes(name);
    return isPassed ? [twice(name, input.at("workload.gpu"), input.at("workload.pass-env"))] : [];
  },
];

function sourceOf({ config, at }: RuleInput, name: string): string {
  const map = Object.hasOwn(config.workload.environment, name) ? "environment" : "secret-files";
  return at(`workload.${map}.${name}`);
}

function twice(name: string, first: string, second: string): string {
  return `Both ${first} and ${second} set the variable ${name}. Keep one.`;
}

/** Rules about Nsight Compute. */
const ncuRules: readonly Rule[] = [
  ({ config: { ncu }, at }) =>
    ncu["extra-arguments"].flatMap((argument) => {
      const option = ownedNcuOption(argument);
      return option === null
        ? []
        : [`${at("ncu.extra-arguments")}: llm-profile sets ${argument} itself; ${option.help}.`];
    }),
  ({ config: { ncu }, at }) =>
    ncu.enabled && !ncu.gating && (ncu["replay-mode"] === "range" || ncu["replay-mode"] === "app-range")
      ? [
          `${at("ncu.replay-mode")} is ${ncu["replay-mode"]}, but ${at("ncu.gating")} is false, so ncu would have no range to replay. Change one of the two.`,
        ]
      : [],
  ({ config: { ncu }, at }) =>
    ncu.enabled && ncu["end-early"] && !(ncu.gating && ncu["replay-mode"] === "kernel")
      ? [
          `${at("ncu.end-early")} is true, which requires ncu.gating=true and ncu.replay-mode=kernel. Otherwise ncu can't know which launch is the last to measure.`,
        ]
      : [],
  ({ config: { ncu }, at }) =>
    ncu.enabled && ncu.preset === null && ncu.set === null && ncu.sections.length + ncu.metrics.length === 0
      ? [
          `${at("ncu.preset")} is null, and ncu.set, ncu.sections and ncu.metrics are empty too, so ncu has nothing to collect. Set one of these, or set ncu.enabled=false.`,
        ]
      : [],
];

/** Rules about the metrics that the program reports. */
const metricRules: readonly Rule[] = [
  ({ config: { metrics }, at }) =>
    metrics
      .map((entry) => (typeof entry === "string" ? entry : entry.file))
      .flatMap((file) => {
        const parts = file.split("/");
        const out = file.startsWith("/") || parts.includes("..");
        const deep = /[*?]/.test(parts.slice(0, -1).join("/"));
        if (!out && !deep) return [];
        const why = out
          ? "is outside the program's working directory. Write the file inside that directory"
          : "has a glob in a folder's name. Only the file's name may be a glob";
        return [`${at("metrics")}: ${JSON.stringify(file)} ${why}.`];
      }),
  ({ config: { metrics, latency }, at }) =>
    metrics.length > 0 && latency.pairs === 0
      ? [
          `${at("metrics")} are read after runs without CUDA tracing, but ${at("latency.pairs")} is 0. Set latency.pairs to 1 or more.`,
        ]
      : [],
  ({ config: { compare }, at }) =>
    compare.thresholds.flatMap(({ metric, range, family, kernel }) => {
      const of = Object.entries({ range, family, kernel }).flatMap(([key, name]) =>
        name === undefined ? [] : [`${key} ${JSON.stringify(name)}`],
      );
      return metric === undefined || of.length === 0
        ? []
        : [
            `${at("compare.thresholds")}: the metric ${JSON.stringify(metric)} comes from the program, so its threshold can't be limited to ${listText(of, 3)}. Split this entry in two.`,
          ];
    }),
  ({ config, at }) =>
    (["steps", "tokens"] as const).flatMap((key) => {
      const amount = config[key];
      // A program that isn't a server may write the metric to its run's metrics file.
      const isServer = config.workload.server.command !== null;
      return isServer &&
        amount !== null &&
        typeof amount === "object" &&
        "metric" in amount &&
        config.metrics.length === 0
        ? [`${at(key)} is the metric ${JSON.stringify(amount.metric)}, but \`metrics\` names no file.`]
        : [];
    }),
];

/** Rules for `goal: improve`, which make sure that an improvement is credible. */
const goalRules: readonly Rule[] = [
  ({ config: { compare, isolation }, requireWorkload, at }) =>
    requireWorkload && compare.goal === "improve" && isolation !== "unprivileged-user"
      ? [
          `${at("compare.goal")} is improve, which needs isolation=unprivileged-user, but ${at("isolation")} is ${isolation}. A program that runs as root could falsify every number.`,
        ]
      : [],
  ({ config: { compare, workload }, requireWorkload, at }) => {
    if (!requireWorkload || compare.goal === "hold") return [];
    const isServer = workload.server.command !== null;
    const key = isServer ? "workload.server.command" : "workload.rounds-per-load";
    if (isServer || workload["rounds-per-load"] !== null)
      return [`${at("compare.goal")} is improve, which needs a fresh process for each capture. Leave out ${at(key)}.`];
    const isShared = Object.hasOwn(workload.environment, "HOME") || workload["pass-env"].includes("HOME");
    return isShared
      ? [`${at("compare.goal")} is improve, but both sides would share the HOME that you set. Leave out HOME.`]
      : [];
  },
  ({ config: { compare }, at }) =>
    compare.goal === "hold" && compare.verify.command !== null
      ? [`${at("compare.verify.command")} is for compare.goal=improve, but ${at("compare.goal")} is hold.`]
      : [],
  ({ config: { compare, latency }, requireWorkload, at }) =>
    requireWorkload && compare.goal === "improve" && latency.pairs !== null && latency.pairs < usualPairs
      ? [
          `${at("compare.goal")} is improve, but ${at("latency.pairs")} is ${String(latency.pairs)}. Only untraced runs show work that moved to the host or out of the range. Set latency.pairs to null, or to ${String(usualPairs)} or more.`,
        ]
      : [],
];

const rules: readonly Rule[] = [
  ...workloadRules,
  ...serverRules,
  ...loadRules,
  ...environmentRules,
  ...captureRules,
  ...ncuRules,
  ...metricRules,
  ...goalRules,
];

/** Finds settings that are valid alone but contradict each other. The problems are in the order of the rules. */
export function findContradictions(loaded: LoadedConfig, options: Pick<RuleInput, "requireWorkload">): Problem[] {
  const { config, origins } = loaded;
  const input: RuleInput = {
    config,
    requireWorkload: options.requireWorkload,
    at: (key) => {
      const origin = origins.get(key);
      return origin === undefined ? key : `${key} (${originText(origin)})`;
    },
    isSet: (key) => (origins.get(key)?.kind ?? "default") !== "default",
  };
  return rules.flatMap((rule) => rule(input));
}
