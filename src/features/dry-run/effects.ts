import { join, resolve } from "node:path";
import { exitCodes } from "../../model/errors.ts";
import type { CommandTools } from "../../pipeline/command.ts";
import { formatDryRun, type DryRun, type PlannedCommand } from "./text.ts";
import type { Config, RawSettings } from "../../model/config.ts";
import type { CaptureGate, Plan } from "../../model/run/plan.ts";
import { redactCommand } from "../../model/secrets.ts";
import { gatedPlan, planCaptures, sharedPlan } from "../../plan/captures.ts";
import { ncuArgv, replaysRanges } from "../../plan/ncu/argv.ts";
import { expectedFilterMode, sharesProcess } from "../../plan/ncu/captures.ts";
import {
  type CaptureNames,
  nsysLaunchArgv,
  nsysLinesArgv,
  nsysNvtxArgv,
  nsysProfileArgv,
  nsysStartArgv,
  nsysStopArgv,
} from "../../plan/nsys-argv.ts";
import { parseRange } from "../../plan/nvtx-range.ts";
import { describeSteps, isHeldToGoal, planKey, programStarts, type StartsOf } from "../../plan/program-starts.ts";
import { untracedConfig, untracedPairs } from "../../plan/untraced.ts";
import { commandArgv, workloadArgv } from "../../plan/workload.ts";
import { readLastDuration } from "../../run/directory/past-runs.ts";
import { loadSettings } from "../../pipeline/conf.ts";
import type { Context } from "../../pipeline/context.ts";
import { loadComparePolicy } from "../../pipeline/judge/compare-policy.ts";
import { selectNcuMetrics, usesNcu } from "../../pipeline/ncu/ncu-tool.ts";
import { loadRules } from "../../pipeline/start/base-rules.ts";
import { checkWorkingDirectory } from "../../pipeline/start/machine.ts";

/** Starts nothing but git, which reads the base's rules with `goal: improve`. Throws the UserErrors of `run` that don't depend on another tool. */
export async function planDryRun(context: Context, raw: RawSettings): Promise<DryRun> {
  const { loaded, readText } = await loadRules(context, await loadSettings(context, raw, true), raw);
  const { config } = loaded;
  const plan = planCaptures(config);
  await loadComparePolicy(context, loaded, readText);
  checkWorkingDirectory(context, config);
  const sides = config.compare.base === null ? 1 : 2;
  const starts: StartsOf = {
    sides,
    untraced: untracedPairs(config, sides),
    isCompared: sides === 2,
    filterMode: usesNcu(config) ? expectedFilterMode(config.ncu) : null,
  };
  return {
    isPaired: sides === 2,
    legs: describeSteps(config, plan, starts),
    starts: programStarts(config, plan, starts),
    commands: planCommands(config, plan, starts).map(({ title, argv }) => ({
      title,
      argv: redactCommand(argv),
    })),
    out: config.out,
    lastSeconds: await findLastDuration(resolve(context.cwd, config.out), config, plan, starts),
    timeLimit: String(config.workload["time-limit"]),
    timeBudget: config["time-budget"] === null ? null : String(config["time-budget"]),
    retries: config.retries,
    isGuarded: sides === 2 && config.compare.guard,
    isolation: config.isolation,
    isServer: config.workload.server.command !== null,
  };
}

/** Looks for a run with ncu first, then for a run without it. */
async function findLastDuration(out: string, config: Config, plan: Plan, starts: StartsOf): Promise<number | null> {
  if (plan.unresolved.length > 0) return null;
  const plans = plan.captureMode === "probe" ? [sharedPlan(plan, config), gatedPlan(plan)] : [plan];
  for (const candidate of plans) {
    for (const withOrWithout of [starts, { ...starts, filterMode: null }]) {
      const last = await readLastDuration(out, planKey(config, candidate, withOrWithout));
      if (last !== null) return last;
    }
  }
  return null;
}

