import { describe, expect, test } from "@jest/globals";
import { described } from "./described.ts";
import type { CaptureEvidence, CommandEnd } from "../../src/gate/evidence.ts";
import { checkProcess } from "../../src/gate/process-gate.ts";
import type { CaptureGate } from "../../src/model/run/plan.ts";
import type { LimitEnd } from "../../src/model/run/ports.ts";

const range = { text: "decode", message: "decode", domain: null, glob: false, instances: null, skip: 0 };
const gate: CaptureGate = { kind: "nvtx", range, instances: 1 };
const report = { name: "report.nsys-rep", bytes: 200_000 };
const ended = (exitCode: number, allowed = [0]): CommandEnd => ({
  kind: "known",
  outcome: "exited",
  exitCode,
  seconds: 3,
  allowed,
  timeLimitSeconds: 60,
});
const timedOut = (atLimit: LimitEnd): CommandEnd => ({ ...ended(137), outcome: "timed-out", atLimit }) as CommandEnd;
const good: CaptureEvidence = {
  label: "round 1, decode",
  gate,
  end: ended(0),
  output: "",
  reports: [report],
  rawLeft: [],
  imports: [],
};
const damaged =
  "boom\nImporter error status: Importation succeeded with non-fatal errors.\n**** Analysis failed with:\n";

