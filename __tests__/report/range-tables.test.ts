import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { groupReplayedRanges } from "../../src/analyze/ncu/add-ncu.ts";
import { figureRules } from "../../src/analyze/ncu/figures.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import { readTrace } from "../../src/parse/nsys-sqlite/read-trace.ts";
import { rangeFiles } from "../../src/report/range-tables.ts";
import { summaryMarkdown } from "../../src/report/summary.ts";
import { ncuReport } from "../fixtures/ncu.ts";
import { addRanges, layers } from "../fixtures/nested-ranges.ts";
import { madeKernel, madeOperator, madeProfile, madeRange } from "../fixtures/profiles.ts";
import { unpackRecording } from "../fixtures/recorded.ts";
import { profiledRange } from "../fixtures/traces.ts";
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
    addRanges(file.path, "decode", layers(12));
    const [decode] = profile.ranges;
    if (decode === undefined) throw new Error("The range is there.");
    const { operators } = profiledRange([await readTrace(file.path)], "decode");
    profile = { ...profile, ranges: [{ ...decode, operators }] };
    files = rangeFiles(profile, figureRules);
    summary = summaryMarkdown(profile);
  });

  test("lists every kernel in the CSV, with times that add up", () => {
    expect([...files.keys()].sort()).toEqual(["ranges/decode/kernels.csv", "ranges/decode/operators.csv"]);
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
    expect(rows.at(-1)).toMatchObject({ "matching launches": "", "SM throughput (%)": "", "duration (ns)": "" });
    expect(rows.reduce((sum, row) => sum + Number(row["share (%)"]), 0)).toBeCloseTo(100, 0);
  });

  test("lists every path in operators.csv, most time first", () => {
    const rows = csv(files.get("ranges/decode/operators.csv"));
    expect(rows).toHaveLength(37);
    expect(rows[0]).toMatchObject({ operator: "decode", GPU: "", instances: "1", launches: "6784" });
    const layer = rows.find(({ operator }) => operator === "decode/layer_3");
    const parts = rows.filter(({ operator }) => operator?.startsWith("decode/layer_3/"));
    expect(parts.map(({ operator }) => operator).sort()).toEqual(["decode/layer_3/attention", "decode/layer_3/mlp"]);
    expect(layer?.["self (ns)"]).toBe("0");
    expect(parts.reduce((sum, part) => sum + Number(part["total (ns)"]), 0)).toBe(Number(layer?.["total (ns)"]));
  });

  test("lists the top operators by own time in summary.md, similar ones merged", () => {
    const [, section = ""] = summary.split("## By operator, in decode\n");
    const rows = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("| "));
    expect(rows.slice(2).map((row) => row.split(" | ")[0])).toEqual([
      "| decode/layer&#95;&#42;/attention (12)",
      "| decode/layer&#95;&#42;/mlp (12)",
      "| decode",
      "| decode/layer&#95;&#42; (12)",
    ]);
  });
});

test("writes a row per replayed instance, with only ncu's range metrics", () => {
  const replayed = groupReplayedRanges(ncuReport("resnet_range.csv").rows, "range", null);
  const files = rangeFiles(madeProfile([], { replayedRanges: replayed }), figureRules);
  expect([...files.keys()].filter((path) => path.startsWith("ranges/stem/"))).toEqual(["ranges/stem/replay.csv"]);
  const rows = csv(files.get("ranges/stem/replay.csv"));
  expect(rows.map((row) => [row["instance"], row["row"], row["duration (ns)"], row["DRAM bytes (byte)"]])).toEqual([
    ["1", "0", "377600", "185116672"],
    ["2", "3", "368288", "184793344"],
  ]);
  expect(Object.keys(rows[0] ?? {})).not.toContain("registers per thread (register/thread)");
});

describe("hostile names", () => {
  const labels = ["../../etc/passwd", "a/b", "a_b", "A_B", "x".repeat(400), "..", "", "=cmd|calc", "step\u202e"];

  test("get separate folders below ranges/", () => {
    const files = rangeFiles(
      madeProfile(labels.map((name) => madeRange({ name, kernels: [madeKernel({ name: "k" })] }))),
      figureRules,
    );
    const folders = new Set([...files.keys()].map((path) => path.split("/").slice(0, -1).join("/").toLowerCase()));
    expect(folders.size).toBe(labels.length);
    for (const folder of folders) expect(folder).toMatch(/^ranges\/[\w@=+-][\w.@=+-]{0,99}$/);
  });

  test("stay text in Markdown and spreadsheets", () => {
    const name = '=HYPERLINK("http://a.example")|<b>@octocat\n# title';
    const operators = [madeOperator([name])];
    const range = madeRange({ name, domain: name, kernels: [madeKernel({ name, family: name })], operators });
    const files = rangeFiles(madeProfile([range]), figureRules);
    const [folder] = [...files.keys()].map((path) => path.replace(/\/[^/]*$/, ""));
    const markdown = summaryMarkdown(madeProfile([range]));
    expect(markdown).not.toMatch(/<b>|@octocat|http:|^# title/m);
    expect(markdown.split("## By operator")[1]).toContain("HYPERLINK");
    for (const file of ["kernels.csv", "operators.csv"])
      for (const cell of Object.values(csv(files.get(`${folder}/${file}`))[0] ?? {})) expect(cell).not.toMatch(/^=|\n/);
  });
});
