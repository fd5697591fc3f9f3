import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { type Profile, profileSchema } from "../../src/model/profile/profile.ts";
import type { NcuStatus } from "../../src/model/ncu/profile-ncu.ts";
import type { NcuRecord, RunRecord } from "../../src/model/run/run-record.ts";
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

describe("a run directory", () => {
  const csv = ncuText("llm-decode-sdpa/ncu.csv");

  test("joins its rows again, with the status from run.json", async () => {
    const profile = await profileOf([runWith(csv)]);
    expect(measured(profile)).toHaveLength(12);
    expect(profile.ranges[0]?.ncu).toEqual({ kernelsWithoutRow: [], rowsWithoutKernel: [] });
    const { sections, metrics } = record;
    expect(profile.ncu).toEqual({ state: "measured", why: null, mode: "kernel", sections, metrics, notNeeded: [] });
    expect(profileSchema.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
  });

  test.each<[string, string, Partial<NcuRecord>]>([
    ["ncu-metric-missing", csv, { metrics: ["dram__bites.sum"] }],
    ["ncu-range-missing", ncuText("resnet_range.csv"), { mode: "range", kernels: null, metrics: [] }],
    ["workload-failed", ncuText("crash.csv"), { exitCode: 7, kernels: null, metrics: [] }],
  ])("is checked with the gate: %s", async (id, rows, change) => {
    expect(await refused([runWith(rows, change)])).toMatchObject({ id, exitCode: 3 });
  });

  test("gives a profile from rows with only the launch columns", async () => {
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

  test("assigns the advice of ncu's rules to launches by ID", async () => {
    const directory = runWith(csv);
    writeFileSync(join(directory, folder, "details.csv"), ncuText("full_details.csv"));
    const profile = await profileOf([directory]);
    const samples = profile.ranges.flatMap(({ kernels }) => kernels.flatMap(({ ncu }) => ncu));
    const byId = samples.toSorted((one, other) => one.id - other.id);
    expect(byId.map(({ rules }) => rules.length).slice(0, 5)).toEqual([10, 15, 10, 15, 0]);
    expect(profileSchema.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
  });

  test("reports removed rows", async () => {
    expect(await refused([runWith(null)])).toMatchObject({ id: "report-missing", exitCode: 3 });
  });

  test("says why the run continued without ncu", async () => {
    const none = { mode: null, sections: [], metrics: [], notNeeded: [] };
    const ncu: NcuStatus = { state: "unavailable", why: "ERR_NVGPUCTRPERM", ...none };
    const directory = runWith(null, { exitCode: 1 });
    writeFileSync(join(directory, "profile.json"), JSON.stringify(madeProfile([], { ncu })));
    const profile = await profileOf([directory]);
    expect(profile.ncu).toEqual(ncu);
    expect(measured(profile)).toEqual([]);
  });

  test("shows replayed ranges as regions", async () => {
    const stems = ["stem", "residual", "head"].map((name) => ({ name, domain: "", style: "pushpop" as const }));
    const replay = { mode: "range" as const, ranges: stems, kernels: null, metrics: [] };
    const profile = await profileOf([runWith(ncuText("resnet_range.csv"), replay)]);
    const samples = (of: Profile) => of.replayedRanges.map((range) => [range.name, range.samples.length]);
    expect(Object.fromEntries(samples(profile))).toEqual({ stem: 2, residual: 2, head: 2 });
    const file = join(testDirectory(), "profile.json");
    writeFileSync(file, JSON.stringify(profile));
    // Of two profiles they are one region each, as of two run directories.
    const twice = await profileOf([file, file]);
    expect(Object.fromEntries(samples(twice))).toEqual({ stem: 4, residual: 4, head: 4 });
    const residual = await profileOf([file], { ranges: ["residual"] });
    expect(residual.replayedRanges.map(({ name }) => name)).toEqual(["residual"]);
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

  test.each(["llm-decode-sdpa", "llm-decode-eager"])("is read from examples/recordings/%s", async (name) => {
    const profile = await profileOf([`examples/recordings/${name}`]);
    expect(measured(profile)).toEqual(profile.ranges[0]?.kernels.slice(0, 12).map((kernel) => kernel.name));
    expect(profile.ncu).toMatchObject({ state: "measured", mode: "kernel" });
    expect(profile.ranges[0]?.ncu).toEqual({ kernelsWithoutRow: [], rowsWithoutKernel: [] });
  });

  test.each([
    ["ncu.csv", "name,value\na,1\n", "unknown header"],
    ["ncu.csv.gz", "not gzip", "is damaged"],
  ])("is refused if it isn't real: %s", async (name, content, says) => {
    expect(await refused([folderWith(content, name)])).toMatchObject({
      exitCode: 3,
      text: expect.stringContaining(says),
    });
  });
});

test("reads a profile.json from before ncu", async () => {
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
