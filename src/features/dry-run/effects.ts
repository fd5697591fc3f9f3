import { join, resolve } from "node:path";
import { exitCodes } from "../../model/errors.ts";
import type { CommandTools } from "../../pipeline/command.ts";
import { dryRunText } from "./text.ts";
import type { Config, RawSettings } from "../../model/config.ts";
import type { DryRun, PlannedCommand } from "./model.ts";
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
import { lastDuration } from "../../run/directory/past-runs.ts";
import { loadSettings } from "../../pipeline/conf.ts";
import type { Context } from "../../pipeline/context.ts";
import { loadComparePolicy } from "../../pipeline/judge/compare-policy.ts";
import { selectNcuMetrics, usesNcu } from "../../pipeline/ncu/ncu-tool.ts";
import { loadRules } from "../../pipeline/start/base-rules.ts";
import { checkWorkingDirectory } from "../../pipeline/start/machine.ts";

/**
 * `run --dry-run`: the commands that a run with these settings would start, and how often. It reads the configuration and the run.json
 * of earlier runs, but writes nothing, and starts nothing but git: with `goal: improve`, git reads the base's rules. Throws the UserErrors of
 * `run` that don't depend on another tool.
 */
export async function dryRun(context: Context, raw: RawSettings): Promise<DryRun> {
  const { loaded, readText } = await loadRules(context, await loadSettings(context, raw, true), raw);
  const { config } = loaded;
  const plan = planCaptures(config);
  await loadComparePolicy(context, loaded, readText);
  checkWorkingDirectory(context, config);
  const sides = config.compare.base === null ? 1 : 2;
  const of: StartsOf = {
    sides,
    untraced: untracedPairs(config, sides),
    isCompared: sides === 2,
    filterMode: usesNcu(config) ? expectedFilterMode(config.ncu) : null,
  };
  return {
    isPaired: sides === 2,
    legs: describeSteps(config, plan, of),
    starts: programStarts(config, plan, of),
    commands: plannedCommands(config, plan, of).map(({ title, argv }) => ({
      title,
      argv: redactCommand(argv),
    })),
    out: config.out,
    lastSeconds: await lastOf(resolve(context.cwd, config.out), config, plan, of),
    timeLimit: String(config.workload["time-limit"]),
    timeBudget: config["time-budget"] === null ? null : String(config["time-budget"]),
    retries: config.retries,
    isGuarded: sides === 2 && config.compare.guard,
    isolation: config.isolation,
    isServer: config.workload.server.command !== null,
  };
}

/** How long the last run of this plan took; null if unknown. Looks for a run with ncu first, then for a run without it. */
async function lastOf(out: string, config: Config, plan: Plan, of: StartsOf): Promise<number | null> {
  if (plan.unresolved.length > 0) return null;
  const plans = plan.captureMode === "probe" ? [sharedPlan(plan, config), gatedPlan(plan)] : [plan];
  for (const known of plans) {
    for (const withOrWithout of [of, { ...of, filterMode: null }]) {
      const last = await lastDuration(out, planKey(config, known, withOrWithout));
      if (last !== null) return last;
    }
  }
  return null;
}

