import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { type Profile, profileSchema } from "../../src/model/profile/profile.ts";
import type { NcuStatus } from "../../src/model/ncu/profile-ncu.ts";
import type { NcuRecord, RunRecord } from "../../src/model/run/run-record.ts";
import { logLayout } from "../../src/model/text/layout.ts";
import { profileText } from "../../src/report/terminal/report-text.ts";
import { ncuReport, ncuText } from "../fixtures/ncu.ts";
import { madeProfile } from "../fixtures/profiles.ts";
import { repositoryPath } from "../fixtures/recorded.ts";
import { testDirectory } from "../run/support/directory.ts";
import { profileOf, refused } from "./support/analyze.ts";
import { madeRun } from "./support/recorded-run.ts";

const capture = { range: "decode", reports: ["examples/recordings/llm-decode-sdpa/round-1"] };
const folder = "head/ncu/decode";
const record: NcuRecord = {
  side: "head",
  label: "ncu, decode",
  folder,
  ranges: [{ name: "decode", domain: "", style: "pushpop" }],
  kernels: ncuReport("llm-decode-sdpa/ncu.csv").rows.map(({ kernel }) => kernel),
  shared: null,
  mode: "kernel",
  sections: ["LaunchStats", "Occupancy", "SpeedOfLight"],
  metrics: ["dram__bytes"],
  presetMetrics: [],
  outcome: "exited",
  exitCode: 0,
  seconds: 17,
};

/** A run of one capture, after which ncu wrote this CSV. */
function runWith(csv: string | null, change: Partial<NcuRecord> = {}, run: Partial<RunRecord> = {}): string {
  const directory = madeRun([capture], { ncu: [{ ...record, ...change }], ...run });
  mkdirSync(join(directory, folder), { recursive: true });
  if (csv !== null) writeFileSync(join(directory, folder, "raw.csv"), csv);
  return directory;
}

function measured(profile: Profile): string[] {
  return profile.ranges.flatMap(({ kernels }) => kernels).flatMap(({ name, ncu }) => (ncu.length > 0 ? [name] : []));
}

const text = (profile: Profile): string => profileText(profile, { topKernels: 12, maxRanges: 20, layout: logLayout });

