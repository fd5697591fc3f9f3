import { createHash } from "node:crypto";
import type { Config } from "../model/config.ts";
import { fewestPairs, type Plan, type PlannedStarts, type StartCount } from "../model/run/plan.ts";
import { counted } from "../model/text/listing.ts";
import { describePlan } from "./captures.ts";
import type { NcuFilterMode } from "./ncu/argv.ts";
import { describeNcu, sharesProcess } from "./ncu/captures.ts";
import { areUntracedAsked } from "./untraced.ts";
import { workloadArgv } from "./workload.ts";

/** What decides how often a run starts the program, besides its configuration and its captures. */
export interface StartsOf {
  readonly sides: 1 | 2;
  /** Runs a side without CUDA tracing. */
  readonly untraced: number;
  /** Whether the head is held against something. */
  readonly isCompared: boolean;
  /** Null: ncu is not used. `unknown`: it was not asked yet whether it can count by launch configuration. */
  readonly filterMode: NcuFilterMode | "unknown" | null;
}

/** How often each part of a run starts the program, without what is repeated after a fault. */
export function programStarts(config: Config, plan: Plan, of: StartsOf): PlannedStarts[] {
  const isProbed = plan.captureMode === "probe";
  const once = { least: 1, most: 1 };
  return [
    ...(isProbed ? [{ purpose: "probe" as const, pass: once, red: once }] : []),
    ...(plan.unresolved.length > 0 && !isProbed ? [{ purpose: "discovery" as const, pass: once, red: once }] : []),
    ...goalStarts(config, of, "whole"),
    roundStarts(config, plan, of),
    untracedStarts(config, of),
    ncuStarts(config, plan, of),
    lineStarts(config, of),
    ...(config.compare.verify.command === null ? [] : goalStarts(config, of, "verify")),
  ];
}

/** Whether a base is measured, and the head is to be faster. */
export function isHeldToGoal({ compare }: Config, { sides }: Pick<StartsOf, "sides">): boolean {
  return compare.goal === "improve" && sides === 2;
}

/** Once a side, where the goal is to improve. */
function goalStarts(config: Config, of: StartsOf, purpose: "whole" | "verify"): PlannedStarts[] {
  if (!isHeldToGoal(config, of)) return [];
  const both = { least: 2, most: 2 };
  return [{ purpose, pass: both, red: both }];
}

/** A red one ends where two pairs are clear, a pass only on a machine whose noise is known. */
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

/** A glob matches one range at least. After a probe, all ranges may share a capture. */
function leastCaptureStarts(plan: Plan, rounds: number): number {
  return plan.captureMode === "probe" ? rounds : captureStarts(plan, rounds) + rounds * plan.unresolved.length;
}

/** A red one needs none, unless they are asked for. */
function untracedStarts(config: Config, { sides, untraced, isCompared }: StartsOf): PlannedStarts {
  const planned = { least: sides * untraced, most: sides * untraced };
  if (sides === 1 || !isCompared || untraced === 0) return { purpose: "untraced", pass: planned, red: planned };
  const most = sides * Math.max(untraced, config.latency["max-pairs"]);
  return {
    purpose: "untraced",
    pass: { least: planned.least, most },
    red: areUntracedAsked(config) ? planned : never,
  };
}

/** As far as that is known before the ranges and their kernels are. Where launches alone made the difference, it has no reason to give. */
function ncuStarts({ ncu, ranges }: Config, { captures, unresolved }: Plan, of: StartsOf): PlannedStarts {
  const { filterMode, sides, isCompared } = of;
  if (filterMode === null) return { purpose: "ncu", pass: never, red: never };
  const each = Math.max(captures.length, ranges.length);
  const mode = filterMode === "unknown" ? "per-launch-config" : filterMode;
  const usual = sharesProcess(ncu, mode) ? 1 : each;
  // Ranges that share a process may take launch configurations from each other: then one more for each.
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

/** Of the base only where launches rose, or CUDA graphs ran. */
function lineStarts({ lines, workload }: Config, { sides, isCompared }: StartsOf): PlannedStarts {
  const isLooked = isCompared && lines === "auto" && workload.server.command === null;
  return { purpose: "lines", pass: never, red: isLooked ? { least: 0, most: sides } : never };
}

const never: StartCount = { least: 0, most: 0 };

/** How often the captures of one side start the program. */
function captureStarts({ captures, roundsOfLoad }: Plan, rounds: number): number {
  return roundsOfLoad === null ? captures.length * rounds : Math.ceil(rounds / roundsOfLoad);
}

/** What a run makes one after the other, as one phrase. */
export function describeLegs(
  config: Config,
  plan: Plan,
  { sides, untraced, isCompared, filterMode }: StartsOf,
): string {
  const what = config.workload.server.command === null ? "run" : "load";
  const unless = sides === 2 && isCompared && !areUntracedAsked(config) ? " unless it's red by then" : "";
  const after =
    untraced === 0
      ? ""
      : `, then ${counted(untraced, what)}${sides === 2 ? " of each" : ""} without CUDA tracing${unless}`;
  const mode = filterMode === "unknown" ? "per-launch-config" : filterMode;
  const isMaybe = isCompared && config.ncu.when === "auto";
  const then =
    mode === null ? "" : `, then ${isMaybe ? "where a verdict needs a reason " : ""}${describeNcu(config.ncu, mode)}`;
  const first = isHeldToGoal(config, { sides }) ? "a capture of each whole program, then " : "";
  return `${first}${describePlan(plan, config)}${sides === 2 ? ", of the base and of the head in turn" : ""}${after}${then}`;
}

/** Equal for runs that make the same captures of the same command, and then the same runs of ncu, wherever that lies. */
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
