import { describe, expect, test } from "@jest/globals";
import type { History } from "../../../../src/features/history/model/history.ts";
import { historyPage } from "../../../../src/features/history/text/page.ts";
import {
  historyMadeAt,
  hostileHistory,
  longHistory,
  madeChange,
  madePoint,
  madeSeries,
  nightlyHistory,
  nightRecord,
  noise,
} from "../support/made-histories.ts";
import { expectGolden } from "../../../support/golden.ts";
import { hostileNames } from "../../../report/comment/support/cases.ts";
import { assets, decoded, dump, faults, tokens } from "../../../report/html/support/page.ts";

const pageOf = (history: History, madeAt = historyMadeAt): string => historyPage(history, madeAt, assets);
const runs = "https:&#47;&#47;github.com/octo-org/llm-server/actions/runs/".replaceAll("&#47;", "/");

test("reads well in a screen reader", () => {
  const text = pageOf(nightlyHistory());
  expect(faults(text, [runs])).toEqual([]);
  expectGolden("history-page.txt", dump(text));
});

describe("the section on open and recent changes", () => {
  const first = (text: string): string[] => {
    const lines = dump(text).split("\n");
    const at = lines.indexOf("## Open and recent changes");
    return lines.slice(
      at + 1,
      lines.findIndex((line, index) => index > at && line.startsWith("## ")),
    );
  };

  const empty: History = { records: [], skipped: [], series: [] };
  const few: History = { ...empty, records: [nightRecord(80)], series: [madeSeries({ state: "insufficient-data" })] };

  test.each([
    ["no runs", empty, historyMadeAt, /^Nothing has been measured yet\.$/],
    ["old runs", nightlyHistory(), "2027-02-01T00:00:00.000Z", / since 2027-01-25; the last run was on 2026-11-23\.$/],
    ["too few runs", few, historyMadeAt, /^No change in 1 run .* since 2026-11-16\. 1 series has too few runs/],
  ])("says what it can't tell from %s", (_, history, madeAt, sentence) => {
    expect(first(pageOf(history, madeAt)).at(-1)).toMatch(sentence);
  });

  test("puts open changes first, then slowdowns, leaves out refuted changes, and merges alike new starts", () => {
    const records = Array.from({ length: 84 }, (_, night) => nightRecord(night));
    const points = records.map((_, record) => madePoint(record, 1e6, 0.01, noise(record)));
    const cuts = [{ point: 82, because: ["driver" as const] }];
    const of = (range: string, change: Partial<Parameters<typeof madeChange>[0]>): ReturnType<typeof madeSeries> => {
      const figure = { kind: "busy" as const, range, domain: "" };
      return madeSeries({ figure, points, cuts, changes: [madeChange({ point: 80, ...change })] });
    };
    const series = [
      of("sign", { state: "sign", changeRatio: 0.5 }),
      of("better", { changeRatio: -0.03 }),
      of("refuted", { state: "refuted" }),
      of("old", { point: 40 }),
      of("small", { changeRatio: 0.01 }),
      of("large", { changeRatio: 0.02 }),
    ];
    const lines = first(pageOf({ records, skipped: [], series }));
    expect(lines.filter((line) => line.includes("|")).map((line) => line.split(",")[0])).toEqual([
      "range or metric | job | change | state | commits | since |",
      ...["sign", "large", "small", "better"],
    ]);
    expect(lines.at(-1)).toBe("- 2026-11-22: new driver (6 series of bench (h100))");
  });
});

test("escapes strangers' names and links", () => {
  const text = pageOf(hostileHistory(hostileNames));
  expect(faults(text, ["https:"])).toEqual([]);
  const links = [...tokens(text)].flatMap((token) =>
    typeof token === "string" ? [] : (token.attributes.get("href") ?? []),
  );
  // Of what the records have, neither javascript: nor http:, nor one with a password.
  expect(new Set(links.map(decoded).filter((link) => !link.startsWith("#")))).toEqual(
    new Set([`https://a.example/?q=<script>alert(1)</script>&'"`, 'https://a.example/"onmouseover="alert(1)']),
  );
});

test("stays below 3 MB with ten thousand runs, and draws the last ones exactly", () => {
  const text = pageOf(longHistory(10_000, 10));
  expect(faults(text, [runs])).toEqual([]);
  expect(Buffer.byteLength(text)).toBeLessThan(3e6);
  expect(dump(text)).toContain("Left of a dotted line, older runs are summarized");
  expect(text.match(/tabindex="-1"/g)).toHaveLength(10 * 300);
});

test("stays below 3 MB with hundreds of series, and charts the most interesting", () => {
  const long = longHistory(400, 600);
  const series = long.series.map((one, index) => ({ ...one, state: index === 599 ? ("changed" as const) : one.state }));
  const text = pageOf({ ...long, series });
  expect(Buffer.byteLength(text)).toBeLessThan(3e6);
  expect(text.match(/class="trend"/g)).toHaveLength(60);
  expect(text).toContain("Trend of layer_599,");
  expect(text).not.toContain("Trend of layer_60,");
  expect(dump(text)).toContain("layer_60, time on the GPU | stable |");
});
