import { describe, expect, test } from "@jest/globals";
import { amountText } from "../../../src/model/text/quantity.ts";
import type { MetricRow } from "../../../src/model/metrics/metric-row.ts";
import {
  bySeverity,
  metricAmount,
  metricSentences,
  metricTitle,
  metricValues,
  profileMetrics,
} from "../../../src/report/metrics/metric-text.ts";
import { toTerminal } from "../../../src/report/terminal/text.ts";

const change: MetricRow["change"] = {
  ...{ base: 41.2, head: 47, changeRatio: 47 / 41.2 - 1, lowRatio: null, highRatio: null, thresholdRatio: null },
  ...{ detectableRatio: null, spreadRatio: null, rounds: 3, state: "regressed", mayBeSlower: false },
  ...{ isProbable: false, why: null },
};
const row = (part: Partial<MetricRow> = {}): MetricRow => ({
  ...{ kind: "reported", name: "TTFT", range: null, unit: "ms", better: "lower", source: "m.json", change },
  ...part,
});

describe("a metric's value", () => {
  test.each([
    [41.234, "ms", "41.2 ms"],
    [2.0245e-6, "s", "2.02 µs"],
    [0, "s", "0 s"],
    [12_345, "ms", "12.3 s"],
    [2093.67, "tok/s", "2,094 tok/s"],
    [31.5 * 1024, "MiB", "31.5 GiB"],
    [-2.5, null, "-2.5"],
    [0.000123, "loss", "0.000123 loss"],
    [8192, null, "8,192"],
  ])("formats %d %s", (value, unit, text) => expect(toTerminal(amountText(metricAmount(value, unit)))).toBe(text));

  test("prints a hostile unit as text", () =>
    expect(toTerminal(amountText(metricAmount(1, "\u001b[2J")))).toBe("1 \ufffd[2J"));
});

test.each([
  ["41.2 → 47 ms", {}],
  ["41.2 ms → 0.47 s", { unit: "s", change: { ...change, base: 0.0412, head: 0.47 } }],
  ["47 ms", { change: { ...change, base: 47 } }],
  ["47 ms", { change: { ...change, base: null } }],
  ["", { change: { ...change, base: null, head: null } }],
])("formats both values as %j", (text, part) => {
  expect(toTerminal(metricValues(row(part)))).toBe(text);
});

test("names three metrics in the first sentences, and counts the rest", () => {
  const rows = ["TTFT", "ITL", "TPOT", "E2EL", "other"].map((name) => row({ name }));
  expect(toTerminal(metricSentences(rows, "regressed"))).toMatch(
    /^TTFT rose by 14\.1% \(41\.2 → 47 ms\)\. ITL rose .* TPOT rose .* 2 more metrics are worse\.$/,
  );
  expect(toTerminal(metricSentences(rows, "improved"))).toBe("");
});

test.each([
  ["peak-memory", "GPU 0", "peak memory of GPU 0"],
  ["client-time", "client", "wall time of the client"],
  ["time-per-step", "", "time per step of decode"],
  ["tokens-per-second", "", "tokens per second of decode"],
] as const)("has a title for %s", (kind, name, title) => {
  expect(toTerminal(metricTitle(row({ kind, name, range: "decode" })))).toBe(title);
});

test("sorts worse metrics first, and unjudged ones last", () => {
  const states = ["not-judged", "same", "improved", "regressed", "removed"] as const;
  const rows = states.map((state) => row({ name: state, change: { ...change, state } }));
  expect(bySeverity(rows).map(({ name }) => name)).toEqual(["regressed", "removed", "improved", "same", "not-judged"]);
});

test("shows a profile's metrics as medians over its runs", () => {
  const bare = { order: null, seconds: null, clientSeconds: null, ofOtherCommand: false, ranges: [] };
  const run = (value: number) => ({
    ...bare,
    peakMemory: [{ gpu: "GPU 0", bytes: value }],
    metrics: [{ name: "TTFT", value, unit: "ms", better: null, source: "m" }],
  });
  const found = { range: null, values: [3, 1, 2], middle: 2 };
  expect(profileMetrics({ ranges: [], untraced: [run(3), run(1), run(2)] })).toEqual([
    { kind: "reported", name: "TTFT", unit: "ms", ...found },
    { kind: "peak-memory", name: "GPU 0", unit: "bytes", ...found },
  ]);
});
