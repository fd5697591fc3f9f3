import type { Config, LoadedConfig } from "../model/config.ts";
import { usualPairs } from "../model/run/plan.ts";
import { redactCommand } from "../model/secrets.ts";
import { counted, listText } from "../model/text/listing.ts";
import { findOwnHelp, ownNcuOptions, ownNsysOptions } from "./owned-options.ts";
import { originText, type Problem } from "./problem.ts";

interface Rules {
  readonly config: Config;
  readonly requireWorkload: boolean;
  readonly at: (key: string) => string;
  readonly isSet: (key: string) => boolean;
  readonly add: (problem: Problem) => void;
}

export function findContradictions({ config, origins }: LoadedConfig, requireWorkload: boolean): Problem[] {
  const problems: Problem[] = [];
  const rules: Rules = {
    config,
    requireWorkload,
    at: (key) => {
      const origin = origins.get(key);
      return origin === undefined ? key : `${key} (${originText(origin)})`;
    },
    isSet: (key) => (origins.get(key)?.kind ?? "default") !== "default",
    add: (problem) => problems.push(problem),
  };
  checkProgram(rules);
  checkServer(rules);
  checkLoads(rules);
  checkVariables(rules);
  checkCaptures(rules);
  checkNcu(rules);
  checkMetrics(rules);
  checkGoal(rules);
  return problems;
}

const chosenByUs = new Set(["hydra.run.dir", "hydra.job.chdir"]);

function checkProgram({ config: { workload }, requireWorkload, at, add }: Rules): void {
  const { command, module, "hydra-overrides": overrides } = workload;
  if (command !== null && module !== null)
    add(`${at("workload.command")} and ${at("workload.module")} are both set. Set one to null.`);
  if (requireWorkload && command === null && module === null && workload.server.command === null)
    add(
      "Nothing to profile. Set workload.command, workload.module or workload.server.command, or write the command after --.",
    );
  if (module !== null && workload.python === null)
    add(
      `${at("workload.module")} needs workload.python. Set it to the interpreter that has the module, such as python3 or .venv/bin/python.`,
    );
  if (overrides.length > 0 && module === null)
    add(`${at("workload.hydra-overrides")} apply only with workload.module, which isn't set.`);
  for (const text of overrides)
    if (chosenByUs.has(readOverride(text).key))
      add(`${at("workload.hydra-overrides")}: llm-profile sets ${text} itself. Leave it out.`);
  const off = new Map(workload["torch-profiler-off"].map((text) => [readOverride(text).key, text]));
  for (const text of overrides) {
    const { key, value } = readOverride(text);
    const opposite = off.get(key);
    if (opposite !== undefined && readOverride(opposite).value !== value)
      add(
        `${at("workload.hydra-overrides")}: ${text} contradicts ${opposite} in ${at("workload.torch-profiler-off")}. The program's own profiler and nsys can't share a process. Leave out ${text}.`,
      );
  }
}

/** Without `+`, `++` or `~`. The value is lowercase, so that `True` equals `true`. */
function readOverride(text: string): { key: string; value: string } {
  const [key = "", ...value] = text.replace(/^(\+\+?|~)/, "").split("=");
  return { key: key.trim(), value: value.join("=").trim().toLowerCase() };
}

function checkServer({ config: { workload, nsys, ncu }, at, isSet, add }: Rules): void {
  const { server } = workload;
  if (server.command === null) {
    const set = (["client", "warm-up", "captures"] as const).find(
      (key) => server[key] !== null && isSet(`workload.server.${key}`),
    );
    if (set !== undefined)
      add(`${at(`workload.server.${set}`)} applies only with workload.server.command, which isn't set.`);
    return;
  }
  const other = (["command", "module"] as const).find((key) => workload[key] !== null);
  if (other !== undefined)
    add(`${at("workload.server.command")} and ${at(`workload.${other}`)} are both set. Keep one.`);
  if (server.client === null)
    add(`${at("workload.server.command")} needs workload.server.client, the command that sends work to the server.`);
  const { "ready-line": line, "ready-port": port, "ready-http": http } = server;
  const isPath = http?.startsWith("/") ?? false;
  if (line === null && port === null && http === null)
    add(
      `${at("workload.server.command")} needs workload.server.ready-http, ready-port or ready-line, so we can see when the server is ready.`,
    );
  else if (line !== null && (port !== null || http !== null))
    add(
      `${at("workload.server.ready-line")} and ${at(`workload.server.${http === null ? "ready-port" : "ready-http"}`)} are both set. Set one to null.`,
    );
  else if (isPath && port === null)
    add(`${at("workload.server.ready-http")} is a path, so it needs workload.server.ready-port.`);
  else if (http !== null && !isPath && port !== null)
    add(`${at("workload.server.ready-http")} is a full URL. Leave out ${at("workload.server.ready-port")}.`);
  const gate = findGate(["capture", "capture-range", "capture-range-end"], nsys, isSet);
  if (gate !== undefined)
    add(
      `${at(gate)} is for a program that exits on its own. A capture of ${at("workload.server.command")} lasts as long as its client runs.`,
    );
  if (ncu.enabled && isSet("ncu.enabled"))
    add(
      `${at("ncu.enabled")} is true, but we don't run Nsight Compute on a server (${at("workload.server.command")}).`,
    );
}

