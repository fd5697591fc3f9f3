import { describe, expect, test } from "@jest/globals";
import { repositoryText } from "../../fixtures/recorded.ts";
import { recorded } from "../../pipeline/support/analyze.ts";
import { fakeRun, type FakeRun } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";
const log = (name: string) => repositoryText(`__tests__/fixtures/recorded/nsys-2023.4.4/logs/${name}`);
/** Bash that prints a text as it is. */
const print = (text: string) => `cat <<'TEXT'\n${text}\nTEXT\n`;

interface Failing extends FakeRun {
  readonly name: string;
  readonly id: string;
  readonly says: readonly string[];
}

const captureCases: readonly Failing[] = [
  {
    name: "a damaged import that exits with 0",
    recordings: [`${recorded}/full`],
    script: `capture() { captured "\${recordings[@]}"; ${print(log("full.err"))} } >&2`,
    id: "import-damaged",
    says: ["Importation succeeded with non-fatal errors", "Use an nsys at least as new as the program's CUDA"],
  },
  {
    name: "a damaged import of which nothing was printed",
    recordings: [`${recorded}/full`],
    id: "import-damaged",
    says: ["The report says: Unknown runtime API function index: 468"],
  },
  {
    name: "another CUPTI subscriber",
    recordings: [sdpa],
    command: ["bash", "-c", "echo 'RuntimeError: CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED' >&2; exit 1"],
    id: "cupti-subscribers",
    says: ["exited with code 1", "allows only one subscriber", "workload.torch-profiler-off"],
  },
  {
    name: "a full disk, with exit 0 and no report",
    recordings: [],
    script: `capture() { echo "Failed to write the report: No space left on device" >&2; echo "Generated:"; }`,
    id: "disk-full",
    says: ["There's no report.", "Free space"],
  },
  {
    name: "an empty report",
    recordings: [sdpa],
    script: `capture() { captured "\${recordings[@]}"; : >"$output.nsys-rep"; }`,
    id: "report-empty",
    says: ["report.nsys-rep is empty (0 bytes)"],
  },
  {
    name: "fewer instances than asked",
    recordings: [`${recorded}/graph_node.1`],
    set: ["instances=2"],
    id: "instances-missing",
    says: ["1 of 2 instances of NVTX range decode were captured", "Ask for 1"],
  },
  {
    name: "a program that exits with 7 and leaves a damaged report",
    recordings: [`${recorded}/crash`],
    script: `capture() { captured "\${recordings[@]}"; ${print(log("crash.err"))} } >&2`,
    command: ["bash", "-c", "exit 7"],
    id: "workload-failed",
    says: ["The profiled command exited with code 7."],
  },
  {
    name: "a range without kernels",
    recordings: [`${recorded}/nokernel`],
    id: "no-kernels",
    says: ["The NVTX range decode was captured, but contains no GPU kernel."],
  },
  {
    name: "CUDA graphs traced as a whole",
    recordings: [`${recorded}/graph_default`],
    set: ["nsys.cuda-graph-trace=graph"],
    id: "graph-not-traced",
    says: ["Set nsys.cuda-graph-trace to node"],
  },
  {
    name: "a range that was never seen",
    recordings: [sdpa],
    ranges: ["decod"],
    script: `capture() { ${print(log("wrongrange.out"))} }`,
    id: "range-not-seen",
    says: [
      'The NVTX range "decod" was never seen',
      "The program emitted only these ranges: decode.",
      "Did you mean decode?",
    ],
  },
  {
    name: "a report that another tool has overwritten",
    recordings: [`${recorded}/prefill`],
    id: "range-not-seen",
    says: [`"decode" isn't in the report`, "Did you mean prefill?"],
  },
];

