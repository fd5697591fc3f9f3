import { describe, expect, test } from "@jest/globals";
import { measuredShare } from "../../../src/model/ncu/measured-launch.ts";
import { ncuReport } from "../../fixtures/ncu.ts";
import { changedRecording } from "./support/changed-recording.ts";
import { kernelId, measured, ncuArgv } from "./support/ncu-run.ts";
import { profileOf } from "../../pipeline/support/analyze.ts";
import { fakeRun, type Finished } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";
const selected = new Set(ncuReport("llm-decode-sdpa/ncu.csv").rows.map(({ kernel }) => kernel));
const folder = "head/ncu/decode";
/** Of the preset that is the default, beside launch statistics and occupancy. */
const quick = [
  "gpu__time_duration.sum",
  "gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed",
  "dram__bytes.sum.per_second",
  "sm__inst_executed.avg.pct_of_peak_sustained_elapsed",
  "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_elapsed",
];

describe("a good run of ncu after the capture", () => {
  test("measures a launch of each configuration of the top kernels, and leaves all that it said", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: {}, command: ["bash", "-c", "echo step 1; echo step 2 >&2"] });
    expect(run.stderr).toContain(
      "1 capture (decode), then a run of ncu over all ranges (one launch per configuration of their top kernels)",
    );
    expect(run.code).toBe(0);
    expect(run.record.commands.map(({ tool, outcome }) => [tool, outcome])).toEqual([
      ["ncu --list-sections", "ok"],
      ["ncu --list-sets", "ok"],
      ["ncu --help", "ok"],
      ["nsys profile", "ok"],
      ["nsys export", "ok"],
      ["nsys stats", "ok"],
      ["ncu", "ok"],
      ["ncu --import", "ok"],
    ]);
    expect(run.files.filter((file) => file.startsWith("head/ncu/"))).toEqual([
      ...["cmd.txt", "details.csv", "raw.csv", "stderr.txt", "stdout.txt"].map((name) => `${folder}/${name}`),
      "head/ncu/sections.txt",
    ]);
    expect(run.files).toContain("ranges/decode/kernels.csv");
    expect(run.text("head/ncu/sections.txt")).toMatch(/^LaunchStats [^]*^roofline /m);
    expect(run.text(`${folder}/stdout.txt`)).toBe("step 1\n");
    expect(run.text(`${folder}/stderr.txt`)).toBe("step 2\n");
    expect(run.text(`${folder}/cmd.txt`)).toContain("--nvtx --nvtx-include decode/ ");
    expect(run.leftInTemporary).toEqual([]);
  });

  test("is asked for exactly that: the slash, mangled names, one id, base units", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: {}, command: ["echo", "--nvtx"] });
    const argv = ncuArgv(run);
    const { kernels, launches } = kernelId(argv);
    // They hold 95% of the range's kernel time.
    expect(kernels.size).toBe(20);
    expect([...selected].filter((name) => !kernels.has(name))).toEqual([]);
    expect(launches).toBe("1");
    argv[argv.indexOf("--kernel-id") + 1] = "KERNELS";
    expect(argv).toEqual([
      "ncu",
      "--target-processes=all",
      `--log-file=RUN/${folder}/raw.csv`,
      `--export=RUN/${folder}/report`,
      "--csv",
      "--page=raw",
      "--print-units=base",
      "--print-kernel-base=mangled",
      "--replay-mode=kernel",
      "--clock-control=none",
      "--cache-control=all",
      ...["--nvtx", "--nvtx-include", "decode/"],
      ...["--kernel-name-base=mangled", "--kernel-id", "KERNELS", "--filter-mode=per-launch-config"],
      ...["--section", "LaunchStats", "--section", "Occupancy", "--metrics", quick.join(",")],
      ...["echo", "--nvtx"],
    ]);
  });

  test("is part of the profile, of run.json and of the pages for people", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: {} });
    const profile = run.profile();
    const [decode] = profile.ranges;
    expect(measured(run).map(([name]) => name)).toEqual(decode?.kernels.slice(0, 20).map(({ name }) => name));
    expect(measured(run).reduce((sum, [, launches]) => sum + launches, 0)).toBe(28);
    expect(decode === undefined ? null : measuredShare(decode)).toBeGreaterThan(0.95);
    expect(run.stdout).toMatch(/The measured launches represent 9\d\.\d% of the range's kernel time/);
    expect(profile.ranges[0]?.ncu).toEqual({ kernelsWithoutRow: [], rowsWithoutKernel: [] });
    const sections = ["LaunchStats", "Occupancy"];
    expect(profile.ncu).toEqual({
      ...{ state: "measured", why: null, mode: "kernel", sections, metrics: quick },
      notNeeded: [],
    });
    expect(profile.machine.ncu).toBe("2025.3.1.0");
    expect(run.record.ncu).toMatchObject([
      {
        label: "ncu, decode",
        folder,
        ranges: [{ name: "decode", domain: "", style: "pushpop" }],
        kernels: expect.arrayContaining([...selected]),
        mode: "kernel",
        sections,
        metrics: quick,
        outcome: "exited",
        exitCode: 0,
        seconds: expect.any(Number),
      },
    ]);
    expect(profile.ranges[0]?.findings.length).toBeGreaterThan(0);
    expect(run.text("summary.md")).not.toContain("Nsight Compute");
    const [header = "", first = ""] = run.text("ranges/decode/kernels.csv").split("\n");
    expect(header).toContain(",achieved occupancy (%),");
    expect(first).toMatch(/^nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT,gemm,512,2321937,/);
    expect(run.stdout).toContain("Why (Nsight Compute");
  });

  test("that takes three launches of each kernel has a sample of each", async () => {
    const run = await fakeRun({
      recordings: [sdpa],
      ncu: {},
      set: ["ncu.launches-per-kernel=3", "ncu.top-kernels=2", "ncu.filter-mode=global"],
    });
    expect(run.code).toBe(0);
    expect(kernelId(ncuArgv(run))).toMatchObject({ kernels: { size: 2 }, launches: "1|2|3" });
    expect(ncuArgv(run)).toContain("--launch-count=6");
    expect(ncuArgv(run).join(" ")).not.toContain("--filter-mode");
    expect(measured(run).map(([, launches]) => launches)).toEqual([3, 3]);
  });

  test("kills the program after the last of them where that is asked for", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: {}, set: ["ncu.end-early=true"] });
    expect(run.code).toBe(0);
    expect(ncuArgv(run)).toEqual(expect.arrayContaining(["--launch-count=12", "--kill=yes"]));
    expect(run.text(`${folder}/raw.csv`)).toContain("==PROF== Trying to shutdown target application");
    expect(measured(run)).toHaveLength(12);
  });

  test("takes what was chosen: a preset, a set, sections, metrics, clocks and caches", async () => {
    const run = await fakeRun({
      recordings: [sdpa],
      ncu: {},
      set: [
        ...[
          "ncu.preset=roofline",
          "ncu.set=basic",
          "ncu.sections=[WarpStateStats]",
          "ncu.metrics=[gpu__time_duration.sum,dram__bytes.sum.per_second]",
        ],
        ...["ncu.clock-control=base", "ncu.cache-control=none", "ncu.replay-mode=application"],
      ],
    });
    expect(run.code).toBe(0);
    const text = ncuArgv(run).join(" ");
    expect(text).toContain("--replay-mode=application --clock-control=base --cache-control=none");
    expect(text).toContain(
      "--section SpeedOfLight_HierarchicalTensorRooflineChart --section WarpStateStats --metrics gpu__time_duration.sum,dram__bytes.sum.per_second true",
    );
    expect(text).toContain("--set basic --section LaunchStats --section Occupancy ");
    expect(run.profile().ncu).toMatchObject({
      mode: "application",
      sections: expect.arrayContaining(["WarpStateStats"]),
    });
  });

  test("without gating has no filter at all, and explains what it can", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: {}, set: ["ncu.gating=false"] });
    expect(run.code).toBe(0);
    expect(ncuArgv(run).join(" ")).not.toMatch(/--nvtx|--kernel-/);
    expect(run.record.ncu).toMatchObject([{ label: "ncu, whole program", ranges: [], kernels: null }]);
    expect(run.text("head/ncu/whole-program/raw.csv")).not.toContain("decode");
    expect(measured(run)).toHaveLength(30);
    expect(run.profile().ranges[0]?.ncu).toEqual({ kernelsWithoutRow: [], rowsWithoutKernel: [] });
  });
});