function findGate(
  keys: readonly (keyof Config["nsys"])[],
  nsys: Config["nsys"],
  isSet: Rules["isSet"],
): string | undefined {
  return keys
    .filter((key) => nsys[key] !== null)
    .map((key) => `nsys.${key}`)
    .find(isSet);
}

function checkLoads({ config: { workload, nsys }, at, isSet, add }: Rules): void {
  if (workload["rounds-per-load"] === null) return;
  if (workload.server.command !== null)
    add(
      `${at("workload.rounds-per-load")} is for a program that exits on its own. For ${at("workload.server.command")}, set workload.server.captures.`,
    );
  const gate = findGate(["capture", "capture-range", "captures", "capture-range-end"], nsys, isSet);
  if (gate !== undefined)
    add(
      `${at(gate)} starts or ends a capture, but with ${at("workload.rounds-per-load")}, each capture covers one pass through the program's loop.`,
    );
}

function checkVariables({ config: { workload }, at, add }: Rules): void {
  const { environment, "secret-files": files, "pass-env": passed, gpu } = workload;
  const addTwice = (name: string, first: string, second: string): void => {
    add(`Both ${at(first)} and ${at(second)} set the variable ${name}. Keep one.`);
  };
  const sourceOf = (name: string): string =>
    `workload.${Object.hasOwn(environment, name) ? "environment" : "secret-files"}.${name}`;
  for (const name of [...Object.keys(environment), ...Object.keys(files)])
    if (passed.includes(name)) addTwice(name, sourceOf(name), "workload.pass-env");
  for (const name of Object.keys(environment))
    if (Object.hasOwn(files, name)) addTwice(name, sourceOf(name), `workload.secret-files.${name}`);
  const device = "CUDA_VISIBLE_DEVICES";
  if (gpu === null) return;
  if (Object.hasOwn(environment, device)) addTwice(device, "workload.gpu", sourceOf(device));
  else if (passed.includes(device)) addTwice(device, "workload.gpu", "workload.pass-env");
}

function checkCaptures({ config, at, isSet, add }: Rules): void {
  const { nsys, ranges, workload } = config;
  const isServer = workload.server.command !== null;
  const enclosing = nsys["capture-range"];
  if (enclosing !== null && !nsys.gating)
    add(`${at("nsys.capture-range")} gates the capture, but ${at("nsys.gating")} is false. Change one of the two.`);
  if (enclosing !== null && nsys.capture !== "nvtx")
    add(
      `${at("nsys.capture-range")} is an NVTX range, but ${at("nsys.capture")} is ${nsys.capture}. Set nsys.capture=nvtx.`,
    );
  if (!nsys.gating && nsys.capture === "cudaProfilerApi" && isSet("nsys.capture"))
    add(
      `${at("nsys.capture")} is cudaProfilerApi, but ${at("nsys.gating")} is false, so cudaProfilerStart wouldn't start a capture. Change one of the two.`,
    );
  const end = nsys["capture-range-end"];
  const captured = Number(/:(\d+)$/.exec(end)?.[1] ?? 1);
  const isGated = !isServer && nsys.gating && nsys.capture !== "none";
  const wrong = end === "auto" || !isGated ? null : findGates(config).find(({ instances }) => instances !== captured);
  if (wrong != null) {
    const help =
      wrong.key === "nsys.capture-range"
        ? "which starts only one capture. Use auto, stop or stop-shutdown."
        : `but ${wrong.key} asks for ${wrong.instances}. Make the numbers equal, or use auto.`;
    add(
      `${at("nsys.capture-range-end")} is ${end}, which captures ${counted(captured, "instance")} of ${wrong.name}, ${help}`,
    );
  }
  if (!nsys.trace.includes("nvtx") && (ranges.length > 0 || enclosing !== null))
    add(`${at("nsys.trace")} lacks nvtx, so nsys would see no ranges. Add nvtx.`);
  if (config["require-kernels"] && !nsys.trace.some((name) => /^cuda(-hw|-sw)?$/.test(name)))
    add(
      `${at("nsys.trace")} lacks cuda, so nsys would see no kernels. Add cuda, or set require-kernels to false for a program without kernels.`,
    );
  for (const argument of nsys["extra-arguments"]) {
    const help = findOwnHelp(argument, ownNsysOptions);
    if (help !== null)
      add(`${at("nsys.extra-arguments")}: llm-profile sets ${redactCommand(argument)} itself; ${help}.`);
  }
}

interface Gate {
  readonly name: string;
  readonly instances: number;
  readonly key: string;
}

