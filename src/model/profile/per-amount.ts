import { median } from "../rounds.ts";
import type { Nanoseconds } from "../units.ts";
import type { ProfileRange } from "./profile.ts";
import type { UntracedRange, UntracedRun } from "./untraced.ts";

/*
 * What `steps` and `tokens` of the configuration make of times: how many of them an instance of a range does is counted in the runs
 * without CUDA tracing.
 */

export const wallPerAmountKinds = ["time-per-step", "time-per-token", "tokens-per-second"] as const;
export const gpuPerAmountKinds = ["gpu-time-per-step", "gpu-time-per-token"] as const;

export type WallPerAmount = (typeof wallPerAmountKinds)[number];
export type GpuPerAmount = (typeof gpuPerAmountKinds)[number];

export const perAmountUnits: Readonly<Record<WallPerAmount | GpuPerAmount, "ns" | "tok/s">> = {
  "time-per-step": "ns",
  "time-per-token": "ns",
  "tokens-per-second": "tok/s",
  "gpu-time-per-step": "ns",
  "gpu-time-per-token": "ns",
};

/** Of each instance of a run, in ns or tokens a second; null where it is not known how many steps or tokens it does. */
export function wallPerAmount({ instanceNs, steps, tokens }: UntracedRange, kind: WallPerAmount): number[] | null {
  const amount = kind === "time-per-step" ? steps : tokens;
  if (amount === null) return null;
  return instanceNs.map((ns) => (kind === "tokens-per-second" ? (1e9 * amount) / ns : ns / amount));
}

/**
 * The time in which the GPU was busy with an instance, by step or token: a value a traced round. Null where not every run says how many
 * an instance does, or the runs were of another command than the one that is traced.
 */
export function gpuPerAmount(
  range: Pick<ProfileRange, "name" | "domain" | "rounds">,
  runs: readonly UntracedRun[],
  kind: GpuPerAmount,
): Nanoseconds[] | null {
  const amounts = runs.map(({ ranges, ofOtherCommand }) => {
    const of = ranges.find(({ name, domain }) => name === range.name && domain === range.domain);
    return ofOtherCommand ? null : (of?.[kind === "gpu-time-per-step" ? "steps" : "tokens"] ?? null);
  });
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0 || known.length < amounts.length) return null;
  const amount = median(known);
  const values = range.rounds.flatMap(({ gpuBusyNs, instances }) =>
    instances > 0 && gpuBusyNs > 0 ? [gpuBusyNs / instances / amount] : [],
  );
  return values.length === 0 ? null : values;
}