describe("several ranges", () => {
  /** As decode, in a domain, without its attention, and in other grids: all launches but those of `alike` kernels. */
  const prefill = (alike: string) =>
    changedRecording(sdpa, {
      sql: [
        "UPDATE NVTX_EVENTS SET text = 'prefill', domainId = 1",
        "INSERT INTO NVTX_EVENTS (start, eventType, text, globalTid, domainId) SELECT start - 1, 75, 'LLM', globalTid, 1 FROM NVTX_EVENTS",
        `UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET gridZ = 7 WHERE mangledName NOT IN (SELECT id FROM StringIds WHERE value LIKE '${alike}')`,
      ],
      rangeSummary: (csv) => csv.replaceAll(/^decode,/gm, "LLM:prefill,"),
    });
  /** The rows of both, prefill's first. */
  const served = (alike: string) => `
served() {
  text_of "$recording" | grep -v '^==' | sed "s/<default domain>:decode:/LLM:prefill:/" | sed -E '/^"[0-9].*"${alike}/! s/("\\([0-9]+, [0-9]+, )[0-9]+(\\)","0","9.0")/\\17\\2/'
  text_of "$recording" | grep '^"[0-9]'
}`;
  const both = (alike: string, like: string) => ({
    recordings: [sdpa, prefill(like)],
    ranges: ["prefill@*", "decode"],
    script: `capture() { if [[ " \${options[*]} " == *prefill* ]]; then captured "\${recordings[1]}"; else captured "\${recordings[0]}"; fi; }`,
    ncu: { script: served(alike) },
  });
  const explained = (run: Finished) =>
    run
      .profile()
      .ranges.map((range) => [
        range.name,
        range.kernels.filter(({ ncu }) => ncu.length > 0).length,
        (measuredShare(range) ?? 0) > 0.9,
      ]);

  test("share a process, with the domain that nsys has seen", async () => {
    const run = await fakeRun(both("none", "none"));
    expect(run.stderr).toContain("1 ncu run: ncu, prefill@LLM, decode.");
    expect(run.code).toBe(0);
    expect(run.record.ncu).toMatchObject([
      {
        label: "ncu, prefill@LLM, decode",
        folder: "head/ncu/all-ranges",
        ranges: [
          { name: "prefill", domain: "LLM", style: "pushpop" },
          { name: "decode", domain: "", style: "pushpop" },
        ],
        shared: [
          { name: "prefill", domain: "LLM" },
          { name: "decode", domain: "" },
        ],
      },
    ]);
    expect(ncuArgv(run).join(" ")).toContain("--nvtx-include LLM@prefill/ --nvtx-include decode/ ");
    expect(explained(run)).toEqual([
      ["prefill", 20, true],
      ["decode", 20, true],
    ]);
    expect(run.files).toContain("head/ncu/all-ranges/raw.csv");
  });

  test("a range whose launches came in another one first has a process for these", async () => {
    const run = await fakeRun(both("nvjet", "nvjet%"));
    expect(run.stderr).toContain("ncu, decode: Running ncu once more for 4 kernels in this range");
    expect(run.code).toBe(0);
    expect(run.record.ncu.map(({ folder: of, kernels }) => [of, kernels?.length])).toEqual([
      ["head/ncu/all-ranges", 20],
      ["head/ncu/decode", 4],
    ]);
    expect(ncuArgv(run, 2).join(" ")).toContain("--nvtx-include decode/ --kernel-name-base");
    expect(explained(run)).toEqual([
      ["prefill", 20, true],
      ["decode", 20, true],
    ]);
    expect(run.profile().ranges.map(({ ncu }) => ncu)).toEqual([
      { kernelsWithoutRow: [], rowsWithoutKernel: [] },
      { kernelsWithoutRow: [], rowsWithoutKernel: [] },
    ]);
    // What is read again is the same.
    const again = await profileOf([run.directory]);
    expect(again.ranges).toEqual(run.profile().ranges);
  });

  test("have a process each where ncu counts the launches of a kernel", async () => {
    const run = await fakeRun({ ...both("none", "none"), set: ["ncu.filter-mode=global"] });
    expect(run.stderr).toContain("2 ncu runs: ncu, prefill@LLM; ncu, decode.");
    expect(run.code).toBe(0);
    expect(run.record.ncu.map(({ label, folder: of }) => [label, of])).toEqual([
      ["ncu, prefill@LLM", "head/ncu/prefill@LLM"],
      ["ncu, decode", "head/ncu/decode"],
    ]);
    expect(explained(run)).toEqual([
      ["prefill", 12, false],
      ["decode", 12, false],
    ]);
  });

  test("so do they with an ncu that does not know launch configurations", async () => {
    const fake = both("none", "none");
    const run = await fakeRun({
      ...fake,
      ncu: { script: `${fake.ncu.script}\nshow_help() { echo "--kernel-id arg"; }` },
    });
    expect(run.code).toBe(0);
    expect(run.record.ncu).toHaveLength(2);
  });
});

