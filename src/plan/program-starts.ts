import { createHash } from "node:crypto";
import type { Config } from "../model/config.ts";
import { fewestPairs, type Plan, type PlannedStarts, type StartCount } from "../model/run/plan.ts";
import { counted } from "../model/text/listing.ts";
import { describePlan } from "./captures.ts";
import type { NcuFilterMode } from "./ncu/argv.ts";
import { describeNcu, sharesProcess } from "./ncu/captures.ts";
import { areUntracedConfigured } from "./untraced.ts";
import { workloadArgv } from "./workload.ts";

export interface StartsOf {
  readonly sides: 1 | 2;
  readonly untraced: number;
  readonly isCompared: boolean;
  /** Null without ncu; `unknown` until we know if it can count by launch configuration. */
  readonly filterMode: NcuFilterMode | "unknown" | null;
}

export function programStarts(config: Config, plan: Plan, conditions: StartsOf): PlannedStarts[] {
  const isProbed = plan.captureMode === "probe";
  const once = { least: 1, most: 1 };
  return [
    ...(config.compare.verify.command === null ? [] : goalStarts(config, conditions, "verify")),
    ...(isProbed ? [{ purpose: "probe" as const, pass: once, red: once }] : []),
    ...(plan.unresolved.length > 0 && !isProbed ? [{ purpose: "discovery" as const, pass: once, red: once }] : []),
    ...tuningStarts(config, conditions),
    ...goalStarts(config, conditions, "whole"),
    roundStarts(config, plan, conditions),
    untracedStarts(config, conditions),
    ncuStarts(config, plan, conditions),
    lineStarts(config, conditions),
  ];
}

export function isHeldToGoal({ compare }: Config, { sides }: Pick<StartsOf, "sides">): boolean {
  return compare.goal === "improve" && sides === 2;
}

function goalStarts(config: Config, conditions: StartsOf, purpose: "whole" | "verify"): PlannedStarts[] {
  if (!isHeldToGoal(config, conditions)) return [];
  const both = { least: 2, most: 2 };
  return [{ purpose, pass: both, red: both }];
}

/** A start in which autotuners choose doesn't count. */
function tuningStarts(config: Config, conditions: StartsOf): PlannedStarts[] {
  if (conditions.sides === 1 || config.compare.caches === "separate") return [];
  const some = { least: 0, most: isHeldToGoal(config, conditions) ? 2 : 1 };
  return [{ purpose: "tuning", pass: some, red: some }];
}

/** A failing run can end after two pairs if the result is clear. A passing run can end that early only if the machine's noise has been calibrated. */
function roundStarts(config: Config, plan: Plan, { sides, isCompared }: StartsOf): PlannedStarts {
  const isPaired = sides === 2 && isCompared;
  const most = isPaired ? Math.max(plan.rounds, config.compare["max-rounds"]) : plan.rounds;
  const mayEndEarly = isPaired && config.rounds === null;
  const fewest = mayEndEarly ? Math.min(plan.rounds, fewestPairs * (plan.roundsOfLoad ?? 1)) : plan.rounds;
  const countOf = (least: number): StartCount => ({
    least: sides * leastCaptureStarts(plan, least),
    most: plan.unresolved.length > 0 ? null : sides * captureStarts(plan, most),
  });
  return {
    purpose: "rounds",
    pass: countOf(config.compare.calibration === null ? plan.rounds : fewest),
    red: countOf(fewest),
  };
}

/** Each glob matches at least one range. After a probe, all ranges may share a capture. */
function leastCaptureStarts(plan: Plan, rounds: number): number {
  return plan.captureMode === "probe" ? rounds : captureStarts(plan, rounds) + rounds * plan.unresolved.length;
}

