import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { replayedRanges } from "../../src/analyze/ncu/add-ncu.ts";
import { attribute } from "../../src/analyze/attribute.ts";
import { figureRules } from "../../src/analyze/ncu/figures.ts";
import { operatorsOf } from "../../src/analyze/regions/operators.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import type { OperatorRow } from "../../src/model/profile/operator.ts";
import { readTrace } from "../../src/parse/nsys-sqlite/read-trace.ts";
import { rangeText } from "../../src/model/reports/range.ts";
import { rangeFiles } from "../../src/report/range-tables.ts";
import { summaryMarkdown } from "../../src/report/summary.ts";
import { ncuReport } from "../fixtures/ncu.ts";
import { madeKernel, madeProfile, madeRange } from "../fixtures/profiles.ts";
import { unpackRecording } from "../fixtures/recorded.ts";
import { profileOf } from "../pipeline/support/analyze.ts";

/** The rows of a CSV as objects by column. */
function csv(text: string | undefined): Record<string, string>[] {
  return parse(text ?? "", { columns: true });
}

describe("recorded: LLM decode with eager attention", () => {
  let profile: Profile;
  let files: Map<string, string>;
  let summary: string;

  beforeAll(async () => {
    profile = await profileOf(["examples/recordings/llm-decode-eager"]);
    using file = unpackRecording("examples/recordings/llm-decode-eager/round-1.sqlite.gz");
    const key = { name: "decode", domain: "" };
    const trace = await readTrace(file.path);
    const operators = new Map(
      attribute(trace, [key], "auto").ranges.map((range) => [range.key.name, operatorsOf(trace, [range])[0] ?? []]),
    );
    files = rangeFiles(profile, operators, figureRules);
    summary = summaryMarkdown(profile, operators);
  });

  test("one folder, with kernels and operators", () => {
    expect([...files.keys()].sort()).toEqual(["ranges/decode/kernels.csv", "ranges/decode/operators.csv"]);
  });

  test("the CSV has every kernel, and their times add up", () => {
    const rows = csv(files.get("ranges/decode/kernels.csv"));
    expect(rows.map(({ kernel }) => kernel)).toEqual(profile.ranges[0]?.kernels.map(({ name }) => name));
    expect(rows[0]).toMatchObject({
      family: "gemm",
      launches: "512",
      "measured grid": "4×4×1",
      "matching launches": "256",
      "SM throughput (%)": "1.57",
      "occupancy limited by": "registers, shared memory",
      "registers per thread (register/thread)": "168",
    });
    expect(rows.at(-1)).toMatchObject({
      "measured grid": "",
      "matching launches": "",
      "SM throughput (%)": "",
      "duration (ns)": "",
    });
    expect(rows.reduce((sum, row) => sum + Number(row["share (%)"]), 0)).toBeCloseTo(100, 0);
  });

  test("summary.md lists the operators with the most time of their own, and counts the others", () => {
    const [, section = ""] = summary.split("## By operator, in decode\n");
    const rows = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("| "));
    const all = csv(files.get("ranges/decode/operators.csv"));
    expect(rows.slice(2).map((row) => row.split(" | ")[3])).toEqual(
      all.slice(0, 10).map(({ calls }) => Number(calls).toLocaleString("en-US")),
    );
    expect(summary).toContain(
      all.length > 10 ? `… and ${String(all.length - 10)} more, in operators.csv.` : "## By operator",
    );
  });
});

test("replayed ranges: an instance a row, and only what ncu gives of a range", () => {
  const replayed = replayedRanges(ncuReport("resnet_range.csv").rows, "range", null);
  const files = rangeFiles(madeProfile([], { replayedRanges: replayed }), new Map(), figureRules);
  expect([...files.keys()].filter((path) => path.startsWith("ranges/stem/"))).toEqual(["ranges/stem/replay.csv"]);
  const rows = csv(files.get("ranges/stem/replay.csv"));
  expect(rows.map((row) => [row["instance"], row["row"], row["duration (ns)"], row["DRAM bytes (byte)"]])).toEqual([
    ["1", "0", "377600", "185116672"],
    ["2", "3", "368288", "184793344"],
  ]);
  expect(Object.keys(rows[0] ?? {})).not.toContain("registers per thread (register/thread)");
});

describe("names are hostile text", () => {
  const labels = ["../../etc/passwd", "a/b", "a_b", "A_B", "x".repeat(400), "..", "", "=cmd|calc", "step\u202e"];

  test("every range has a folder of its own, below ranges/", () => {
    const files = rangeFiles(
      madeProfile(labels.map((name) => madeRange({ name, kernels: [madeKernel({ name: "k" })] }))),
      new Map(),
      figureRules,
    );
    const folders = new Set([...files.keys()].map((path) => path.split("/").slice(0, -1).join("/").toLowerCase()));
    expect(folders.size).toBe(labels.length);
    for (const folder of folders) expect(folder).toMatch(/^ranges\/[\w@=+-][\w.@=+-]{0,99}$/);
  });

  test("neither Markdown nor a spreadsheet takes them for more than text", () => {
    const name = '=HYPERLINK("http://a.example")|<b>@octocat\n# title';
    const operator: OperatorRow = {
      ...{ name, domain: name, calls: 1, launches: 1 },
      ...{ selfNs: 1, totalNs: 1, topKernel: name },
    };
    const range = madeRange({ name, domain: name, kernels: [madeKernel({ name, family: name })] });
    const operators = new Map([[rangeText(name, name), [operator]]]);
    const files = rangeFiles(madeProfile([range]), operators, figureRules);
    const [folder] = [...files.keys()].map((path) => path.replace(/\/[^/]*$/, ""));
    const markdown = summaryMarkdown(madeProfile([range]), operators);
    expect(markdown).not.toMatch(/<b>|@octocat|http:|^# title/m);
    expect(markdown.split("## By operator")[1]).toContain("HYPERLINK");
    for (const file of ["kernels.csv", "operators.csv"])
      for (const cell of Object.values(csv(files.get(`${folder}/${file}`))[0] ?? {})) expect(cell).not.toMatch(/^=|\n/);
  });
});