describe("checkProcess", () => {
  test("a capture with exit 0 and as many reports as instances goes on", () => {
    expect(checkProcess(good)).toBeNull();
    expect(checkProcess({ ...good, gate: { ...gate, instances: 2 }, reports: [report, report] })).toBeNull();
    expect(checkProcess({ ...good, end: ended(143, [0, 143]) })).toBeNull();
    expect(checkProcess({ ...good, end: { kind: "unknown" }, gate: null })).toBeNull();
  });

  test("a report that was made in spite of what nsys said first goes on", () => {
    expect(checkProcess({ ...good, output: "Failed to create '/out/report.nsys-rep': File exists." })).toBeNull();
  });

  test("a long line of the output is cut", () => {
    const failure = checkProcess({ ...good, end: ended(7), output: `${"x".repeat(301)}\n${"y".repeat(300)}\n` });
    expect(failure?.why).toContain(`\n${"x".repeat(297)}…\n${"y".repeat(300)}`);
  });

  test.each<[string, Partial<CaptureEvidence>, string, RegExp]>([
    [
      "the profiler was not started",
      { end: { ...ended(127), outcome: "not-started" } as CommandEnd, output: "spawn nsys ENOENT" },
      "not-started",
      /couldn't start\..*spawn nsys ENOENT/s,
    ],
    ["the program failed", { end: ended(7), output: "boom\n" }, "workload-failed", /exited with code 7\..*boom/s],
    [
      "it failed, and its report is damaged: the exit code is the cause",
      { end: ended(7), output: damaged },
      "workload-failed",
      /exited with code 7/,
    ],
    [
      "TERM although nsys was not to end it",
      { end: ended(143) },
      "workload-failed",
      /exited with code 143 \(signal TERM\)/,
    ],
    ["a crash", { end: ended(139) }, "workload-failed", /signal SEGV/],
    [
      "a known cause",
      { end: ended(1), output: "torch.OutOfMemoryError: CUDA out of memory. Tried" },
      "gpu-out-of-memory",
      /exited with code 1\. The GPU is out of memory/,
    ],
    [
      "the time limit",
      { end: { ...ended(137), outcome: "timed-out" } as CommandEnd },
      "time-limit",
      /time limit of 60 s.*The program, one of its children, or nsys was still running/s,
    ],
    [
      "the time limit, with the processes that were still running",
      { end: timedOut({ kind: "program", names: ["python3", "worker"] }) },
      "time-limit",
      /Still running: python3, worker\./,
    ],
    [
      "nsys itself hung after the program had ended",
      {
        end: timedOut({ kind: "profiler", seconds: 600 }),
        output: "done\nGenerating '/tmp/nsys-report-76fa.qdstrm'\n",
      },
      "nsys-hung",
      /^For 10 minutes, nsys was running without the program.*Generating/s,
    ],
    ["exit 0 and a damaged import", { output: damaged }, "import-damaged", /nsys may be older than the program's CUDA/],
    [
      "an exit code that is the program's own, because nsys wrote its report",
      { end: ended(1), output: "boom" },
      "workload-failed",
      /code 1\..*probably the program's own.*boom/s,
    ],
    [
      "an exit code that may be nsys's, because there is no report",
      { end: ended(1), reports: [], output: "boom" },
      "workload-failed",
      /may be the program's, or nsys's.*boom/s,
    ],
    [
      "exit 1 after the importer failed",
      {
        end: ended(1),
        reports: [],
        rawLeft: ["report.qdstrm"],
        output: "hello\nImportation failed\nlast words",
        imports: [{ exitCode: 3, timedOut: false, output: "overflow" }],
      },
      "import-failed",
      /exited with code 1\. nsys's importer.*failed.*Importation failed.*last words.*code 3\..*overflow/s,
    ],
    [
      "exit 0 and no report",
      { reports: [], output: "run s 0.02\nGenerated:\n" },
      "range-not-seen",
      /"decode" was never seen/,
    ],
    [
      "exit 0, no report, and a full disk",
      { reports: [], output: "OSError: [Errno 28] No space left on device" },
      "disk-full",
      /There's no report\. The disk is full/,
    ],
    ["no report of a whole program", { reports: [], gate: { kind: "none" } }, "no-report", /wrote no report/],
    [
      "no cudaProfilerStart",
      { reports: [], gate: { kind: "cudaProfilerApi", instances: 1 } },
      "profiler-api-not-called",
      /as if the program never called cudaProfilerStart/,
    ],
    [
      "no cudaProfilerStart, because CUPTI failed",
      {
        reports: [],
        gate: { kind: "cudaProfilerApi", instances: 1 },
        output: "function status failed with error CUPTI_ERROR_UNKNOWN(999)",
      },
      "cupti-failed",
      /There's no report\. CUPTI.*failed.*error CUPTI_ERROR_UNKNOWN\(999\)/s,
    ],
    [
      "the report could not be created",
      { reports: [], output: "Failed to create '/out/report.nsys-rep': Permission denied." },
      "output-unwritable",
      /can't write its report to the run directory/,
    ],
    [
      "a raw file without importer",
      {
        reports: [],
        rawLeft: ["report.qdstrm"],
        output: "Importer error status: The importer binary and its dependencies were not found.",
      },
      "importer-missing",
      /nsys left report\.qdstrm.*didn't find its importer/s,
    ],
    [
      "a raw file after the importer crashed",
      {
        reports: [],
        rawLeft: ["report.qdstrm"],
        output: "hello\nImporter error status: An unknown error occurred.\n",
        imports: [{ exitCode: 137, timedOut: false, output: "section overflow" }],
      },
      "import-failed",
      /nsys left report\.qdstrm.*An unknown error occurred.*QdstrmImporter, which was ended by a signal.*section overflow/s,
    ],
    [
      "a raw file whose import nsys calls damaged",
      {
        reports: [],
        rawLeft: ["report.qdstrm"],
        output: "Importer error status: Importation succeeded with non-fatal errors.",
      },
      "import-failed",
      /nsys left report\.qdstrm(?!.*older than)/s,
    ],
    ["an empty report", { reports: [{ ...report, bytes: 0 }] }, "report-empty", /0 bytes/],
    [
      "fewer instances than to skip",
      { gate: { ...gate, range: { ...range, skip: 2 }, instances: 3 } },
      "instances-missing",
      /1 of 3 instances of NVTX range decode were captured: you asked to skip 2 and measure 1[^]*Skip fewer/,
    ],
    [
      "fewer instances",
      { gate: { ...gate, instances: 3 } },
      "instances-missing",
      /1 of 3 instances of NVTX range decode/,
    ],
    [
      "fewer calls of the profiler",
      { gate: { kind: "cudaProfilerApi", instances: 3 } },
      "instances-missing",
      /1 of 3 instances of cudaProfilerStart/,
    ],
    [
      "more instances",
      { reports: [report, { ...report, name: "report.2.nsys-rep" }] },
      "instances-missing",
      /2 of 1 instance of NVTX range decode/,
    ],
  ])("%s", (_name, change, id, message) => {
    const failure = checkProcess({ ...good, ...change });
    expect(failure?.id).toBe(id);
    expect(described(failure)).toMatch(message);
    expect(failure?.where).toContain("round 1, decode");
  });

  test("only faults of the GPU or of the tool are worth a repetition", () => {
    expect(checkProcess({ ...good, end: ended(1), output: "Session name 'x' is already in use" })?.transient).toBe(
      true,
    );
    expect(checkProcess({ ...good, end: ended(1), output: "uncorrectable ECC error encountered" })?.transient).toBe(
      true,
    );
    expect(checkProcess({ ...good, end: ended(1), output: "boom" })?.transient).toBe(false);
    expect(checkProcess({ ...good, reports: [] })?.transient).toBe(false);
    expect(checkProcess({ ...good, reports: [], output: "Agent launcher failed" })?.transient).toBe(true);
  });
});
