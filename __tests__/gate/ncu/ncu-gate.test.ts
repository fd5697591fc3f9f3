import { describe, expect, test } from "@jest/globals";
import { described } from "../support/described.ts";
import type { NcuEvidence } from "../../../src/gate/evidence.ts";
import { isTransientNcu, matchNcuFailure, ncuFailures } from "../../../src/gate/ncu/ncu-failures.ts";
import { checkNcu, checkSections } from "../../../src/gate/ncu/ncu-gate.ts";
import { warnAboutNcu } from "../../../src/gate/ncu/ncu-missing.ts";
import type { ProcessOutcome } from "../../../src/model/run/ports.ts";
import { parseNcuCsv } from "../../../src/parse/ncu/csv.ts";
import { parseSections, parseSets } from "../../../src/parse/ncu/listing.ts";
import { ncuReport, ncuRow, ncuText } from "../../fixtures/ncu.ts";

const offer = { sections: parseSections(ncuText("list-sections.txt")), sets: parseSets(ncuText("list-sets.txt")) };

/** A run that went well, but for what a test changes. */
function evidence(overrides: Partial<NcuEvidence> = {}): NcuEvidence {
  return {
    label: "ncu, decode",
    end: { kind: "known", outcome: "exited", exitCode: 0, seconds: 20, allowed: [0], timeLimitSeconds: 600 },
    output: "",
    report: { source: "raw.csv", messages: [], availableKernels: [], columns: [], rows: [ncuRow({})], warnings: [] },
    mode: "kernel",
    includes: ["decode/"],
    ranges: [],
    askedMetrics: [],
    presetMetrics: [],
    selectedKernels: [],
    ...offer,
    ...overrides,
  };
}

function end(exitCode: number, outcome: ProcessOutcome = "exited"): NcuEvidence["end"] {
  return { kind: "known", outcome, exitCode, seconds: 20, allowed: [0], timeLimitSeconds: 60 };
}

/** A file of messages alone, as ncu writes it. */
function said(...lines: string[]): NcuEvidence["report"] {
  return parseNcuCsv(lines.map((line) => `==ERROR== ${line}`).join("\n"), "raw.csv");
}

/** A launch of which nothing but its size is known. */
const unmeasured: NcuEvidence["report"] = {
  ...evidence().report,
  columns: ["launch__grid_size", "dram__bytes.sum", "gpu__time_duration.sum"],
  rows: [
    ncuRow({}, { launch__grid_size: [16, ""], "dram__bytes.sum": [null, ""], "gpu__time_duration.sum": [null, ""] }),
  ],
};

const sdpa = ncuReport("llm-decode-sdpa/ncu.csv");
const selected = sdpa.rows.map(({ kernel }) => kernel);
const range = ncuReport("resnet_range.csv");
const named = (...names: string[]) => names.map((name) => ({ name, domain: "" }));

test.each<[string, Partial<NcuEvidence>]>([
  [
    "results for all 12 requested kernels",
    { report: sdpa, selectedKernels: selected, askedMetrics: ["gpu__time_duration.sum", "dram__bytes", "regex:foo"] },
  ],
  ["an import without an exit code", { report: ncuReport("llm_decode_sdpa_import_raw.csv"), end: { kind: "unknown" } }],
  ["results of range replay", { report: range, mode: "range", ranges: named("stem", "residual", "head") }],
  ["results from other ranges with kernel replay", { report: range, mode: "kernel", ranges: named("neck") }],
  ["results from other kernels with range replay", { report: range, mode: "app-range", selectedKernels: ["_Z4miss"] }],
  [
    "a metric that only one of several rows has",
    { report: { ...unmeasured, rows: [...unmeasured.rows, ncuRow({}, { "dram__bytes.sum": [5, "byte"] })] } },
  ],
  [
    "a program that prints text that looks like a failure",
    { report: sdpa, output: "warning: CUDA out of memory, retried\nERR_NVGPUCTRPERM is documented at …" },
  ],
])("accepts an ncu run: %s", (_, overrides) => {
  expect(checkNcu(evidence(overrides))).toBeNull();
});