/** Each command is listed once, however often it's started. */
function planCommands(config: Config, plan: Plan, starts: StartsOf): PlannedCommand[] {
  const nsys = { path: config.nsys.path, missingOptions: [] };
  const { setup, server } = config.workload;
  const { verify } = config.compare;
  const workload = (settings: Config) => workloadArgv(settings.workload, join(config.out, "RUN", "hydra"));
  const names = (...folder: string[]): CaptureNames => ({
    output: join(config.out, "RUN", "head", ...folder, "nsys", "report"),
    session: "llm-profile-SESSION",
  });
  const commands: PlannedCommand[] = [];
  const add = (title: string, argv: readonly string[]) => commands.push({ title, argv });
  const addRunningCapture = (captureNames: CaptureNames, addMeanwhile: () => void) => {
    add("begins a capture", nsysStartArgv(config, nsys, captureNames));
    addMeanwhile();
    add("ends the capture", nsysStopArgv(nsys, captureNames.session));
  };

  if (setup !== null) add("sets the program up, without a profiler", commandArgv(setup));
  if (server.command !== null) {
    const served = names("round-1", "server");
    const warmUp = server["warm-up"] ?? server.client;
    add("starts the server of each load", nsysLaunchArgv(config, nsys, served.session, commandArgv(server.command)));
    if (warmUp !== null) add("warms the server up", commandArgv(warmUp));
    addRunningCapture(served, () => {
      if (server.client !== null) add("sends requests to the server during the capture", commandArgv(server.client));
    });
    return commands;
  }
  const whole: CaptureGate = { kind: "none" };
  const round = plan.rounds === 1 ? "" : `, round 1 of ${plan.rounds}`;
  if (isHeldToGoal(config, starts) && verify.command !== null)
    add("verifies what base computes, and later what head computes", commandArgv(verify.command));
  if (plan.captureMode === "probe")
    add(
      "runs the probe; if the report is small, each round repeats this capture instead of the captures below",
      nsysProfileArgv(config, nsys, whole, names("probe"), workload(config)),
    );
  else if (plan.unresolved.length > 0)
    add(
      "lists the ranges that match the globs; each range is then captured as below",
      nsysNvtxArgv(config, nsys, names("discovery"), workload(config)),
    );
  if (isHeldToGoal(config, starts))
    add(
      "captures the whole program, to find work that moved",
      nsysProfileArgv(config, nsys, whole, names("whole"), workload(config)),
    );
  for (const { label, gate, directory } of plan.captures) {
    const captureNames = names("round-1", directory);
    if (plan.roundsOfLoad === null)
      add(`captures ${label}${round}`, nsysProfileArgv(config, nsys, gate, captureNames, workload(config)));
    else {
      add("starts the program of each load", nsysLaunchArgv(config, nsys, captureNames.session, workload(config)));
      addRunningCapture(captureNames, () => undefined);
    }
  }
  for (const range of plan.unresolved) {
    const instances = range.skip + (range.instances ?? 1);
    const gate: CaptureGate = { kind: "nvtx", range: { ...range, message: "RANGE" }, instances };
    add(
      `captures a range that matches ${range.text}${round}`,
      nsysProfileArgv(config, nsys, gate, names("round-1", "RANGE"), workload(config)),
    );
  }
  if (starts.untraced > 0) {
    const untraced = untracedConfig(config);
    add(
      `measures wall time without CUDA tracing, run 1 of ${starts.untraced}`,
      nsysNvtxArgv(untraced, nsys, names("untraced-1"), workload(untraced)),
    );
  }
  if (starts.filterMode !== null) commands.push(...planNcuCommands(config, starts));
  if (starts.isCompared && config.lines === "auto")
    add(
      "finds the lines behind what's slower, if a range is slower",
      nsysLinesArgv(config, nsys, plan.captures[0]?.gate ?? whole, names("lines"), workload(config)),
    );
  return commands;
}

/** Assumes push/pop ranges in the configured domain, because only captures show how the program emits its ranges. */
function planNcuCommands(config: Config, { filterMode, isCompared }: StartsOf): PlannedCommand[] {
  const { ncu } = config;
  const mode = filterMode === null || filterMode === "unknown" ? "per-launch-config" : filterMode;
  const specs = config.ranges.map((entry) => parseRange(typeof entry === "string" ? entry : entry.range, null));
  const filters = specs.map(({ message, domain, glob, text }) => ({
    name: glob ? `RANGE(${text})` : message,
    domain: domain === null || domain === "*" ? "" : domain,
    style: "pushpop" as const,
  }));
  const isShared = sharesProcess(ncu, mode);
  const groups = ncu.gating ? (isShared ? [filters] : filters.map((filter) => [filter])) : [[]];
  const when = isCompared && ncu.when === "auto" ? ", if a verdict needs a reason" : "";
  const often = filterMode === "unknown" && filters.length > 1 ? "; an older ncu runs once per range" : "";
  return groups.map((ranges) => ({
    title: `explains the top kernels${when}${often}`,
    argv: ncuArgv(
      ncu,
      {
        ranges,
        kernels: !ncu.gating || replaysRanges(ncu) ? null : ["KERNELS"],
        launches: null,
        filterMode: mode,
        selection: selectNcuMetrics(config),
        log: join(config.out, "RUN", "head", "ncu", isShared ? "all-ranges" : "RANGE", "raw.csv"),
        report: join(config.out, "RUN", "head", "ncu", isShared ? "all-ranges" : "RANGE", "report"),
      },
      workloadArgv(config.workload, join(config.out, "RUN", "hydra")),
    ),
  }));
}

export async function printDryRun(
  { settings }: { readonly settings: RawSettings },
  { context, output }: CommandTools,
): Promise<number> {
  await output.print(formatDryRun(await planDryRun(context, settings), output.screen.out()));
  return exitCodes.pass;
}
