import { linkSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Nested, usualNested, writeNested } from "../captures/nested.ts";
import { writeNcuRows } from "../captures/ncu-rows.ts";
import { writeReplicated } from "../captures/replicated.ts";
import type { Benchmark, Place } from "../measure/benchmark.ts";
import { analyze } from "./commands.ts";

/** Each property of a capture, in words. */
const words: Readonly<Record<keyof Nested, (count: string) => string>> = {
  kernels: (count) => `${count} kernels`,
  ranges: (count) => `${count} ranges`,
  depth: (count) => `depth ${count}`,
  rangeNames: (count) => `${count} names of ranges`,
  kernelNames: (count) => `${count} names of kernels`,
  processes: (count) => (count === "1" ? "1 process" : `${count} processes`),
};

/**
 * Compares how long `analyze` takes for a capture with more of one thing and for a capture with less of it. A ratio of 1 means that the
 * larger amount takes no longer; with linear growth, the ratio equals the ratio of the amounts.
 */
export const growthOfAnalyze: readonly Benchmark[] = [
  kernels({ many: "1.15M", few: "115k", copies: [200, 20], small: false, pairs: 3 }),
  kernels({ many: "11.5M", few: "1.15M", copies: [2000, 200], small: false, pairs: 1, goal: 11 }),
  {
    id: "growth/durations",
    ours: "`analyze`, 1.15 M kernels of which no two last as long",
    against: "as recorded",
    small: false,
    pairs: 3,
    goal: null,
    mostMiB: 200,
    prepare: (place) => [
      analyze(
        place,
        "different",
        place.made("different.sqlite", (path) => writeReplicated(path, 200, "all durations different")),
      ),
      analyze(
        place,
        "few",
        place.made("1.15M.sqlite", (path) => writeReplicated(path, 200, "as recorded")),
      ),
    ],
  },
  ...[true, false].flatMap((small) => {
    const scale = small ? 0.1 : 1;
    const usual = { ...usualNested, kernels: usualNested.kernels * scale };
    const ranges = 100_000 * scale;
    const part = { small, pairs: 1 };
    return [
      grown({
        ...part,
        what: "ranges, 50 deep",
        many: { ...usual, ranges, depth: 50 },
        few: usual,
        ...(small ? {} : { goal: 3 }),
      }),
      grown({ ...part, what: "depth", many: { ...usual, ranges, depth: 50 }, few: { ...usual, ranges } }),
      grown({
        ...part,
        what: "rangeNames",
        many: { ...usual, ranges, rangeNames: small ? 300 : 1_500 },
        few: { ...usual, ranges },
      }),
      grown({ ...part, what: "kernelNames", many: { ...usual, kernelNames: 5_000 }, few: usual }),
      grown({ ...part, what: "processes", many: { ...usual, processes: 8 }, few: usual }),
    ];
  }),
  ranks({ many: 8, few: 2, small: true }),
  ranks({ many: 64, few: 8, small: false }),
  ranks({ many: 512, few: 64, small: false }),
  ncuRows({ many: 10_000, few: 2_500, small: true }),
  ncuRows({ many: 100_000, few: 25_000, small: false }),
];

/** One report per rank. All are copies of one file, so every collective occurs in all of them. */
function ranks({ many, few, small }: { many: number; few: number; small: boolean }): Benchmark {
  // Reports with 11,000 or 115,000 kernels.
  const copies = small ? 2 : 20;
  const folder = (place: Place, count: number): string =>
    place.made(`ranks-${String(count)}-of-${String(copies)}`, (path) => {
      const report = place.made(`rank-of-${String(copies)}.sqlite`, (file) => {
        writeReplicated(file, copies, "one kernel communicates");
      });
      mkdirSync(path);
      for (let rank = 0; rank < count; rank += 1) linkSync(report, join(path, `rank-${String(rank)}.sqlite`));
    });
  return {
    id: `growth/ranks-${String(many)}`,
    ours: `\`analyze --ranks\`, ${String(many)} reports of ${small ? "11 k" : "115 k"} kernels`,
    against: `${String(few)} reports`,
    small,
    pairs: 1,
    goal: null,
    prepare: (place) => [
      analyze(place, "many", folder(place, many), "--ranks"),
      analyze(place, "few", folder(place, few), "--ranks"),
    ],
  };
}

interface Kernels {
  readonly many: string;
  readonly few: string;
  readonly copies: readonly [many: number, few: number];
  readonly small: boolean;
  readonly pairs: number;
  readonly goal?: number;
}

function kernels({ many, few, copies, small, pairs, goal }: Kernels): Benchmark {
  return {
    id: `growth/kernels-${many}`,
    ours: `\`analyze\`, ${many.replace("M", " M")} kernels`,
    against: `${few.replace("M", " M").replace("k", " k")} kernels`,
    small,
    pairs,
    goal: goal ?? null,
    prepare: (place) => {
      const [large, less] = [many, few].map((size, index) =>
        // The same files as in nsys-stats.ts.
        place.made(`${size}.sqlite`, (path) => writeReplicated(path, copies[index] ?? 1, "as recorded")),
      );
      return [analyze(place, "many", large ?? ""), analyze(place, "few", less ?? "")];
    },
  };
}

interface Grown {
  readonly what: string;
  readonly many: Nested;
  readonly few: Nested;
  readonly small: boolean;
  readonly pairs: number;
  readonly goal?: number;
}

function grown({ what, many, few, small, pairs, goal }: Grown): Benchmark {
  return {
    id: `growth/${what.replaceAll(/\W+/g, "-")}${small ? "-small" : ""}`,
    ours: `\`analyze\` of ${describe(many)}`,
    against: unlike(few, many),
    small,
    pairs,
    goal: goal ?? null,
    prepare: (place) => [analyze(place, "many", nested(place, many)), analyze(place, "few", nested(place, few))],
  };
}

function ncuRows({ many, few, small }: { many: number; few: number; small: boolean }): Benchmark {
  const withRows = (place: Place, rows: number): string =>
    place.made(`ncu-${String(rows)}`, (folder) => {
      mkdirSync(folder);
      writeReplicated(join(folder, "round-1.sqlite"), 1, "as recorded");
      writeNcuRows(join(folder, "ncu.csv"), rows);
    });
  const rowsOf = (rows: number): string => `${rows.toLocaleString("en")} rows of ncu`;
  return {
    id: `growth/ncu-rows-${String(many)}`,
    ours: `\`analyze\` with ${rowsOf(many)}`,
    against: rowsOf(few),
    small,
    pairs: small ? 1 : 3,
    goal: null,
    prepare: (place) => [analyze(place, "many", withRows(place, many)), analyze(place, "few", withRows(place, few))],
  };
}

function nested(place: Place, of: Nested): string {
  return place.made(`${Object.values(of).join("-")}.sqlite`, (path) => writeNested(path, of));
}

function describe(nested: Nested): string {
  return inWords(nested, (key) => key === "kernels" || nested[key] !== usualNested[key]);
}

/** The smaller capture's properties that differ from the larger one's. */
function unlike(nested: Nested, other: Nested): string {
  return inWords(nested, (key) => nested[key] !== other[key]);
}

function inWords(nested: Nested, shown: (key: keyof Nested) => boolean): string {
  return (Object.keys(words) as (keyof Nested)[])
    .filter(shown)
    .map((key) => words[key](nested[key].toLocaleString("en")))
    .join(", ");
}
