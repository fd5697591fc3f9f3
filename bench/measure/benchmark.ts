import { rmSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Measured } from "./command.ts";

/** Something that is timed; what it needs was made before. */
export type Work = () => Promise<Measured>;

/** Two things measured in turn in one run: what counts is their ratio, which another machine changes little. */
export interface Benchmark {
  /** `analyze/11k`: unique, what `--only` looks at, and the key in recorded.json. */
  readonly id: string;
  /** What is measured, for the table. */
  readonly ours: string;
  /** What it is held against. */
  readonly against: string;
  /** Part of the form that runs in every check. */
  readonly small: boolean;
  readonly pairs: number;
  /** The ratio that it may have at most; null: none was agreed on. */
  readonly goal: number | null;
  /** The memory that ours may take at most, in MiB, where one was agreed on. */
  readonly mostMiB?: number;
  /** Makes what both need, and gives both. */
  readonly prepare: (place: Place) => readonly [ours: Work, other: Work];
  /** After the pairs: what is wrong with what they made, one line each. */
  readonly check?: (place: Place) => readonly string[];
}

/** What the pairs of one benchmark gave. */
export interface Outcome {
  readonly benchmark: Benchmark;
  /** The median of the pairs' ratios. */
  readonly ratio: number;
  readonly ours: Measured;
  readonly other: Measured;
  readonly wrong: readonly string[];
}

/** A temporary folder, in which a file is made when it is first asked for. */
export interface Place extends Disposable {
  /** The path of a file that `write` makes; the same name gives the same file. */
  readonly made: (name: string, write: (path: string) => void) => string;
  /** The path of what a program is to make; nothing is there. */
  readonly fresh: (name: string) => string;
  /** A path in it. */
  readonly file: (name: string) => string;
}

export function temporaryPlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), "llm-profile-bench-"));
  const there = new Set<string>();
  const file = (name: string): string => join(folder, name);
  return {
    file,
    made: (name, write) => {
      if (!there.has(name)) write(file(name));
      there.add(name);
      return file(name);
    },
    fresh: (name) => {
      rmSync(file(name), { recursive: true, force: true });
      return file(name);
    },
    [Symbol.dispose]: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Measures both in turn, each pair beginning with the other one, so that drift falls on both alike. */
export async function measure(benchmark: Benchmark, place: Place): Promise<Outcome> {
  const [ours, other] = benchmark.prepare(place);
  const pairs: { readonly ours: Measured; readonly other: Measured }[] = [];
  for (let index = 0; index < benchmark.pairs; index += 1) {
    if (index % 2 === 0) pairs.push({ ours: await ours(), other: await other() });
    else {
      const first = await other();
      pairs.push({ ours: await ours(), other: first });
    }
  }
  return {
    benchmark,
    ratio: median(pairs.map((pair) => pair.ours.ms / pair.other.ms)),
    ours: together(pairs.map((pair) => pair.ours)),
    other: together(pairs.map((pair) => pair.other)),
    wrong: benchmark.check?.(place) ?? [],
  };
}

/** The time in the middle, and the most memory. */
function together(runs: readonly Measured[]): Measured {
  const peaks = runs.flatMap(({ peakBytes }) => (peakBytes === null ? [] : [peakBytes]));
  return { ms: median(runs.map(({ ms }) => ms)), peakBytes: peaks.length === 0 ? null : Math.max(...peaks) };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