const stopped = (outcome: "timed-out" | "stopped", report: NcuEvidence["report"], output = "") => ({
  end: end(124, outcome),
  report,
  output,
});
const failed = (exitCode: number, name: string, output = "") => ({
  end: end(exitCode),
  report: ncuReport(name),
  output,
});
const interrupted = ncuReport("interrupted_rc124.csv");
const begun = '==PROF== Profiling "gemm" - 0: 0%....100% - 8 passes\n==PROF== Profiling "spin_wait" - 1:';
const nccl = 'Failed to profile "ncclDevKernel_AllReduce_Sum_bf16_RING_LL" in process 25';
const noSet = "==ERROR== Option '--set rooflin' did not match any set.";
const outOfMemory = "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 20.00 MiB.";
const denied = said("ERR_NVGPUCTRPERM - The user does not have permission on the target device 0.");
const noKernel = ncuReport("resnet_nokern.csv");
const nothingSeen = { report: { ...noKernel, availableKernels: [] } };
const twoKernels = { ...said(), availableKernels: ["gemm_kernel", "copy_kernel"] };
const selecting = (report: NcuEvidence["report"], ...selectedKernels: string[]) => ({ report, selectedKernels });
const without = (name: string, includes: string) => ({
  report: ncuReport(`${name}_noslash.csv`),
  includes: [includes],
});
const replaying = (...ranges: NcuEvidence["ranges"]): Partial<NcuEvidence> => ({
  report: range,
  mode: "range",
  ranges,
});
const unreadable = selecting({ ...sdpa, warnings: ["line 7 has 3 cells"] }, "_Z4miss");
const uncounted = { report: { ...unmeasured, messages: said("no counters here").messages } };
const neck = { name: "neck", domain: "IO" };
const bytes = "dram__bytes.sum";
const stepInDecode = ncuRow({
  kind: "range",
  ranges: named("decode", "step").map((one) => ({ ...one, style: "pushpop" })),
});
const enclosing = { ...replaying(...named("decode", "step")), report: { ...evidence().report, rows: [stepInDecode] } };

