import { existsSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { command } from "./support/command.ts";
import { attemptsOf, type FakeNcu } from "./support/fake-ncu.ts";
import { changedCells, otherBlocks } from "./support/ncu-cells.ts";
import { expectFailed, expectNothingStarted, inReportAlone, recordedFile } from "./support/ncu-failures.ts";
import { fakeRun, prepareFakeRun, runFolder } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";

/** Bash in which the report cannot be read. */
const corrupt = `import_report() { echo "==ERROR== The file is corrupt." >&2; exit 1; }`;

interface Failing {
  readonly name: string;
  readonly ncu: FakeNcu;
  readonly set?: readonly string[];
  readonly id: string;
  readonly says: string;
}

const captureCases: readonly Failing[] = [
  {
    name: "no file at all",
    ncu: { script: `run_program() { "$@"; exit 0; }` },
    id: "ncu-no-rows",
    says: "ncu profiled no kernel.",
  },
  {
    name: "rows of launches that nsys did not see",
    ncu: { script: changedCells(otherBlocks("true")) },
    id: "ncu-kernel-missing",
    says: "None of the 25 launches",
  },
  {
    name: "an option that this ncu does not know",
    ncu: {},
    set: ["ncu.extra-arguments=[--kernel-idd=x]"],
    id: "ncu-option-unknown",
    says: "--kernel-idd=x",
  },
  {
    name: "a file that is no CSV",
    ncu: { script: `written() { echo "Segmentation fault (core dumped)"; }` },
    id: "ncu-header",
    says: "Segmentation fault (core dumped)",
  },
  {
    name: "rows that are in the report alone, which cannot be imported",
    ncu: { script: `${inReportAlone}; ${corrupt}` },
    id: "ncu-import",
    says: "The file is corrupt.",
  },
];

describe("a run of ncu that is not what was asked for fails the run", () => {
  test.each(captureCases)("$name: $id", async ({ ncu, set = [], id, says }) => {
    const run = await fakeRun({ recordings: [sdpa], ncu, set });
    expect(run.record.failure).toMatchObject({ id });
    expect(run.stderr).toContain(says);
    expectFailed(run);
    // What there was is kept: the captures of nsys, and all that ncu wrote.
    expect(run.files).toContain("head/round-1/decode/nsys/report.nsys-rep");
    expect(run.files.filter((file) => /^head\/ncu\/[^/]+\/stdout\.txt$/.test(file))).toHaveLength(1);
    expect(attemptsOf(run.workspace, "nsight")).toBe(1);
  });

  test("of a program that fails, the rows are kept, and its report is not asked", async () => {
    const run = await fakeRun({
      recordings: [sdpa],
      ncu: { script: `${recordedFile("crash.csv", 7)}; ${corrupt}` },
    });
    expect(run.record.failure).toMatchObject({ id: "workload-failed" });
    expect(run.stderr).toContain("ncu kept what it had profiled: 2 kernels.");
    expectFailed(run);
    expect(run.text("head/ncu/decode/raw.csv")).toContain('"1","2545","python3.12"');
    expect(run.record.commands.at(-1)).toMatchObject({ tool: "ncu", exitCode: 7, outcome: "failed" });
    expect(run.record.ncu).toMatchObject([{ label: "ncu, decode", outcome: "exited", exitCode: 7 }]);
  });
});

describe("what is asked for and not there is said before any capture", () => {
  test("a section and a set", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: {}, set: ["ncu.sections=[Ocupancy]", "ncu.set=rooflines"] });
    expect(run.record.failure).toMatchObject({ id: "ncu-section-unknown" });
    expect(run.code).toBe(3);
    for (const text of ["did you mean Occupancy?", "did you mean roofline?"]) expect(run.stderr).toContain(text);
    expectNothingStarted(run);
  });

  test("a preset, before even ncu is asked: there is no run directory", () => {
    const { workspace, path, argv } = prepareFakeRun({ recordings: [sdpa], ncu: {}, set: ["ncu.preset=memmory"] });
    const { code, stderr, leftInTemporary } = command(argv, { workspace, path });
    expect([code, leftInTemporary]).toEqual([2, []]);
    expect(stderr).toContain("Did you mean memory?");
    expect([attemptsOf(workspace, "nsight"), attemptsOf(workspace, "nsight-compute")]).toEqual([0, 0]);
    expect(existsSync(runFolder(workspace))).toBe(false);
  });
});
