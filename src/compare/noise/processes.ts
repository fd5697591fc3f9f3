import type { Profile } from "../../model/profile/profile.ts";
import { median } from "../../model/rounds.ts";
import type { Ratio } from "../../model/units.ts";
import { deviation, logs } from "./rounds.ts";

/** Of each round of each side, the number of the process that it was captured in; rounds of one process have the same. */
export interface RoundProcesses {
  readonly base: readonly number[];
  readonly head: readonly number[];
}

/** By round; null where each was captured in a process of its own on both sides. */
export function processesOf(base: Pick<Profile, "rounds">, head: Pick<Profile, "rounds">): RoundProcesses | null {
  const [one, other] = [numbersOf(base), numbersOf(head)];
  const isShared = [one, other].some((numbers) => new Set(numbers).size < numbers.length);
  return isShared ? { base: one, head: other } : null;
}

/** How many processes a side was captured in; null where each round had its own. */
export function processCount({ rounds }: Pick<Profile, "rounds">): number | null {
  return rounds.every(({ process }) => process === null) ? null : new Set(numbersOf({ rounds })).size;
}

/** A round of its own has a number that no load has. */
function numbersOf({ rounds }: Pick<Profile, "rounds">): number[] {
  return rounds.map(({ process }, index) => process ?? -1 - index);
}

/** Loads of the server are measured in turn as rounds are, so that those with one number are neighbors. */
export function areNeighbors({ base, head }: RoundProcesses): boolean {
  return base.every((number) => head.includes(number)) && head.every((number) => base.includes(number));
}

/** Of each pair of loads, whether head was measured first: B H, H B, B H … */
export function headFirstOf({ base }: RoundProcesses): boolean[] {
  return distinct(base).map((number) => number % 2 === 0);
}

interface Values {
  readonly base: readonly number[];
  readonly head: readonly number[];
  readonly processes?: RoundProcesses | null;
}

/**
 * One value for each process: the median of its rounds. The process is what is independent: its rounds share the placement of
 * memory, the kernels that it chose, and on some machines its speed. Values without shared processes stay as they are.
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

/** What rounds of one process differ by, relative; the larger side's. They say nothing of what processes differ by. */
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