test.each<[string, Partial<NcuEvidence>, string, RegExp]>([
  ["an ncu that didn't start", { end: end(127, "not-started"), output: "ENOENT" }, "ncu-not-started", /ENOENT/],
  ["a time limit", stopped("timed-out", interrupted), "time-limit", /60 s[^]*22 kernels/],
  ["a time limit while a kernel is replayed", stopped("timed-out", said(), begun), "time-limit", /kernel spin_wait\./],
  ["a time limit in NCCL", stopped("timed-out", said(nccl)), "ncu-nccl-hang", /60 s[^]*DevKernel_AllReduce_Sum_bf16/],
  ["an ncu that somebody else stopped", stopped("stopped", interrupted), "ncu-interrupted", /22 kernels/],
  ["a failed kernel", failed(1, "interrupted_rc124.csv"), "ncu-kernel-failed", /vectorized_element[^]*22 kernels/],
  ["an unknown section", failed(1, "resnet_badsection.csv"), "ncu-section-unknown", /did you mean SpeedOfLight\?/],
  ["an unknown set", { end: end(1), report: said(), output: noSet }, "ncu-section-unknown", /mean roofline\?/],
  ["no permission, though the exit code is 0", { report: denied }, "ncu-permission", /on the target device 0/],
  ["no permission on one device", { report: { ...sdpa, messages: denied.messages } }, "ncu-permission", /12 kernels/],
  ["an unwarmed range", { ...failed(9, "resnet_range_nowarm.csv"), mode: "range" }, "ncu-range-unsupported", /cuInit/],
  ["a failed program", failed(7, "crash.csv", "boom"), "workload-failed", /code 7[^]*2 kernels[^]*boom/],
  ["a known failure", failed(1, "crash.csv", outOfMemory), "gpu-out-of-memory", /Tried to allocate/],
  ["another exit code", { end: end(139), report: sdpa, output: "boom" }, "ncu-failed", /139[^]*boom[^]*12 kernels/],
  ["kernels of a range without its slash", without("llm", "decode"), "ncu-no-slash", /no kernel[^]*"decode"/],
  ["a range without its slash", { ...without("resnet_range", "stem"), mode: "range" }, "ncu-no-slash", /no range/],
  ["names that match nothing", selecting(noKernel, "void at::e"), "ncu-kernel-filter", /11 kernels; .* is sm80_xmma/],
  ["a name that nearly matches one", selecting(twoKernels, "copy_kernels"), "ncu-kernel-filter", /2 .* is copy_kernel/],
  ["an absent range", { ...nothingSeen, includes: ["steam/"] }, "ncu-range-not-seen", /steam\//],
  ["neither rows nor a message", { report: said() }, "ncu-no-rows", /no kernel/],
  [
    "an unknown metric",
    { report: ncuReport("resnet_badmetric.csv"), askedMetrics: ["launch__grid_sizes", "launch__grid_size"] },
    "ncu-metric-missing",
    /1 of 2 metrics: launch__grid_sizes \(did you mean launch__grid_size\?\)/,
  ],
  ["a kernel that has no row", selecting(sdpa, ...selected, "_Z4miss"), "ncu-kernel-missing", /1 of 13 [^]*_Z4miss/],
  ["a range without a row", replaying(...named("stem"), neck), "ncu-range-missing", /"neck@IO"[^]*"residual", "head"/],
  ["a range of another domain", replaying({ ...neck, name: "stem" }), "ncu-range-missing", /1 of 1 range: "stem@IO"/],
  ["an enclosing range without its own row", enclosing, "ncu-range-missing", /1 of 2 ranges: "decode"/],
  ["a kernel whose row can't be read", unreadable, "ncu-kernel-missing", /row for 1 of 1[^]*line 7 has 3[^]*raw\.csv/],
  [
    "kernels without a row, by their long names",
    selecting(sdpa, `_Z${"x".repeat(118)}`, `_Z${"y".repeat(119)}`),
    "ncu-kernel-missing",
    /no row for 2 of 2[^]*: _Zx{118}\n.*: _Zy{115}…[^]*autotuning/,
  ],
  ["rows without values", { report: unmeasured, askedMetrics: [bytes] }, "ncu-metric-missing", /1 metric;[^]*no error/],
  ["rows without values, and why", uncounted, "ncu-metric-missing", /no value for 2 metrics[^]*no counters here/],
])("explains a failed ncu run: %s", (_, overrides, id, message) => {
  const error = checkNcu(evidence(overrides));
  expect(error).toMatchObject({ id, where: "ncu, decode", help: expect.stringMatching(/\w/) });
  expect(described(error)).toMatch(message);
});

describe("the table of ncu failures", () => {
  test.each(ncuFailures)("matches $id by its own sample first", ({ id, sample }) => {
    expect(matchNcuFailure(sample)?.id).toBe(id);
    expect(ncuFailures.filter((other) => other.id === id)).toHaveLength(1);
  });

  test.each([
    ["ncu-counters-taken", true],
    ["ncu-permission", false],
    ["no-such-failure", false],
  ])("decides whether a retry may fix %s: %s", (id, isTransient) => {
    expect(isTransientNcu(id)).toBe(isTransient);
  });
});

test("checks sections and sets before ncu runs", () => {
  expect(checkSections({ sections: ["LaunchStats"], sets: ["basic"] }, offer, "ncu")).toBeNull();
  expect(checkSections({ sections: ["anything"], sets: [] }, { sections: [], sets: [] }, "ncu")).toBeNull();
  const error = checkSections({ sections: ["launchstats", "Occupancy"], sets: ["ful"] }, offer, "ncu");
  expect(error?.what).toMatch(
    /section "launchstats" \(did you mean LaunchStats\?\), the set "ful" \(did you mean full\?\)\.$/,
  );
});

describe("warnings about a run that passed", () => {
  const columns = ["dram__bytes.sum", "gpu__time_duration.sum"];
  const rows = [ncuRow({}, { "dram__bytes.sum": [null, ""], "gpu__time_duration.sum": [5, "ns"] })];
  const report = { ...evidence().report, columns, rows };
  const sixErrors = said("one", "two", "three", "four", "five", "six").messages;

  test.each<[string, Partial<NcuEvidence>, string[]]>([
    ["nothing if all metrics exist", { presetMetrics: [["dram__bytes", "lts__bytes"]] }, []],
    [
      "a preset's metrics that this GPU lacks, by all of their names",
      { presetMetrics: [["dram__bytes"], ["nvl__bytes", "pcie__bytes"]] },
      ["1 of the 2 metrics in ncu.preset: nvl__bytes or pcie__bytes."],
    ],
    [
      "metrics without a value in any row",
      { askedMetrics: [...columns, "unknown"] },
      ["no value for 1 of 3 metrics (n/a in every row): dram__bytes.sum."],
    ],
    [
      "at most five errors",
      { report: { ...report, messages: sixErrors } },
      ["one", "two", "three", "four", "five"].map((text) => `ncu, decode: ncu says: ${text}`),
    ],
  ])("warns about %s", (_, overrides, warnings) => {
    const expected = warnings.map((text) => expect.stringContaining(text));
    expect(warnAboutNcu(evidence({ report, ...overrides }))).toEqual(expected);
  });
});
