import { describe, expect, test } from "@jest/globals";
import { measuredShare } from "../../../src/model/ncu/measured-launch.ts";
import { ncuReport } from "../../fixtures/ncu.ts";
import { changedRecording } from "./support/changed-recording.ts";
import { changedCells, otherBlocks } from "./support/ncu-cells.ts";
import { kernelId, measured, ncuArgv } from "./support/ncu-run.ts";
import { profileOf } from "../../pipeline/support/analyze.ts";
import { fakeRun } from "./support/run.ts";

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

/** Bash in which a rule has something to say of the first launch. */
const detailsPage = `
import_report() {
  echo '"ID","Section Name","Rule Name","Rule Type","Rule Description","Estimated Speedup Type","Estimated Speedup"'
  echo '"0","LaunchStats","LaunchConfiguration","OPT","A wave of thread blocks is not full.","global","50"'
}`;

describe("a good run of ncu after the capture", () => {
  test("measures a launch of each configuration of the top kernels, and leaves all that it said", async () => {
    const command = ["bash", "-c", "echo step 1; echo step 2 >&2", "--nvtx"];
    const run = await fakeRun({ recordings: [sdpa], ncu: { script: detailsPage }, command });
    expect(run.code).toBe(0);
    expect(run.stderr).toContain("one launch per configuration of their top kernels");
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
      ...command,
    ]);

    // The report is gone: nobody asked to keep it.
    expect(run.files.filter((file) => file.startsWith("head/ncu/"))).toEqual([
      ...["cmd.txt", "details.csv", "raw.csv", "stderr.txt", "stdout.txt"].map((name) => `${folder}/${name}`),
      "head/ncu/sections.txt",
    ]);
    expect(run.text("head/ncu/sections.txt")).toMatch(/^LaunchStats [^]*^roofline /m);
    expect(run.text(`${folder}/stdout.txt`)).toBe("step 1\n");
    expect(run.text(`${folder}/stderr.txt`)).toBe("step 2\n");
    expect(run.text(`${folder}/cmd.txt`)).toContain("--nvtx --nvtx-include decode/ ");
    expect(run.leftInTemporary).toEqual([]);

    const profile = run.profile();
    const [decode] = profile.ranges;
    expect(measured(run).map(([name]) => name)).toEqual(decode?.kernels.slice(0, 20).map(({ name }) => name));
    expect(measured(run).reduce((sum, [, count]) => sum + count, 0)).toBe(25);
    expect(decode === undefined ? null : measuredShare(decode)).toBeGreaterThan(0.95);
    expect(decode?.ncu).toEqual({ kernelsWithoutRow: [], rowsWithoutKernel: [] });
    expect(decode?.findings.length).toBeGreaterThan(0);
    const samples = decode?.kernels.flatMap(({ ncu }) => ncu) ?? [];
    expect(samples.flatMap(({ id, rules }) => rules.map(({ rule, speedup }) => [id, rule, speedup]))).toEqual([
      [0, "LaunchConfiguration", { of: "global", pct: 50 }],
    ]);
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
    expect(run.stdout).toContain("Why (Nsight Compute");
    expect(run.stdout).toMatch(/represent 9\d\.\d% of the range's kernel time/);
    expect(run.text("summary.md")).not.toContain("Nsight Compute");
    expect(run.text("ranges/decode/kernels.csv").split("\n")[0]).toContain(",achieved occupancy (%),");
  });

  test("takes what was chosen: a preset, a set, sections, metrics, clocks and caches, and keeps its report", async () => {
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
        ...["ncu.clock-control=base", "ncu.cache-control=none", "ncu.replay-mode=application", "ncu.keep-report=true"],
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
    expect(run.files).toContain(`${folder}/report.ncu-rep`);
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

  test("says what is not known: a metric, a cell, launches, and an error that no rule knows", async () => {
    const column = "l1tex__t_sector_hit_rate.pct";
    const cells = changedCells(
      `i >= 10 && h === "gpu__time_duration.sum" ? "n/a" : n === 6 && h === "${column}" ? "??" : ${otherBlocks("n === 4 || n === 5")}`,
    );
    const said = `said() { echo "$1"; [[ $1 == *" Connected"* ]] && echo "==ERROR== Something odd."; return 0; }`;
    const run = await fakeRun({
      recordings: [sdpa],
      ncu: { script: `${cells}\n${said}\nof_kernels() { cat; }` },
      set: ["ncu.filter-mode=global", "ncu.launches-per-kernel=2"],
    });
    expect(run.code).toBe(0);
    const warned = run.profile().warnings.filter((text) => /^(?:ncu, decode|head\/ncu\/)/.test(text));
    for (const fact of [
      /ncu says: Something odd\./,
      /no value for 1 of \d+ metrics .*gpu__time_duration\.sum/,
      /1 kernel has no metrics, since ncu only measured launches with a grid or block/,
      /\d+ kernels, ncu measured fewer launches than the 2 requested/,
      new RegExp(`${column} \\(%\\) isn't a number: "\\?\\?"`),
    ])
      expect(warned).toContainEqual(expect.stringMatching(fact));
    expect(run.stdout).toContain("Nsight Compute has no metrics for 1 of the requested kernels");
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

  test("share a process; a range whose launches came in another one first has a further process for these", async () => {
    const run = await fakeRun(both("nvjet", "nvjet%"));
    expect(run.stderr).toContain("ncu, decode: Running ncu once more for 4 kernels in this range");
    expect(run.code).toBe(0);
    // With the domain that nsys has seen.
    expect(ncuArgv(run).join(" ")).toContain("--nvtx-include LLM@prefill/ --nvtx-include decode/ ");
    expect(ncuArgv(run, 2).join(" ")).toContain("--nvtx-include decode/ --kernel-name-base");
    const [prefilled, decode] = [
      { name: "prefill", domain: "LLM" },
      { name: "decode", domain: "" },
    ];
    expect(run.record.ncu).toMatchObject([
      { label: "ncu, prefill@LLM, decode", folder: "head/ncu/all-ranges", shared: [prefilled, decode] },
      { label: "ncu, decode", folder, ranges: [decode], shared: null },
    ]);
    expect(run.record.ncu.map(({ kernels }) => kernels?.length)).toEqual([20, 4]);
    const { ranges } = run.profile();
    expect(
      ranges.map((range) => [
        range.name,
        range.kernels.filter(({ ncu }) => ncu.length > 0).length,
        (measuredShare(range) ?? 0) > 0.9,
        range.ncu,
      ]),
    ).toEqual(["prefill", "decode"].map((name) => [name, 20, true, { kernelsWithoutRow: [], rowsWithoutKernel: [] }]));
    // What is read again is the same.
    expect((await profileOf([run.directory])).ranges).toEqual(ranges);
  });

  test("have a process each with an ncu that does not know launch configurations", async () => {
    const { ncu, ...fake } = both("none", "none");
    const script = `${ncu.script}\nshow_help() { echo "--kernel-id arg"; }`;
    const run = await fakeRun({ ...fake, ncu: { script } });
    expect(run.code).toBe(0);
    expect(run.record.ncu.map(({ label, folder: of }) => [label, of])).toEqual([
      ["ncu, prefill@LLM", "head/ncu/prefill@LLM"],
      ["ncu, decode", folder],
    ]);
    expect(
      run.profile().ranges.map(({ kernels }) => kernels.filter(({ ncu: rows }) => rows.length > 0).length),
    ).toEqual([12, 12]);
  });
});
