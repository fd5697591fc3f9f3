import { createHash } from "node:crypto";
import type { Config } from "../model/config.ts";
import type { Plan, StartsOfLeg } from "../model/run/plan.ts";
import { counted } from "../model/text/listing.ts";
import { describePlan } from "./captures.ts";
import type { NcuFilterMode } from "./ncu/argv.ts";
import { describeNcu, sharesProcess } from "./ncu/captures.ts";
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

/** How often each leg of a run starts the program, both sides together, without what is repeated after a fault. */
export function programStarts(config: Config, plan: Plan, of: StartsOf): StartsOfLeg[] {
  const { sides, untraced } = of;
  const isPaired = sides === 2 && of.isCompared;
  const isProbed = plan.captureMode === "probe";
  const mostRounds = isPaired ? Math.max(plan.rounds, config.compare["max-rounds"]) : plan.rounds;
  const mostUntraced = isPaired && untraced > 0 ? Math.max(untraced, config.latency["max-pairs"]) : untraced;
  const lines = of.isCompared && config.lines === "auto" && config.workload.server.command === null ? sides : 0;
  const isOpen = plan.unresolved.length > 0;
  return [
    ...(isProbed ? [{ leg: "probe" as const, planned: 1, onDemand: 0, most: 1 }] : []),
    ...(isOpen && !isProbed ? [{ leg: "discovery" as const, planned: 1, onDemand: 0, most: 1 }] : []),
    {
      leg: "rounds",
      // A glob matches one range at least. After a probe, all ranges may share a capture.
      planned: isProbed
        ? sides * plan.rounds
        : sides * (captureStarts(plan, plan.rounds) + plan.rounds * plan.unresolved.length),
      onDemand: 0,
      most: isOpen ? null : sides * captureStarts(plan, mostRounds),
    },
    { leg: "untraced", planned: sides * untraced, onDemand: 0, most: sides * mostUntraced },
    ncuStarts(config, plan, of),
    { leg: "lines", planned: 0, onDemand: lines, most: lines },
  ];
}

/** As far as that is known before the ranges and their kernels are. */
function ncuStarts({ ncu, ranges }: Config, { captures, unresolved }: Plan, of: StartsOf): StartsOfLeg {
  const { filterMode, sides } = of;
  if (filterMode === null) return { leg: "ncu", planned: 0, onDemand: 0, most: 0 };
  const each = Math.max(captures.length, ranges.length);
  const mode = filterMode === "unknown" ? "per-launch-config" : filterMode;
  const usual = sharesProcess(ncu, mode) ? 1 : each;
  // Ranges that share a process may take launch configurations from each other: then one more for each.
  const shared = mode === "per-launch-config" && each > 1 && ncu.gating ? 1 + each : usual;
  const most = unresolved.length > 0 ? null : sides * Math.max(shared, filterMode === "unknown" ? each : 0);
  // Whether a verdict needs a reason is not known before.
  const isOnDemand = of.isCompared && ncu.when === "auto";
  return { leg: "ncu", planned: isOnDemand ? 0 : usual, onDemand: isOnDemand ? sides * usual : 0, most };
}

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
  const after =
    untraced === 0
      ? ""
      : `, then ${counted(untraced, config.workload.server.command === null ? "run" : "load")}${sides === 2 ? " of each" : ""} without CUDA tracing`;
  const mode = filterMode === "unknown" ? "per-launch-config" : filterMode;
  const isMaybe = isCompared && config.ncu.when === "auto";
  const then =
    mode === null ? "" : `, then ${isMaybe ? "where a verdict needs a reason " : ""}${describeNcu(config.ncu, mode)}`;
  return `${describePlan(plan, config)}${sides === 2 ? ", of the base and of the head in turn" : ""}${after}${then}`;
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
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
