import { existsSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { command } from "./support/command.ts";
import { attemptsOf, type FakeNcu } from "./support/fake-ncu.ts";
import {
  expectFailed,
  expectNothingStarted,
  inReportAlone,
  messages,
  permission,
  recordedFile,
} from "./support/ncu-failures.ts";
import { fakeRun, prepareFakeRun, runFolder } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";

/** A row of the flash attention is gone: the name stands in for the launch that never came. */
const withoutAttention = `
eval "$(declare -f of_kernels | sed '1s/of_kernels/unchanged_of_kernels/')"
of_kernels() { unchanged_of_kernels | grep -v flash_fprop; }`;

interface Failing {
  readonly name: string;
  readonly ncu: FakeNcu;
  readonly set?: readonly string[];
  readonly id: string;
  readonly says: readonly string[];
}

const captureCases: readonly Failing[] = [
  {
    name: "no rows: the range has no slash for ncu",
    ncu: { script: recordedFile("llm_noslash.csv") },
    id: "ncu-no-slash",
    says: ["ncu profiled no kernel.", "`decode/`"],
  },
  {
    name: "no rows, range replay",
    ncu: { script: recordedFile("resnet_range_noslash.csv") },
    set: ["ncu.replay-mode=range"],
    id: "ncu-no-slash",
    says: ["ncu profiled no range."],
  },
  {
    name: "no rows: no kernel in a push/pop range of that name",
    ncu: { script: `written() { text_of "$recorded/resnet_nokern.csv" | head -6; }` },
    id: "ncu-range-not-seen",
    says: ['no push/pop range with that name launched a kernel. We asked for "decode/".'],
  },
  {
    name: "no rows, and no word why",
    ncu: { script: messages(["==WARNING== No kernels were profiled."]) },
    id: "ncu-no-rows",
    says: ["ncu still exits with 0.", "--target-processes all"],
  },
  {
    name: "no file at all",
    ncu: { script: `run_program() { "$@"; exit 0; }` },
    id: "ncu-no-rows",
    says: ["ncu profiled no kernel."],
  },
  {
    name: "the range was there, its kernels have other names",
    ncu: { script: recordedFile("resnet_nokern.csv") },
    id: "ncu-kernel-filter",
    says: ["ncu lists 11 kernels"],
  },
  {
    name: "a metric that ncu leaves out without a word",
    ncu: {},
    set: ["ncu.metrics=[dram__bites.sum.per_second]"],
    id: "ncu-metric-missing",
    says: ["dram__bites.sum.per_second (did you mean dram__bytes.sum.per_second?)", "silently"],
  },
  {
    name: "a kernel without a row",
    ncu: { script: withoutAttention },
    id: "ncu-kernel-missing",
    says: ["ncu has no row for 1 of 20 selected kernels.", "No row: cudnn_generated_fort_native_sdpa_sm80_flash_fprop"],
  },
  {
    name: "a range without a row, where ranges are repeated",
    ncu: { recording: "__tests__/fixtures/recorded/ncu-2025.3.1/resnet_range.csv", script: "in_ranges() { cat; }" },
    set: ["ncu.replay-mode=range", "ncu.preset=speed-of-light"],
    id: "ncu-range-missing",
    says: ['ncu has no row for 1 of 1 ranges: "decode".', '"stem", "residual", "head"'],
  },
  {
    name: "no permission, and ncu exits with 0",
    ncu: { script: permission(0) },
    id: "ncu-permission",
    says: ["ERR_NVGPUCTRPERM", "NVreg_RestrictProfilingToAdminUsers=0"],
  },
  {
    name: "a range that calls what cannot be recorded",
    ncu: { script: recordedFile("resnet_range_nowarm.csv", 9) },
    set: ["ncu.replay-mode=range"],
    id: "ncu-range-unsupported",
    says: ["Unsupported API during capture (cuInit)", "Warm up before the range"],
  },
  {
    name: "a program that fails under ncu",
    ncu: { script: recordedFile("crash.csv", 7) },
    id: "workload-failed",
    says: ["The profiled command exited with code 7.", "ncu kept what it had profiled: 2 kernels."],
  },
  {
    name: "ncu ends with a code of its own",
    ncu: { script: `written() { echo "==PROF== Connected to process 25 (/usr/bin/python3.12)"; code=139; }` },
    id: "ncu-failed",
    says: ["ncu exited with code 139.", "Before it failed, ncu had profiled 0 kernels."],
  },
  {
    name: "an option that this ncu does not know",
    ncu: {},
    set: ["ncu.extra-arguments=[--kernel-idd=x]"],
    id: "ncu-option-unknown",
    says: ["unrecognised option '--kernel-idd=x'", "ncu.extra-arguments"],
  },
  {
    name: "a section that ncu lists and refuses all the same",
    ncu: {
      script: `require() { [[ $2 != Occupancy ]] || { echo "==ERROR== Option '$1 $2' did not match any section." >"$log"; exit 1; }; }`,
    },
    id: "ncu-section-unknown",
    says: ['the section "Occupancy"'],
  },
  {
    name: "a file that is no CSV",
    ncu: { script: `written() { echo "Segmentation fault (core dumped)"; }` },
    id: "ncu-header",
    says: ["It has no header line.", "Segmentation fault (core dumped)"],
  },
  {
    name: "rows that are cut",
    ncu: { script: String.raw`written() { served | sed -E '/^"[0-9]/ s/(,"[^"]*"){5}$//'; }` },
    id: "ncu-rows",
    says: ["Can't read 38 of 38 rows from ncu.", "cells, but the header has"],
  },
  {
    name: "rows that are in the report alone, which cannot be imported",
    ncu: { script: `${inReportAlone}; import_report() { echo "==ERROR== The file is corrupt." >&2; exit 1; }` },
    id: "ncu-import",
    says: ["ncu --import exited with 1.", "The file is corrupt.", "ncu.keep-report=true"],
  },
  {
    name: "the program fails, and its report is not asked",
    ncu: {
      script: `${recordedFile("crash.csv", 7)}; import_report() { echo "==ERROR== The file is corrupt." >&2; exit 1; }`,
    },
    id: "workload-failed",
    says: ["The profiled command exited with code 7."],
  },
];

describe("a run of ncu that is not what was asked for fails the run", () => {
  test.each(captureCases)("$name: $id", async ({ ncu, set = [], id, says }) => {
    const run = await fakeRun({ recordings: [sdpa], ncu, set });
    expect(run.record.failure).toMatchObject({ id });
    for (const text of says) expect(run.stderr).toContain(text);
    expectFailed(run);
    // What there was is kept: the captures of nsys, and all that ncu wrote.
    expect(run.files).toContain("head/round-1/decode/nsys/report.nsys-rep");
    expect(run.files.filter((file) => /^head\/ncu\/[^/]+\/stdout\.txt$/.test(file))).toHaveLength(1);
    expect(attemptsOf(run.workspace, "nsight")).toBe(1);
  });

  test("keeps the rows of a program that failed, and says in run.json how it ended", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: { script: recordedFile("crash.csv", 7) } });
    expect(run.text("head/ncu/decode/raw.csv")).toContain('"1","2545","python3.12"');
    expect(run.record.commands.at(-1)).toMatchObject({ tool: "ncu", exitCode: 7, outcome: "failed" });
    expect(run.record.ncu).toMatchObject([{ label: "ncu, decode", outcome: "exited", exitCode: 7 }]);
  });
});

