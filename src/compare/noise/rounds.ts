import type { SideValues } from "./side-values.ts";

/** ln(head / base): +10 % and its way back have the same size in it. */
export function logRatio(base: number, head: number): number {
  return Math.log(head / base);
}

export function logs(values: readonly number[]): number[] {
  return values.map((value) => Math.log(value));
}

/** Each pair's log ratio; null where there are none: sides measured apart, or a round without its neighbour. */
export function pairLogRatios({ base, head, interleaved }: SideValues): number[] | null {
  if (!interleaved || base.length !== head.length) return null;
  return head.map((value, round) => logRatio(base[round] ?? value, value));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The sample standard deviation; 0 of a single value. */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}
