import { describe, expect, test } from "@jest/globals";
import { described } from "./support/described.ts";
import type { CaptureEvidence, CommandEnd } from "../../src/gate/evidence.ts";
import { checkProcess } from "../../src/gate/process-gate.ts";
import type { CaptureGate } from "../../src/model/run/plan.ts";
import type { LimitEnd } from "../../src/model/run/ports.ts";
import { parseRange } from "../../src/plan/nvtx-range.ts";

const range = parseRange("decode", null);
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
const timedOut = (atLimit?: LimitEnd): CommandEnd => ({ ...ended(137), outcome: "timed-out", atLimit }) as CommandEnd;
const notStarted = { ...ended(127), outcome: "not-started" } as CommandEnd;
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

const noReport = (output: string) => ({ reports: [], output });
/** nsys left a raw file, which these importers were started on. */
const raw = (output: string, imported: CaptureEvidence["imports"] = []) => ({
  ...noReport(output),
  rawLeft: ["report.qdstrm"],
  imports: imported,
});
const overflow = (exitCode: number) => [{ exitCode, timedOut: false, output: "section overflow" }];
const importerError = "Importer error status:";
const failedImport = { ...raw("hello\nImportation failed\nlast words", overflow(3)), end: ended(1) };
const crashedImport = raw(`hello\n${importerError} An unknown error occurred.\n`, overflow(137));
const hung = { end: timedOut({ kind: "profiler", seconds: 600 }), output: "done\nGenerating '/tmp/x.qdstrm'\n" };
const twoWorkers = timedOut({ kind: "program", names: ["python3", "worker"] });
const skipsTwo: CaptureGate = { ...gate, range: { ...range, skip: 2 }, instances: 3 };
const outOfMemory = "torch.OutOfMemoryError: CUDA out of memory. Tried";
const notCreated = "Failed to create '/out/report.nsys-rep':";
const noImporter = "The importer binary and its dependencies were not found.";
const profilerApi: CaptureGate = { kind: "cudaProfilerApi", instances: 1 };
const noCupti = { ...noReport("function status failed with error CUPTI_ERROR_UNKNOWN(999)"), gate: profilerApi };

describe("checkProcess", () => {
  test.each<[string, Partial<CaptureEvidence>]>([
    ["exit code 0", {}],
    ["as many reports as instances", { gate: { ...gate, instances: 2 }, reports: [report, report] }],
    ["an exit code that is allowed", { end: ended(143, [0, 143]) }],
    ["a report without a known exit code or gate", { end: { kind: "unknown" }, gate: null }],
    ["a report that nsys first said it couldn't create", { output: `${notCreated} File exists.` }],
  ])("accepts a profiled program: %s", (_name, change) => {
    expect(checkProcess({ ...good, ...change })).toBeNull();
  });

  test("cuts a long line of the output", () => {
    const failure = checkProcess({ ...good, end: ended(7), output: `${"x".repeat(301)}\n${"y".repeat(300)}\n` });
    expect(failure?.why).toContain(`\n${"x".repeat(297)}…\n${"y".repeat(300)}`);
  });

  test.each<[string, Partial<CaptureEvidence>, string, RegExp]>([
    ["a profiler that didn't start", { end: notStarted, output: "spawn nsys ENOENT" }, "not-started", /nsys ENOENT/],
    ["a failed program", { end: ended(7), output: "boom\n" }, "workload-failed", /code 7\.[^]*boom/],
    ["a failed program before its damaged report", { end: ended(7), output: damaged }, "workload-failed", /code 7/],
    ["an unexpected SIGTERM", { end: ended(143) }, "workload-failed", /143 \(signal TERM\)[^]*SIGTERM/],
    ["a crash", { end: ended(139) }, "workload-failed", /signal SEGV/],
    ["a known error in the output", { end: ended(1), output: outOfMemory }, "gpu-out-of-memory", /code 1\. The GPU/],
    ["a time limit", { end: timedOut() }, "time-limit", /60 s[^]*or nsys/],
    ["a time limit, with the processes still running", { end: twoWorkers }, "time-limit", /: python3, worker\./],
    ["an nsys that hung after the program ended", hung, "nsys-hung", /10 minutes[^]*Generating/],
    ["exit 0 and a damaged import", { output: damaged }, "import-damaged", /non-fatal errors/],
    ["an exit code that isn't nsys's", { end: ended(1), output: "boom" }, "workload-failed", /program's own[^]*boom/],
    ["an exit code that may be nsys's", { ...noReport("boom"), end: ended(1) }, "workload-failed", /or nsys's[^]*boom/],
    [
      "exit 1 after the importer failed",
      failedImport,
      "import-failed",
      /code 1\.[^]*Importation failed[^]*last words[^]*code 3\.[^]*overflow/,
    ],
    ["exit 0 and no report", noReport("run s 0.02\nGenerated:\n"), "range-not-seen", /"decode"/],
    ["a full disk", noReport("OSError: [Errno 28] No space left on device"), "disk-full", /no report\. The/],
    ["no report of a whole program", { reports: [], gate: { kind: "none" } }, "no-report", /no report/],
    ["a missing cudaProfilerStart", { reports: [], gate: profilerApi }, "profiler-api-not-called", /Start/],
    ["no capture, because CUPTI failed", noCupti, "cupti-failed", /no report\. CUPTI[^]*CUPTI_ERROR_UNKNOWN\(999\)/],
    ["a report that wasn't created", noReport(`${notCreated} Permission denied.`), "output-unwritable", /denied/],
    ["a raw file and no importer", raw(`${importerError} ${noImporter}`), "importer-missing", /report\.qdstrm/],
    [
      "a raw file after the importer crashed",
      crashedImport,
      "import-failed",
      /report\.qdstrm[^]*An unknown error[^]*ended by a signal[^]*section overflow/,
    ],
    ["a raw file that nsys calls damaged during import", raw(damaged), "import-failed", /report\.qdstrm/],
    ["an empty report", { reports: [{ ...report, bytes: 0 }] }, "report-empty", /report\.nsys-rep/],
    ["too few to skip", { gate: skipsTwo }, "instances-missing", /1 of 3 .* skip 2 and measure 1[^]*Skip fewer/],
    ["too few instances", { gate: { ...gate, instances: 3 } }, "instances-missing", /1 of 3 instances[^]*too few/],
    [
      "too few profiler calls",
      { gate: { ...profilerApi, instances: 3 } },
      "instances-missing",
      /1 of 3 instances of cudaProfiler/,
    ],
    ["too many instances", { reports: [report, report] }, "instances-missing", /2 of 1 instance [^]*more reports/],
  ])("explains a failed capture: %s", (_name, change, id, message) => {
    const failure = checkProcess({ ...good, ...change });
    expect(failure?.id).toBe(id);
    expect(described(failure)).toMatch(message);
    expect(failure?.where).toContain("round 1, decode");
  });

  test.each<[string, Partial<CaptureEvidence>, boolean]>([
    ["a session of that name", { end: ended(1), output: "Session name 'x' is already in use" }, true],
    ["a fault of the GPU", { end: ended(1), output: "uncorrectable ECC error encountered" }, true],
    ["a fault of nsys", { reports: [], output: "[QuadDCommon::tag_errno_text*] = Permission denied" }, true],
    ["a failed program", { end: ended(1), output: "boom" }, false],
    ["a range that doesn't occur", { reports: [] }, false],
  ])("decides whether a retry may help after %s", (_name, change, transient) => {
    expect(checkProcess({ ...good, ...change })?.transient).toBe(transient);
  });
});