describe("what is asked for and not there is said before any capture", () => {
  test.each([
    {
      name: "a section",
      set: "ncu.sections=[Ocupancy]",
      id: "ncu-section-unknown",
      says: ['the section "Ocupancy" (did you mean Occupancy?)', "`ncu --list-sections`"],
    },
    {
      name: "a set",
      set: "ncu.set=rooflines",
      id: "ncu-section-unknown",
      says: ['the set "rooflines" (did you mean roofline?)'],
    },
  ])("$name", async ({ set, id, says }) => {
    const run = await fakeRun({ recordings: [sdpa], ncu: {}, set: [set] });
    expect(run.record.failure).toMatchObject({ id });
    expect(run.code).toBe(3);
    for (const text of says) expect(run.stderr).toContain(text);
    expectNothingStarted(run);
  });

  test("a preset, before even ncu is asked: there is no run directory", () => {
    const { workspace, path, argv } = prepareFakeRun({ recordings: [sdpa], ncu: {}, set: ["ncu.preset=memmory"] });
    const { code, stderr, leftInTemporary } = command(argv, { workspace, path });
    expect([code, leftInTemporary]).toEqual([2, []]);
    for (const text of ['named "memmory"', "Did you mean memory?"]) expect(stderr).toContain(text);
    expect([attemptsOf(workspace, "nsight"), attemptsOf(workspace, "nsight-compute")]).toEqual([0, 0]);
    expect(existsSync(runFolder(workspace))).toBe(false);
  });
});
