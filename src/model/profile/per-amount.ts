import { median } from "../rounds.ts";
import type { Nanoseconds } from "../units.ts";
import type { ProfileRange } from "./profile.ts";
import type { UntracedRange, UntracedRun } from "./untraced.ts";

/* The numbers of steps and tokens per instance come from the runs without CUDA tracing. */

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

export function wallPerAmount({ instanceNs, steps, tokens }: UntracedRange, kind: WallPerAmount): number[] | null {
  const amount = kind === "time-per-step" ? steps : tokens;
  if (amount === null) return null;
  return instanceNs.map((ns) => (kind === "tokens-per-second" ? (1e9 * amount) / ns : ns / amount));
}

/** One value per traced round. Null unless every run knows its number of steps or tokens and uses the traced command. */
export function gpuPerAmount(
  range: Pick<ProfileRange, "name" | "domain" | "rounds">,
  runs: readonly UntracedRun[],
  kind: GpuPerAmount,
): Nanoseconds[] | null {
  const amounts = runs.map(({ ranges, ofOtherCommand }) => {
    const match = ranges.find(({ name, domain }) => name === range.name && domain === range.domain);
    return ofOtherCommand ? null : (match?.[kind === "gpu-time-per-step" ? "steps" : "tokens"] ?? null);
  });
  const present = amounts.filter((amount) => amount !== null);
  if (present.length === 0 || present.length < amounts.length) return null;
  const amount = median(present);
  const values = range.rounds.flatMap(({ gpuBusyNs, instances }) =>
    instances > 0 && gpuBusyNs > 0 ? [gpuBusyNs / instances / amount] : [],
  );
  return values.length === 0 ? null : values;
}