/** The commands in the order of a run. Each command is listed once, however often it's started. */
function plannedCommands(config: Config, plan: Plan, of: StartsOf): PlannedCommand[] {
  const nsys = { path: config.nsys.path, missingOptions: [] };
  const workload = (settings: Config): [string, ...string[]] =>
    workloadArgv(settings.workload, join(config.out, "RUN", "hydra"));
  const names = (...folder: string[]): CaptureNames => ({
    output: join(config.out, "RUN", "head", ...folder, "nsys", "report"),
    session: "llm-profile-SESSION",
  });
  const inTurn = plan.rounds === 1 ? "" : `, round 1 of ${String(plan.rounds)}`;
  const { setup } = config.workload;
  const before = setup === null ? [] : [{ title: "sets the program up, without a profiler", argv: commandArgv(setup) }];
  if (config.workload.server.command !== null)
    return [...before, ...serverCommands(config, names("round-1", "server"))];
  const untraced = untracedConfig(config);
  const [first] = plan.captures;
  const gate: CaptureGate = first === undefined ? { kind: "none" } : first.gate;
  return [
    ...before,
    ...(isHeldToGoal(config, of) && config.compare.verify.command !== null
      ? [
          {
            title: "verifies what base computes, and later what head computes",
            argv: commandArgv(config.compare.verify.command),
          },
        ]
      : []),
    ...(plan.captureMode === "probe"
      ? [
          {
            title:
              "runs the probe; if the report is small, each round repeats this capture instead of the captures below",
            argv: nsysProfileArgv(config, nsys, { kind: "none" }, names("probe"), workload(config)),
          },
        ]
      : []),
    ...(plan.unresolved.length === 0 || plan.captureMode === "probe"
      ? []
      : [
          {
            title: "lists the ranges that match the globs; each range is then captured as below",
            argv: nsysNvtxArgv(config, nsys, names("discovery"), workload(config)),
          },
        ]),
    ...(isHeldToGoal(config, of)
      ? [
          {
            title: "captures the whole program, to find work that moved",
            argv: nsysProfileArgv(config, nsys, { kind: "none" }, names("whole"), workload(config)),
          },
        ]
      : []),
    ...plan.captures.flatMap((capture) => {
      const own = names("round-1", capture.directory);
      if (plan.roundsOfLoad !== null)
        return [
          {
            title: "starts the program of each load",
            argv: nsysLaunchArgv(config, nsys, own.session, workload(config)),
          },
          ...captureCommands(config, own, []),
        ];
      return [
        {
          title: `captures ${capture.label}${inTurn}`,
          argv: nsysProfileArgv(config, nsys, capture.gate, own, workload(config)),
        },
      ];
    }),
    ...plan.unresolved.map((range) => ({
      title: `captures a range that matches ${range.text}${inTurn}`,
      argv: nsysProfileArgv(
        config,
        nsys,
        { kind: "nvtx", range: { ...range, message: "RANGE" }, instances: range.skip + (range.instances ?? 1) },
        names("round-1", "RANGE"),
        workload(config),
      ),
    })),
    ...(of.untraced === 0
      ? []
      : [
          {
            title: `measures wall time without CUDA tracing, run 1 of ${String(of.untraced)}`,
            argv: nsysNvtxArgv(untraced, nsys, names("untraced-1"), workload(untraced)),
          },
        ]),
    ...(of.filterMode === null ? [] : ncuCommands(config, of)),
    ...(of.isCompared && config.lines === "auto"
      ? [
          {
            title: "finds the lines behind what's slower, if a range is slower",
            argv: nsysLinesArgv(config, nsys, gate, names("lines"), workload(config)),
          },
        ]
      : []),
  ];
}

function serverCommands(config: Config, names: CaptureNames): PlannedCommand[] {
  const nsys = { path: config.nsys.path, missingOptions: [] };
  const { server } = config.workload;
  return [
    {
      title: "starts the server of each load",
      argv: nsysLaunchArgv(config, nsys, names.session, commandArgv(server.command ?? [])),
    },
    ...[server["warm-up"] ?? server.client].flatMap((command) =>
      command === null ? [] : [{ title: "warms the server up", argv: commandArgv(command) }],
    ),
    ...captureCommands(
      config,
      names,
      server.client === null
        ? []
        : [{ title: "sends requests to the server during the capture", argv: commandArgv(server.client) }],
    ),
  ];
}

/** The commands that start and end a capture of a running process, with the commands in `meanwhile` between them. */
function captureCommands(config: Config, names: CaptureNames, meanwhile: readonly PlannedCommand[]): PlannedCommand[] {
  const nsys = { path: config.nsys.path, missingOptions: [] };
  return [
    { title: "begins a capture", argv: nsysStartArgv(config, nsys, names) },
    ...meanwhile,
    { title: "ends the capture", argv: nsysStopArgv(nsys, names.session) },
  ];
}

/** Assumes push/pop ranges in the configured domain, because only captures show how the program emits its ranges. */
function ncuCommands(config: Config, { filterMode, isCompared }: StartsOf): PlannedCommand[] {
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
  await output.print(dryRunText(await dryRun(context, settings), output.screen.out()));
  return exitCodes.pass;
}
