import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { replayedRanges } from "../../src/analyze/ncu/add-ncu.ts";
import { attribute } from "../../src/analyze/attribute.ts";
import { operatorsOf } from "../../src/analyze/regions/operators.ts";
import { regionReports } from "../../src/analyze/regions/region-reports.ts";
import { rangeKeyText } from "../../src/analyze/range-key.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import type { OperatorRow } from "../../src/model/profile/region.ts";
import { readTrace } from "../../src/parse/nsys-sqlite/read-trace.ts";
import { regionFiles } from "../../src/report/region-tables.ts";
import { ncuReport } from "../fixtures/ncu.ts";
import { madeKernel, madeProfile, madeRange } from "../fixtures/profiles.ts";
import { quickProfile } from "../fixtures/quick-profile.ts";
import { unpackRecording } from "../fixtures/recorded.ts";
import { profileOf } from "../pipeline/support/analyze.ts";
import { expectGolden } from "../support/golden.ts";

/** The rows of a CSV as objects by column. */
function csv(text: string | undefined): Record<string, string>[] {
  return parse(text ?? "", { columns: true });
}

describe("recorded: LLM decode with eager attention", () => {
  let profile: Profile;
  let files: Map<string, string>;

  beforeAll(async () => {
    profile = await profileOf(["examples/recordings/llm-decode-eager"]);
    using file = unpackRecording("examples/recordings/llm-decode-eager/round-1.sqlite.gz");
    const key = { name: "decode", domain: "" };
    const trace = readTrace(file.path);
    const operators = new Map(
      attribute(trace, [key], "auto").ranges.map((range) => [
        rangeKeyText(range.key),
        operatorsOf(trace, [range])[0] ?? [],
      ]),
    );
    files = regionFiles(regionReports(profile, operators));
  });

  test("one folder, with Markdown as a reader sees it", () => {
    expect([...files.keys()].sort()).toEqual(
      ["kernels.csv", "operators.csv", "region.json", "region.md"].map((name) => `regions/decode/${name}`),
    );
    expectGolden("region-decode-eager.md", (files.get("regions/decode/region.md") ?? "").trimEnd());
  });

  test("the CSV has every kernel, and their times add up", () => {
    const rows = csv(files.get("regions/decode/kernels.csv"));
    expect(rows.map(({ kernel }) => kernel)).toEqual(profile.ranges[0]?.kernels.map(({ name }) => name));
    expect(rows[0]).toMatchObject({
      family: "gemm",
      launches: "512",
      "measured grid": "4×4×1",
      "launches like it": "256",
      "SM throughput (%)": "1.57",
      "occupancy limited by": "registers, shared memory",
      "registers per thread (register/thread)": "168",
    });
    expect(rows.at(-1)).toMatchObject({
      "measured grid": "",
      "launches like it": "",
      "SM throughput (%)": "",
      "duration (ns)": "",
    });
    expect(rows.reduce((sum, row) => sum + Number(row["share (%)"]), 0)).toBeCloseTo(100, 0);
  });

  test("the JSON has names unchanged, and a version", () => {
    const region: unknown = JSON.parse(files.get("regions/decode/region.json") ?? "");
    expect(region).toMatchObject({ schemaVersion: 1, name: "decode", domain: "", label: "decode" });
  });
});

test("with the preset quick, columns that it does not collect are not there", async () => {
  const files = regionFiles(regionReports(await quickProfile()));
  const titles = (files.get("regions/decode/region.md") ?? "").split("\n").find((line) => line.endsWith("| kernel |"));
  expect(titles).toBe(
    "| time | share | launches | measured grid, block | launches like it | duration | executed instructions | DRAM throughput | achieved occupancy | occupancy limited by | tensor pipe | kernel |",
  );
});

test("replayed ranges: an instance a row, and only what ncu gives of a range", () => {
  const replayed = replayedRanges(ncuReport("resnet_range.csv").rows, "range", null);
  const files = regionFiles(regionReports(madeProfile([], { replayedRanges: replayed })));
  expect([...files.keys()].filter((path) => path.startsWith("regions/stem/"))).toEqual(
    ["region.json", "region.md", "replay.csv"].map((name) => `regions/stem/${name}`),
  );
  const rows = csv(files.get("regions/stem/replay.csv"));
  expect(rows.map((row) => [row["instance"], row["row"], row["duration (ns)"], row["DRAM bytes (byte)"]])).toEqual([
    ["1", "0", "377600", "185116672"],
    ["2", "3", "368288", "184793344"],
  ]);
  expect(Object.keys(rows[0] ?? {})).not.toContain("registers per thread (register/thread)");
  expectGolden("region-stem.md", (files.get("regions/stem/region.md") ?? "").trimEnd());
});

describe("names are hostile text", () => {
  const labels = ["../../etc/passwd", "a/b", "a_b", "A_B", "x".repeat(400), "..", "", "=cmd|calc", "step\u202e"];

  test("every region has a folder of its own, below regions/", () => {
    const files = regionFiles(regionReports(madeProfile(labels.map((name) => madeRange({ name })))));
    const folders = new Set([...files.keys()].map((path) => path.split("/").slice(0, -1).join("/").toLowerCase()));
    expect(folders.size).toBe(labels.length);
    for (const folder of folders) expect(folder).toMatch(/^regions\/[\w@=+-][\w.@=+-]{0,99}$/);
  });

  test("neither Markdown nor a spreadsheet takes them for more than text", () => {
    const name = '=HYPERLINK("http://a.example")|<b>@octocat\n# title';
    const operator: OperatorRow = {
      ...{ name, domain: name, calls: 1, launches: 1 },
      ...{ selfNs: 1, totalNs: 1, topKernel: name },
    };
    const range = madeRange({ name, domain: name, kernels: [madeKernel({ name, family: name })] });
    const files = regionFiles(regionReports(madeProfile([range]), new Map([[rangeKeyText(range), [operator]]])));
    const [folder] = [...files.keys()].map((path) => path.replace(/\/[^/]*$/, ""));
    const markdown = files.get(`${folder}/region.md`) ?? "";
    expect(markdown).not.toMatch(/<b>|@octocat|http:|^# title/m);
    expect(markdown).toContain("HYPERLINK");
    for (const line of markdown.split("\n").filter((text) => text.startsWith("|")))
      expect([4, 5].map((cells) => cells + 2)).toContain(line.split("|").length);
    for (const file of ["kernels.csv", "operators.csv"])
      for (const cell of Object.values(csv(files.get(`${folder}/${file}`))[0] ?? {})) expect(cell).not.toMatch(/^=|\n/);
  });
});
