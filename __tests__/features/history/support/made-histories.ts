import type {
  History,
  HistoryChange,
  HistoryDrift,
  HistoryPoint,
  HistorySeries,
} from "../../../../src/features/history/model/history.ts";
import type { HistoryRecord, StoredRecord } from "../../../../src/features/history/model/record.ts";
import { median } from "../../../../src/model/rounds.ts";
import { madeRecord } from "./history-records.ts";

/*
 * Histories as values: what is decided of records is tested where it's decided.
 */

const dayMs = 24 * 3600 * 1000;
const hoursMs = 3 * 3600 * 1000;
const firstMs = Date.parse("2026-09-01T02:11:00.000Z");

export const historyMadeAt = "2026-11-23T06:00:00.000Z";

/** A commit by its number. */
export function commitOf(number: number): string {
  return ((number * 2654435761) % 2 ** 32).toString(16).padStart(8, "0").repeat(5);
}

/** The record of a night; `ranges` and `metrics` are left to the series. */
export function nightRecord(
  night: number,
  change: Partial<Pick<HistoryRecord, "machine" | "environment" | "commit" | "links" | "run" | "measuredAt">> = {},
): StoredRecord {
  const measuredAt = new Date(firstMs + night * dayMs).toISOString();
  const sha = commitOf(night);
  const run = { id: 7_000_000_000 + night, attempt: 1, job: "bench (h100)" };
  const page = `https://github.com/octo-org/llm-server/actions/runs/${String(run.id)}`;
  const record = madeRecord({
    measuredAt,
    commit: { sha, committedAt: measuredAt, branch: "main", subject: "Change the cache" },
    run,
    machine: { gpus: ["NVIDIA H100 80GB HBM3"], gpuIds: ["0123456789ab"], driver: "550.54.15", cuda: "12.8" },
    environment: "0123456789abcdef",
    ranges: [],
    links: { run: page, report: `${page}/artifacts/${String(3_000_000_000 + night)}`, artifact: null },
    ...change,
  });
  return { path: `runs/${measuredAt.slice(0, 10).replaceAll("-", "/")}/${sha}-${String(run.id)}-1-bench.json`, record };
}

/** The same numbers each time, from -1 to 1, most of them near 0. */
export function noise(seed: number): () => number {
  let state = seed;
  const next = (): number => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
  return () => (next() + next() + next()) / 1.5 - 1;
}

/** A point of three rounds around a value. */
export function madePoint(record: number, value: number, spread: number, random: () => number): HistoryPoint {
  const rounds = [0, 1, 2].map(() => value * (1 + spread * random()));
  return { record, value: median(rounds), low: Math.min(...rounds), high: Math.max(...rounds), referenceRatio: null };
}

/** A stable series of a range's time on the GPU without points. */
export function madeSeries(change: Partial<HistorySeries>): HistorySeries {
  return {
    id: "",
    job: "bench (h100)",
    figure: { kind: "busy", range: "decode", domain: "" },
    unit: "ns",
    better: "lower",
    points: [],
    cuts: [],
    changes: [],
    gaps: [],
    current: true,
    state: "stable",
    drift: null,
    ...change,
  };
}

export function madeChange(change: Partial<HistoryChange> & Pick<HistoryChange, "point">): HistoryChange {
  return {
    ...{ changeRatio: 0.021, pValue: 1e-6, state: "confirmed", checks: [] },
    ...{ before: commitOf(change.point - 1), after: commitOf(change.point) },
    ...change,
  };
}

const drift: HistoryDrift = {
  against: "first-points",
  since: "2026-09-01T02:11:00.000Z",
  changeRatio: 0.031,
  steps: 2,
};