describe("a run directory", () => {
  const csv = ncuText("llm-decode-sdpa/ncu.csv");

  test("its rows are joined again, and its status is that of run.json", async () => {
    const profile = await profileOf([runWith(csv)]);
    expect(measured(profile)).toHaveLength(12);
    expect(profile.ranges[0]?.ncu).toEqual({ kernelsWithoutRow: [], rowsWithoutKernel: [] });
    expect(profile.ncu).toEqual({
      state: "measured",
      why: null,
      mode: "kernel",
      sections: record.sections,
      metrics: record.metrics,
      notNeeded: [],
    });
    expect(text(profile)).toMatch(
      /Why \(Nsight Compute[^]*nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT[^]*What stands out in head:/,
    );
    expect(profileSchema.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
  });

  test.each<[string, string, Partial<NcuRecord>]>([
    ["ncu-metric-missing", csv, { metrics: ["dram__bites.sum"] }],
    ["ncu-kernel-missing", csv, { kernels: [...(record.kernels ?? []), "_Zgone"] }],
    ["ncu-range-missing", ncuText("resnet_range.csv"), { mode: "range", kernels: null, metrics: [] }],
    ["ncu-failed", csv, { exitCode: 9 }],
    ["workload-failed", ncuText("crash.csv"), { exitCode: 7, kernels: null, metrics: [] }],
    ["ncu-no-slash", ncuText("llm_noslash.csv"), {}],
  ])("is held against the gate: %s", async (id, rows, change) => {
    expect(await refused([runWith(rows, change)])).toMatchObject({ id, exitCode: 3 });
  });

  test("a preset's metric that this GPU lacks is a note, and the rows are joined all the same", async () => {
    const alternatives = [["dram__bytes"], ["dram__bytes_in.sum", "dram__bytes_op_in.sum"]];
    const profile = await profileOf([runWith(csv, { metrics: alternatives.flat(), presetMetrics: alternatives })]);
    expect(profile.warnings).toContain(
      "ncu, decode: this GPU or ncu doesn't have 1 of the 2 metrics in ncu.preset: dram__bytes_in.sum or dram__bytes_op_in.sum. Results that need these metrics are unknown.",
    );
    expect(measured(profile)).toHaveLength(12);
  });

  test("rows without any column of the preset quick but those of launches give a profile", async () => {
    const quick = ["gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed", "dram__bytes.sum.per_second"];
    const bare = csv.replaceAll(/"[^",]*dram_[^",]*"/g, '"device__attribute_none"');
    const change = { metrics: quick, presetMetrics: quick.map((name) => [name]) };
    const profile = await profileOf([runWith(bare, change)]);
    expect(profile.warnings.join()).toContain("doesn't have 2 of the 2 metrics in ncu.preset");
    expect(measured(profile)).toHaveLength(12);
    expect(profile.ranges[0]?.kernels[0]?.ncu[0]?.figures).toMatchObject({ dramThroughputPct: null, dramBytes: null });
    // What the user asked for must be there.
    expect(await refused([runWith(bare, { ...change, presetMetrics: [] })])).toMatchObject({
      id: "ncu-metric-missing",
    });
  });

  test("ncu's own rules beside the rows come to the launches of their IDs, and are printed", async () => {
    const directory = runWith(csv);
    writeFileSync(join(directory, folder, "details.csv"), ncuText("full_details.csv"));
    const profile = await profileOf([directory]);
    const samples = profile.ranges.flatMap(({ kernels }) => kernels.flatMap(({ ncu }) => ncu));
    const byId = samples.toSorted((one, other) => one.id - other.id);
    expect(byId.map(({ rules }) => rules.length).slice(0, 5)).toEqual([10, 15, 10, 15, 0]);
    expect(text(profile)).toMatch(/ncu's rule LaunchConfiguration estimates that .* could save 50\.0% of its time\./);
    expect(profileSchema.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
  });

  test("rows that were taken away since are missed", async () => {
    const found = await refused([runWith(null)]);
    expect(found).toMatchObject({ id: "report-missing", exitCode: 3 });
    expect(found.text).toContain("raw.csv");
  });

  test("where the run went on without ncu, its profile.json says why, and so do we", async () => {
    const ncu: NcuStatus = {
      state: "unavailable",
      why: "ERR_NVGPUCTRPERM",
      mode: null,
      sections: [],
      metrics: [],
      notNeeded: [],
    };
    const directory = runWith(null, { exitCode: 1 });
    writeFileSync(join(directory, "profile.json"), JSON.stringify(madeProfile([], { ncu })));
    const profile = await profileOf([directory]);
    expect(profile.ncu).toEqual(ncu);
    expect(measured(profile)).toEqual([]);
    expect(text(profile)).toContain(
      "Nsight Compute couldn't be used, so nothing explains why kernels take as long as they do: ERR_NVGPUCTRPERM",
    );
  });

  test("without any ncu nothing is said of it", async () => {
    const profile = await profileOf([madeRun([capture])]);
    expect(profile.ncu).toBeNull();
    expect(profile.ranges[0]?.ncu).toBeNull();
    expect(text(profile)).not.toContain("Nsight Compute");
  });

  test("replayed ranges are regions, and the terminal lists each instance", async () => {
    const stems = ["stem", "residual", "head"].map((name) => ({ name, domain: "", style: "pushpop" as const }));
    const replay = { mode: "range" as const, ranges: stems, kernels: null, metrics: [] };
    const profile = await profileOf([runWith(ncuText("resnet_range.csv"), replay)]);
    expect(profile.replayedRanges.map(({ name, samples }) => [name, samples.length])).toEqual([
      ["stem", 2],
      ["residual", 2],
      ["head", 2],
    ]);
    const file = join(testDirectory(), "profile.json");
    writeFileSync(file, JSON.stringify(profile));
    // Of two profiles they are one region each, as of two run directories.
    const twice = await profileOf([file, file]);
    expect(twice.replayedRanges.map(({ name, samples }) => [name, samples.length])).toEqual([
      ["stem", 4],
      ["residual", 4],
      ["head", 4],
    ]);
    const residual = await profileOf([file], { ranges: ["residual"] });
    expect(residual.replayedRanges.map(({ name }) => name)).toEqual(["residual"]);
    expect(text(profile)).toMatch(/Replayed as a whole[^]*\n +378 µs +21\.7% +14\.6% +177 MiB +stem\n/);
  });
});

describe("a folder of reports with an ncu.csv beside them", () => {
  function folderWith(csv: string, name = "ncu.csv"): string {
    const directory = join(testDirectory(), "reports");
    mkdirSync(directory);
    copyFileSync(repositoryPath(`${capture.reports[0] ?? ""}.sqlite.gz`), join(directory, "round-1.sqlite.gz"));
    writeFileSync(join(directory, name), csv);
    return directory;
  }

  test.each(["llm-decode-sdpa", "llm-decode-eager"])("examples/recordings/%s", async (name) => {
    const profile = await profileOf([`examples/recordings/${name}`]);
    expect(measured(profile)).toEqual(profile.ranges[0]?.kernels.slice(0, 12).map((kernel) => kernel.name));
    expect(profile.ncu).toMatchObject({ state: "measured", mode: "kernel" });
    expect(profile.ranges[0]?.ncu).toEqual({ kernelsWithoutRow: [], rowsWithoutKernel: [] });
  });

  test("another program's rows are no kernel's, and that is said", async () => {
    const profile = await profileOf([folderWith(ncuText("graph.csv"))]);
    expect(measured(profile)).toEqual([]);
    expect(profile.ranges[0]?.ncu?.rowsWithoutKernel).toHaveLength(12);
    expect(text(profile)).toContain("Nsight Compute measured 12 launches without a match in the nsys captures");
  });

  test.each([
    ["ncu-header", "name,value\na,1\n", 3],
    ["ncu-no-slash", ncuText("llm_noslash.csv"), 3],
    ["workload-failed", ncuText("crash.csv"), 3],
  ])("is refused where it is not real: %s", async (id, csv, exitCode) => {
    expect(await refused([folderWith(csv)])).toMatchObject({ id, exitCode });
  });

  test("a compressed one that is damaged", async () => {
    const found = await refused([folderWith("not gzip", "ncu.csv.gz")]);
    expect(found.text).toContain("is damaged");
  });
});

test("a profile.json from before ncu has its keys by default", async () => {
  const before = await profileOf([madeRun([capture])]);
  const without = (value: object, ...keys: string[]) => {
    for (const key of keys) Reflect.deleteProperty(value, key);
  };
  without(before, "ncu", "replayedRanges");
  for (const range of before.ranges) {
    without(range, "ncu", "findings");
    for (const kernel of range.kernels) without(kernel, "ncu");
  }
  const file = join(testDirectory(), "profile.json");
  writeFileSync(file, JSON.stringify(before));
  expect(readFileSync(file, "utf8")).not.toContain('"findings"');
  const profile = await profileOf([file]);
  expect(profile).toMatchObject({ ncu: null, replayedRanges: [] });
  expect(profile.ranges[0]).toMatchObject({ ncu: null, findings: [] });
  expect(profile.ranges[0]?.kernels[0]?.ncu).toEqual([]);
});
