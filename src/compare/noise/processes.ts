import type { Profile } from "../../model/profile/profile.ts";
import { median } from "../../model/rounds.ts";
import type { Ratio } from "../../model/units.ts";
import { deviation, logs } from "./rounds.ts";

/** The process number of each round, per side. Rounds captured in the same process have the same number. */
export interface RoundProcesses {
  readonly base: readonly number[];
  readonly head: readonly number[];
}

/** The processes of both sides' rounds. Null if each round had its own process. */
export function processesOf(base: Pick<Profile, "rounds">, head: Pick<Profile, "rounds">): RoundProcesses | null {
  const [one, other] = [numbersOf(base), numbersOf(head)];
  const isShared = [one, other].some((numbers) => new Set(numbers).size < numbers.length);
  return isShared ? { base: one, head: other } : null;
}

/** The number of processes that a side was captured in. Null if each round had its own process. */
export function processCount({ rounds }: Pick<Profile, "rounds">): number | null {
  return rounds.every(({ process }) => process === null) ? null : new Set(numbersOf({ rounds })).size;
}

/** The process number of each round. A round with its own process gets a negative number, which no shared process has. */
function numbersOf({ rounds }: Pick<Profile, "rounds">): number[] {
  return rounds.map(({ process }, index) => process ?? -1 - index);
}

/** True if shared processes alternate between the sides, like rounds. Processes with the same number are then neighbors. */
export function areNeighbors({ base, head }: RoundProcesses): boolean {
  return base.every((number) => head.includes(number)) && head.every((number) => base.includes(number));
}

/** For each pair of processes: true if head was measured first (B H, H B, B H …). */
export function headFirstOf({ base }: RoundProcesses): boolean[] {
  return distinct(base).map((number) => number % 2 === 0);
}

interface Values {
  readonly base: readonly number[];
  readonly head: readonly number[];
  readonly processes?: RoundProcesses | null;
}

/**
 * Reduces values to one value per process: the median of its rounds. Only processes are independent: rounds of one process share memory
 * placement, autotuned kernels, and, on some machines, speed. Without shared processes, the values don't change.
 */
export function ofProcesses<T extends Values>(values: T): T {
  const { processes } = values;
  if (processes == null) return values;
  return {
    ...values,
    base: medians(values.base, processes.base),
    head: medians(values.head, processes.head),
    processes: null,
  };
}

function medians(values: readonly number[], processes: readonly number[]): number[] {
  return [...grouped(values, processes).values()].map(median);
}

/** The largest relative deviation between rounds within a process. Differences between processes don't count. 0 if no rounds share a process. */
export function spreadWithin({ base, head, processes }: Values): Ratio {
  if (processes == null) return 0;
  const groups = [...grouped(base, processes.base).values(), ...grouped(head, processes.head).values()];
  return Math.max(...groups.map((rounds) => (rounds.some((value) => value <= 0) ? 0 : deviation(logs(rounds)))));
}

function grouped(values: readonly number[], processes: readonly number[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const [index, value] of values.entries()) {
    const process = processes[index] ?? -1 - index;
    groups.set(process, [...(groups.get(process) ?? []), value]);
  }
  return groups;
}

function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)];
}