/** 84 nights of one job with one of each: a confirmed slowdown, a sign, a refuted one, a new driver, a gap, an end, a metric. */
export function nightlyHistory(): History {
  const records = Array.from({ length: 84 }, (_, night) =>
    nightRecord(night, {
      ...(night >= 50
        ? {
            machine: {
              ...nightRecord(night).record.machine,
              driver: "560.28.03",
              gpuIds: [night % 3 === 0 ? "ba9876543210" : "0123456789ab"],
            },
          }
        : {}),
      ...(night >= 70 ? { environment: "00112233445566aa" } : {}),
    }),
  );
  const nights = records.map((_, night) => night);
  const points = (seed: number, value: (night: number) => number, spread: number, some = nights): HistoryPoint[] => {
    const random = noise(seed);
    return some.map((night) => madePoint(night, value(night) * (1 + spread * random()), spread, random));
  };
  const series: HistorySeries[] = [
    madeSeries({
      id: "decode",
      points: points(1, (night) => 12.5e6 * (night >= 79 ? 1.045 : night >= 30 ? 1.021 : 1), 0.002),
      cuts: [{ point: 50, because: ["driver"] }],
      changes: [
        madeChange({ point: 30 }),
        madeChange({ point: 62, changeRatio: 0.004, state: "refuted" }),
        madeChange({ point: 79, changeRatio: 0.0235, state: "confirmed" }),
      ],
      gaps: [{ point: 41, missing: 2 }],
      state: "changed",
      drift,
    }),
    madeSeries({
      id: "decode wall",
      figure: { kind: "wall", range: "decode", domain: "" },
      points: points(2, (night) => 1.41e6 * (night === 20 ? 3 : 1), 0.01),
      changes: [madeChange({ point: 81, changeRatio: -0.012, state: "sign" })],
      state: "unclear",
    }),
    madeSeries({
      id: "prefill",
      figure: { kind: "busy", range: "prefill", domain: "LLM" },
      points: points(3, (night) => 48.2e6 * (night >= 50 ? 0.97 : 1), 0.001).map((point, night) => ({
        ...point,
        referenceRatio: night < 20 ? null : (night >= 60 ? 0.985 : 1.002) * (1 + 0.001 * Math.sin(night * 7)),
      })),
      changes: [madeChange({ point: 60, changeRatio: -0.017, state: "machine" })],
      state: "changed",
      drift: { against: "reference", since: "v1.2", changeRatio: -0.015, steps: 1 },
    }),
    madeSeries({
      id: "throughput",
      figure: { kind: "metric", name: "output_throughput", range: null },
      unit: "tok/s",
      better: "higher",
      points: points(4, () => 2310, 0.01),
    }),
    madeSeries({
      id: "memory",
      figure: { kind: "metric", name: "peak memory", range: null },
      unit: "bytes",
      points: nights.slice(-4).map((record) => ({
        record,
        value: 41 * 2 ** 30,
        low: 41 * 2 ** 30,
        high: 41 * 2 ** 30,
        referenceRatio: null,
      })),
      state: "insufficient-data",
    }),
    madeSeries({
      id: "sample_old",
      figure: { kind: "busy", range: "sample_old", domain: "" },
      points: points(5, () => 310e3, 0.01, nights.slice(0, 40)),
      current: false,
    }),
  ];
  const skipped = [
    { path: "runs/2027/01/01/0123abcd-1-1-bench.json", why: "newer-version" },
    { path: "runs/2026/11/01/notes.json", why: "not-a-record" },
  ] as const;
  return { records, skipped, series };
}

/** So many runs of so many ranges, three hours apart, with a change every 500. */
export function longHistory(nights: number, ranges: number): History {
  const records = Array.from({ length: nights }, (_, night) => {
    const measuredAt = new Date(Date.parse(historyMadeAt) - (nights - night) * hoursMs).toISOString();
    return nightRecord(night, { measuredAt });
  });
  const series = Array.from({ length: ranges }, (_, index) => {
    const random = noise(index + 1);
    return madeSeries({
      id: String(index),
      figure: { kind: "busy", range: `layer_${String(index)}`, domain: "" },
      points: records.map((_record, night) =>
        madePoint(
          night,
          1e6 * (index + 1) * (1 + 0.01 * Math.floor(night / 500)) * (1 + 0.002 * random()),
          0.002,
          random,
        ),
      ),
      changes: Array.from({ length: Math.floor((nights - 1) / 500) }, (_change, at) =>
        madeChange({ point: (at + 1) * 500, changeRatio: 0.01 }),
      ),
      state: nights > 500 ? "changed" : "stable",
    });
  });
  return { records, skipped: [], series };
}

/** Everything that others may choose is one of these names; the series are of all kinds. */
export function hostileHistory(names: readonly string[]): History {
  const text = names.join(" ").slice(0, 500);
  const records = Array.from({ length: 8 }, (_, night) =>
    nightRecord(night + 76, {
      machine: { gpus: [text], gpuIds: [], driver: `${text.slice(0, 80)}${String(night)}`, cuda: text.slice(0, 90) },
      run: { id: 1, attempt: 1, job: text },
      links: {
        run:
          [
            "javascript:alert(1)",
            'https://a.example/"onmouseover="alert(1)',
            "https://user:word@a.example/",
            "http://a.example/",
          ][night % 4] ?? null,
        report: night % 2 === 0 ? `https://a.example/?q=<script>alert(1)</script>&'"` : null,
        artifact: "javascript:alert(1)",
      },
    }),
  );
  const points = records.map((_, record) => madePoint(record, 1e6, 0.01, noise(record)));
  const series = names.flatMap((name) => [
    madeSeries({
      id: name,
      job: text,
      figure: { kind: "busy", range: name, domain: names.at(-1) ?? "" },
      points,
      cuts: [{ point: 3, because: ["driver", "gpu", "cuda", "reference"] }],
      changes: [madeChange({ point: 4 })],
      drift: { against: "reference", since: name, changeRatio: 0.01, steps: 1 },
      current: false,
    }),
    madeSeries({
      id: `${name} metric`,
      job: text,
      figure: { kind: "metric", name, range: name },
      unit: name.slice(0, 50),
      points,
    }),
  ]);
  return { records, skipped: names.map((name) => ({ path: name, why: "not-json" as const })), series };
}