const toolCases: readonly Failing[] = [
  {
    name: "nsys stats breaks and exits with 0",
    recordings: [sdpa],
    script: `stats_report() {
      [[ $2 == - ]] && echo "SKIPPED: $3 does not contain CUDA kernel data." && return
      : >"$2_$1.csv"; echo "ERROR: Report '$1.py' encountered an internal error: Module threw exception" >&2; }`,
    id: "stats-broken",
    says: ["leaves an empty CSV and exits with 0", "install-nsys.sh"],
  },
  {
    name: "nsys stats does not find a report and exits with 0",
    recordings: [sdpa],
    script: `stats_report() {
      [[ $2 == - ]] && echo "SKIPPED: $3 does not contain CUDA kernel data." && return
      ${print("ERROR: Report 'nvtx_kern_sum' could not be found.")} }`,
    id: "stats-report-unknown",
    says: ["Report 'nvtx_kern_sum' could not be found."],
  },
  {
    name: "nsys stats ends with another exit code",
    recordings: [sdpa],
    script: `stats_report() { [[ $2 == - ]] && echo "SKIPPED: $3" && return; echo "fatal error: out of waitBudget" >&2; exit 9; }`,
    id: "nsys-stats-failed",
    says: ["(exit code 9)", "fatal error: out of waitBudget"],
  },
  {
    name: "nsys export fails",
    recordings: [sdpa],
    script: `export_report() { echo "Exportation error: Section Table Reference magic number mismatch." >&2; exit 1; }`,
    id: "export-failed",
    says: ["magic number mismatch", "with the nsys that wrote it, or with a newer nsys"],
  },
  {
    name: "nsys export fills the disk",
    recordings: [sdpa],
    script: `export_report() { echo "Exportation error: database or disk is full" >&2; exit 1; }`,
    id: "disk-full",
    says: ["The disk is full.", "/nsys: ", "database or disk is full"],
  },
  {
    name: "nsys export breaks off where less room is left than the report takes",
    recordings: [sdpa],
    script: `export_report() {
      for each in "$@"; do case $each in *.nsys-rep) truncate -s 15T "$each" ;; esac; done
      echo "terminate called after throwing an instance of 'std::exception'" >&2; exit 134; }`,
    id: "disk-full",
    says: ["The disk is full.", "/nsys: ", "(exit code 134)"],
  },
  {
    name: "nsys export writes nothing and exits with 0",
    recordings: [sdpa],
    script: `export_report() { :; }`,
    id: "nsys-export-failed",
    says: ["nsys export failed", "nsys printed no error."],
  },
];

describe("a capture that is not real fails the run", () => {
  test.each(captureCases)("$name: $id", async ({ id, says, ...fake }) => {
    const run = await fakeRun(fake);
    expect(run.record.failure).toMatchObject({ id });
    expect(run.code).toBe(3);
    for (const text of says) expect(run.stderr).toContain(text);
    expectNoProfile(run);
  });
});

describe("a tool that fails without an exit code does too", () => {
  test.each(toolCases)("$name: $id", async ({ id, says, ...fake }) => {
    const run = await fakeRun(fake);
    expect(run.record.failure).toMatchObject({ id });
    expect(run.code).toBe(3);
    for (const text of says) expect(run.stderr).toContain(text);
    expectNoProfile(run);
  });

  test("summaries that nsys stats silently did not write are no agreement", async () => {
    const script = `stats_report() { [[ $2 == - ]] && echo "SKIPPED: $3 does not contain CUDA kernel data." || true; }`;
    const run = await fakeRun({ recordings: [sdpa], script });
    expect(run.code).toBe(3);
    expect(run.record.failure).toMatchObject({ id: "stats-empty" });
    expect(run.stderr).toContain("nsys stats wrote no cuda_gpu_kern_sum, although the report has kernels.");
    expectNoProfile(run);
  });

  test("an export that is cut is no export", async () => {
    const script = `export_report() { gunzip -c "$repository/$(cat "$7").sqlite.gz" | head -c 200000 >"$6"; }`;
    const run = await fakeRun({ recordings: [sdpa], script });
    expect(run.code).toBe(3);
    expect(run.stderr).not.toContain("a bug in llm-profile");
    expectNoProfile(run);
  });

  test("a summary that differs from the report by a nanosecond is a failure", async () => {
    const script = `eval "$(declare -f stats_report | sed '1s/stats_report/unchanged_report/')"
      stats_report() { unchanged_report "$@" && [[ $2 == - ]] || sed -i 's/,2321937,/,2321938,/' "$2_$1.csv"; }`;
    const run = await fakeRun({ recordings: [sdpa], script });
    expect(run.record.failure).toMatchObject({ id: "sums-differ" });
    expect(run.code).toBe(3);
    expectNoProfile(run);
  });
});

/** Nothing half-written looks whole, and nothing stays behind. */
function expectNoProfile(run: Awaited<ReturnType<typeof fakeRun>>): void {
  expect(run.record).toMatchObject({ state: "failed", exitCode: 3 });
  expect(run.files).not.toContain("profile.json");
  expect(run.stderr).not.toMatch(/\n\s+at .*\.js:\d+/);
  expect(run.leftInTemporary).toEqual([]);
}
