import { rmSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Measured } from "./command.ts";

/** Work to time: one side of a benchmark, ready to run. */
export type Work = () => Promise<Measured>;

/** Two things measured alternately in one run. Their ratio is what counts, because it varies little between machines. */
export interface Benchmark {
  /** For example `analyze/11k`. Unique; `--only` searches it, and it's the key in recorded.json. */
  readonly id: string;
  /** What we measure, for the table. */
  readonly ours: string;
  /** What we compare it with. */
  readonly against: string;
  /** True if every check runs it. */
  readonly small: boolean;
  readonly pairs: number;
  /** The highest allowed ratio; null if there's no limit. */
  readonly goal: number | null;
  /** The most memory that our work may use, in MiB; absent if there's no limit. */
  readonly mostMiB?: number;
  /** Prepares our work and the work that we compare it with, and returns both. */
  readonly prepare: (place: Place) => readonly [ours: Work, other: Work];
  /** Checks the results after all pairs. Returns one line per problem. */
  readonly check?: (place: Place) => readonly string[];
}

/** The result of one benchmark. */
export interface Outcome {
  readonly benchmark: Benchmark;
  /** Median of the pairs' ratios. */
  readonly ratio: number;
  readonly ours: Measured;
  readonly other: Measured;
  readonly wrong: readonly string[];
}

/** A temporary folder whose files are created when first needed. */
export interface Place extends Disposable {
  /** The path of a file that `write` creates. The same name returns the same file. */
  readonly made: (name: string, write: (path: string) => void) => string;
  /** A path for a program's output, where no file exists yet. */
  readonly fresh: (name: string) => string;
  /** A path in the folder. */
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

/** Measures both sides alternately, swapping their order from pair to pair, so drift affects both equally. */
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

/** The median time and the peak memory. */
function together(runs: readonly Measured[]): Measured {
  const peaks = runs.flatMap(({ peakBytes }) => (peakBytes === null ? [] : [peakBytes]));
  return { ms: median(runs.map(({ ms }) => ms)), peakBytes: peaks.length === 0 ? null : Math.max(...peaks) };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