/** A failing run doesn't need these, unless the configuration asks for them. */
function untracedStarts(config: Config, { sides, untraced, isCompared }: StartsOf): PlannedStarts {
  const planned = { least: sides * untraced, most: sides * untraced };
  if (sides === 1 || !isCompared || untraced === 0) return { purpose: "untraced", pass: planned, red: planned };
  const most = sides * Math.max(untraced, config.latency["max-pairs"]);
  return {
    purpose: "untraced",
    pass: { least: planned.least, most },
    red: areUntracedConfigured(config) ? planned : never,
  };
}

/**
 * An estimate, since we don't know the kernels yet. ncu can't explain a change in the number of launches, so even a failing run may not
 * need it.
 */
function ncuStarts({ ncu, ranges }: Config, { captures, unresolved }: Plan, conditions: StartsOf): PlannedStarts {
  const { filterMode, sides, isCompared } = conditions;
  if (filterMode === null) return { purpose: "ncu", pass: never, red: never };
  const each = Math.max(captures.length, ranges.length);
  const mode = filterMode === "unknown" ? "per-launch-config" : filterMode;
  const usual = sharesProcess(ncu, mode) ? 1 : each;
  // ncu measures a launch configuration in only one of the ranges that share a process, so each may need another.
  const shared = mode === "per-launch-config" && each > 1 && ncu.gating ? 1 + each : usual;
  const ofSide = unresolved.length > 0 ? null : Math.max(shared, filterMode === "unknown" ? each : 0);
  const isAlways = !isCompared || ncu.when === "always";
  const least = isAlways ? usual : 0;
  return {
    purpose: "ncu",
    pass: isAlways ? { least, most: ofSide } : never,
    red: { least, most: ofSide === null ? null : (isCompared ? sides : 1) * ofSide },
  };
}

/** The base needs one only if launches increased, or CUDA graphs ran. */
function lineStarts({ lines, workload }: Config, { sides, isCompared }: StartsOf): PlannedStarts {
  const isLooked = isCompared && lines === "auto" && workload.server.command === null;
  return { purpose: "lines", pass: never, red: isLooked ? { least: 0, most: sides } : never };
}

const never: StartCount = { least: 0, most: 0 };

function captureStarts({ captures, roundsOfLoad }: Plan, rounds: number): number {
  return roundsOfLoad === null ? captures.length * rounds : Math.ceil(rounds / roundsOfLoad);
}

export function describeSteps(
  config: Config,
  plan: Plan,
  { sides, untraced, isCompared, filterMode }: StartsOf,
): string {
  const noun = config.workload.server.command === null ? "run" : "load";
  const unless =
    sides === 2 && isCompared && !areUntracedConfigured(config) ? " unless the verdict is already red" : "";
  const after =
    untraced === 0
      ? ""
      : `, then ${counted(untraced, noun)}${sides === 2 ? " per side" : ""} without CUDA tracing${unless}`;
  const mode = filterMode === "unknown" ? "per-launch-config" : filterMode;
  const isMaybe = isCompared && config.ncu.when === "auto";
  const then =
    mode === null ? "" : `, then ${isMaybe ? "if a verdict needs a reason " : ""}${describeNcu(config.ncu, mode)}`;
  const first = isHeldToGoal(config, { sides }) ? "a capture of each whole program, then " : "";
  return `${first}${describePlan(plan, config)}${sides === 2 ? ", alternating base and head" : ""}${after}${then}`;
}

/** Equal for runs with the same captures and ncu runs. ncu's path doesn't matter. */
export function planKey(config: Config, plan: Plan, { sides, untraced, filterMode }: StartsOf): string {
  const parts = [
    plan.rounds,
    plan.captures.map(({ label, gate }) => [label, gate.kind, gate.kind === "none" ? 0 : gate.instances]),
    workloadArgv(config.workload, ""),
    filterMode === null ? null : { ...config.ncu, path: null },
    sides,
    ...(untraced === 0 ? [] : [untraced]),
    ...(isHeldToGoal(config, { sides }) ? [config.compare.verify] : []),
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