/** An enclosing range is captured once. */
function findGates({ nsys, ranges, instances: usual }: Config): Gate[] {
  const enclosing = nsys["capture-range"];
  if (enclosing !== null) return [{ name: enclosing, instances: 1, key: "nsys.capture-range" }];
  const instances = usual ?? 1;
  if (nsys.capture === "cudaProfilerApi") return [{ name: "cudaProfilerApi", instances, key: "instances" }];
  return ranges.map((range) =>
    typeof range === "string"
      ? { name: range, instances, key: "instances" }
      : { name: range.range, instances: (range.skip ?? 0) + (range.instances ?? instances), key: "ranges" },
  );
}

function checkNcu({ config: { ncu }, at, add }: Rules): void {
  for (const argument of ncu["extra-arguments"]) {
    const help = findOwnHelp(argument, ownNcuOptions);
    if (help !== null) add(`${at("ncu.extra-arguments")}: llm-profile sets ${argument} itself; ${help}.`);
  }
  if (!ncu.enabled) return;
  const mode = ncu["replay-mode"];
  if (!ncu.gating && (mode === "range" || mode === "app-range"))
    add(
      `${at("ncu.replay-mode")} is ${mode}, but ${at("ncu.gating")} is false, so ncu would have no range to replay. Change one of the two.`,
    );
  if (ncu["end-early"] && !(ncu.gating && mode === "kernel"))
    add(
      `${at("ncu.end-early")} is true, which requires ncu.gating=true and ncu.replay-mode=kernel. Otherwise ncu can't know which launch is the last to measure.`,
    );
  if (ncu.preset === null && ncu.set === null && ncu.sections.length + ncu.metrics.length === 0)
    add(
      `${at("ncu.preset")} is null, and ncu.set, ncu.sections and ncu.metrics are empty too, so ncu has nothing to collect. Set one of these, or set ncu.enabled=false.`,
    );
}

function checkMetrics({ config, at, add }: Rules): void {
  const { metrics, latency, compare, workload } = config;
  for (const entry of metrics) {
    const file = typeof entry === "string" ? entry : entry.file;
    const parts = file.split("/");
    if (file.startsWith("/") || parts.includes(".."))
      add(
        `${at("metrics")}: ${JSON.stringify(file)} is outside the program's working directory. Write the file inside that directory.`,
      );
    else if (/[*?]/.test(parts.slice(0, -1).join("/")))
      add(
        `${at("metrics")}: ${JSON.stringify(file)} has a glob in a folder's name. Only the file's name may be a glob.`,
      );
  }
  if (metrics.length > 0 && latency.pairs === 0)
    add(
      `${at("metrics")} are read after runs without CUDA tracing, but ${at("latency.pairs")} is 0. Set latency.pairs to 1 or more.`,
    );
  for (const { metric, range, family, kernel } of compare.thresholds) {
    const limited = Object.entries({ range, family, kernel })
      .filter(([, name]) => name !== undefined)
      .map(([key, name]) => `${key} ${JSON.stringify(name)}`);
    if (metric !== undefined && limited.length > 0)
      add(
        `${at("compare.thresholds")}: the metric ${JSON.stringify(metric)} comes from the program, so its threshold can't be limited to ${listText(limited, 3)}. Split this entry in two.`,
      );
  }
  // A program that isn't a server may write the metric to its run's metrics file.
  if (workload.server.command === null || metrics.length > 0) return;
  for (const key of ["steps", "tokens"] as const) {
    const amount = config[key];
    if (amount !== null && typeof amount === "object" && "metric" in amount)
      add(`${at(key)} is the metric ${JSON.stringify(amount.metric)}, but \`metrics\` names no file.`);
  }
}

/** They make sure that an improvement is credible. */
function checkGoal({ config: { compare, isolation, workload, latency }, requireWorkload, at, add }: Rules): void {
  const isImprove = requireWorkload && compare.goal === "improve";
  if (isImprove && isolation !== "unprivileged-user")
    add(
      `${at("compare.goal")} is improve, which needs isolation=unprivileged-user, but ${at("isolation")} is ${isolation}. A program that runs as root could falsify every number.`,
    );
  if (isImprove && (workload.server.command !== null || workload["rounds-per-load"] !== null)) {
    const key = workload.server.command === null ? "workload.rounds-per-load" : "workload.server.command";
    add(`${at("compare.goal")} is improve, which needs a fresh process for each capture. Leave out ${at(key)}.`);
  } else if (isImprove && (Object.hasOwn(workload.environment, "HOME") || workload["pass-env"].includes("HOME")))
    add(`${at("compare.goal")} is improve, but both sides would share the HOME that you set. Leave out HOME.`);
  if (compare.goal === "hold" && compare.verify.command !== null)
    add(`${at("compare.verify.command")} is for compare.goal=improve, but ${at("compare.goal")} is hold.`);
  if (isImprove && latency.pairs !== null && latency.pairs < usualPairs)
    add(
      `${at("compare.goal")} is improve, but ${at("latency.pairs")} is ${latency.pairs}. Only untraced runs show work that moved to the host or out of the range. Set latency.pairs to null, or to ${usualPairs} or more.`,
    );
}