test("kernels whose names do not fit into one argument are left out, and that is said", async () => {
  const long = "x".repeat(20_000);
  const recording = changedRecording(sdpa, {
    sql: [
      `UPDATE StringIds SET value = value || '${long}' WHERE value LIKE '\\_Z%' ESCAPE '\\' AND id IN (SELECT mangledName FROM CUPTI_ACTIVITY_KIND_KERNEL)`,
    ],
  });
  const script = `served() { text_of "$recording" | grep -v '^==' | sed -E 's/"(_Z[^"]*)"/"\\1'$(printf 'x%.0s' {1..20000})'"/'; }`;
  const run = await fakeRun({ recordings: [recording], ncu: { script } });
  expect(run.stderr).toMatch(
    /ncu, decode: \d+ of 20 kernels aren't profiled, because their names don't fit into one argument of 128 KiB\./,
  );
  expect(run.code).toBe(0);
  const argument = ncuArgv(run)[ncuArgv(run).indexOf("--kernel-id") + 1] ?? "";
  expect(argument.length).toBeGreaterThan(100_000);
  const fit = kernelId(ncuArgv(run)).kernels.size;
  expect(fit).toBeLessThan(12);
  expect(measured(run)).toHaveLength(fit);
  expect(run.record.warnings.join("\n")).toContain("To choose fewer kernels, lower ncu.top-kernels.");
});
