import { describe, expect, test } from "@jest/globals";
import { described } from "../described.ts";
import type { NcuEvidence } from "../../../src/gate/evidence.ts";
import { isTransientNcu, matchNcuFailure, ncuFailures } from "../../../src/gate/ncu/ncu-failures.ts";
import { checkNcu, checkSections } from "../../../src/gate/ncu/ncu-gate.ts";
import { ncuWarnings } from "../../../src/gate/ncu/ncu-missing.ts";
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

function end(
  exitCode: number,
  outcome: "exited" | "timed-out" | "stopped" | "not-started" = "exited",
): NcuEvidence["end"] {
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

test.each<[string, Partial<NcuEvidence>]>([
  [
    "top 12 of a decode",
    { report: sdpa, selectedKernels: selected, askedMetrics: ["gpu__time_duration.sum", "dram__bytes", "regex:foo"] },
  ],
  [
    "an import, with the exit code unknown",
    { report: ncuReport("llm_decode_sdpa_import_raw.csv"), end: { kind: "unknown" } },
  ],
  [
    "range replay",
    {
      report: ncuReport("resnet_range.csv"),
      mode: "range",
      ranges: ["stem", "residual", "head"].map((name) => ({ name, domain: "" })),
    },
  ],
  [
    "ranges, where kernels are replayed",
    { report: ncuReport("resnet_range.csv"), mode: "kernel", ranges: [{ name: "neck", domain: "" }] },
  ],
  [
    "kernels, where ranges are replayed",
    { report: ncuReport("resnet_range.csv"), mode: "app-range", selectedKernels: ["_Z4miss"] },
  ],
  [
    "a value in one row of several",
    { report: { ...unmeasured, rows: [...unmeasured.rows, ncuRow({}, { "dram__bytes.sum": [5, "byte"] })] } },
  ],
  [
    "the program prints what fails elsewhere",
    { report: sdpa, output: "warning: CUDA out of memory, retried\nERR_NVGPUCTRPERM is documented at …" },
  ],
])("nothing to say: %s", (_, overrides) => {
  expect(checkNcu(evidence(overrides))).toBeNull();
});

test.each<[string, Partial<NcuEvidence>, string, readonly string[]]>([
  [
    "not started",
    { end: end(127, "not-started"), output: "spawn ncu ENOENT" },
    "ncu-not-started",
    ["spawn ncu ENOENT", "ncu.path"],
  ],
  [
    "its time limit",
    { end: end(124, "timed-out"), report: ncuReport("interrupted_rc124.csv") },
    "time-limit",
    ["60 s", "22 kernels", "top-kernels"],
  ],
  [
    "its time limit, with the kernel that ncu had begun",
    {
      end: end(124, "timed-out"),
      output: '==PROF== Profiling "gemm" - 0: 0%....100% - 8 passes\n==PROF== Profiling "spin_wait" - 1:',
    },
    "time-limit",
    ["ncu was measuring the kernel spin_wait."],
  ],
  [
    "its time limit in a kernel of NCCL",
    {
      end: end(124, "timed-out"),
      report: said('Failed to profile "ncclDevKernel_AllReduce_Sum_bf16_RING_LL" in process 25'),
    },
    "ncu-nccl-hang",
    ["time limit of 60 s", "ncclDevKernel_AllReduce_Sum_bf16_RING_LL", "waits for"],
  ],
  [
    "WSL",
    {
      end: end(1),
      report: said("Profiling is not supported on device 0 as it uses the Windows Subsystem for Linux (WSL)."),
    },
    "ncu-wsl",
    ["Windows"],
  ],
  [
    "stopped from outside",
    { end: end(130, "stopped"), report: ncuReport("interrupted_rc124.csv") },
    "ncu-interrupted",
    ["22 kernels"],
  ],
  [
    "a kernel that could not be profiled",
    { end: end(1), report: ncuReport("interrupted_rc124.csv") },
    "ncu-kernel-failed",
    ["vectorized_elementwise_kernel", "ncu kept what it had profiled: 22 kernels."],
  ],
  [
    "an unknown section",
    { end: end(1), report: ncuReport("resnet_badsection.csv") },
    "ncu-section-unknown",
    ["did you mean SpeedOfLight?", "--list-sections"],
  ],
  [
    "an unknown set, said on stderr",
    { end: end(1), report: said(), output: "==ERROR== Option '--set rooflin' did not match any set." },
    "ncu-section-unknown",
    ["did you mean roofline?"],
  ],
  [
    "no permission, exit 0",
    {
      report: said(
        "ERR_NVGPUCTRPERM - The user does not have permission to access NVIDIA GPU Performance Counters on the target device 0.",
      ),
    },
    "ncu-permission",
    ["SYS_ADMIN", "NVreg_RestrictProfilingToAdminUsers=0"],
  ],
  [
    "no permission, rows of another device",
    { report: { ...sdpa, messages: said("ERR_NVGPUCTRPERM - The user does not …").messages } },
    "ncu-permission",
    ["ncu kept what it had profiled: 12 kernels."],
  ],
  [
    "counters in use",
    {
      end: end(9),
      report: said(
        "An error was reported by the driver:",
        "Profiling failed because a driver resource was unavailable. Ensure that no other tool (like DCGM) is concurrently collecting profiling data.",
      ),
    },
    "ncu-counters-taken",
    ["dcgmi profile --pause"],
  ],
  [
    "no warm-up before a range",
    { end: end(9), report: ncuReport("resnet_range_nowarm.csv"), mode: "range" },
    "ncu-range-unsupported",
    ["cuInit", "Warm up", "app-range"],
  ],
  [
    "a tool too old",
    { end: end(9), report: said("Failed to prepare kernel for profiling", "Unknown Error on device 0.") },
    "ncu-tool-too-old",
    ["at least as new"],
  ],
  [
    "the program fails",
    { end: end(7), report: ncuReport("crash.csv"), output: "boom" },
    "workload-failed",
    ["exited with code 7", "2 kernels", "boom"],
  ],
  [
    "the program fails in a known way",
    {
      end: end(1),
      report: { ...ncuReport("crash.csv"), rows: [] },
      output: "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 20.00 MiB.",
    },
    "gpu-out-of-memory",
    ["Tried to allocate"],
  ],
  [
    "another exit code, rows kept",
    { end: end(139), report: sdpa, output: "Segmentation fault" },
    "ncu-failed",
    ["exited with code 139", "Segmentation fault", "12 kernels"],
  ],
  [
    "no slash, kernels",
    { report: ncuReport("llm_noslash.csv"), includes: ["decode"] },
    "ncu-no-slash",
    ['We asked for "decode"', "`decode/`", "no kernel"],
  ],
  [
    "no slash, ranges",
    { report: ncuReport("resnet_range_noslash.csv"), includes: ["stem"], mode: "range" },
    "ncu-no-slash",
    ["no range"],
  ],
  [
    "names that match nothing",
    { report: ncuReport("resnet_nokern.csv"), selectedKernels: ["void at::elementwise_kernel<128, 2"] },
    "ncu-kernel-filter",
    ["11 kernels; the first name is sm80_xmma", "mangled"],
  ],
  [
    "a name that nearly matches one",
    {
      report: { ...said(), availableKernels: ["gemm_kernel", "copy_kernel"] },
      selectedKernels: ["copy_kernels"],
    },
    "ncu-kernel-filter",
    ["2 kernels; the nearest name is copy_kernel"],
  ],
  [
    "a range that was not there",
    { report: { ...ncuReport("resnet_nokern.csv"), availableKernels: [] }, includes: ["steam/"] },
    "ncu-range-not-seen",
    ["steam/", "drop the slash"],
  ],
  ["nothing, and no word", { report: said() }, "ncu-no-rows", ["--target-processes all"]],
  [
    "an unknown metric",
    { report: ncuReport("resnet_badmetric.csv"), askedMetrics: ["launch__grid_sizes", "launch__grid_size"] },
    "ncu-metric-missing",
    ["1 of 2 metrics", "launch__grid_sizes (did you mean launch__grid_size?)"],
  ],
  [
    "a kernel without a row",
    { report: sdpa, selectedKernels: [...selected, "_Z4miss"] },
    "ncu-kernel-missing",
    ["1 of 13", "_Z4miss"],
  ],
  [
    "a range without a row",
    {
      report: ncuReport("resnet_range.csv"),
      mode: "range",
      ranges: [
        { name: "stem", domain: "" },
        { name: "neck", domain: "IO" },
      ],
    },
    "ncu-range-missing",
    ['"neck@IO"', '"stem", "residual", "head"'],
  ],
  [
    "a range of another domain",
    { report: ncuReport("resnet_range.csv"), mode: "range", ranges: [{ name: "stem", domain: "IO" }] },
    "ncu-range-missing",
    ['1 of 1 range: "stem@IO"'],
  ],
  [
    "an enclosing range that has no row of its own",
    {
      report: {
        ...evidence().report,
        rows: [
          ncuRow({
            kind: "range",
            ranges: ["decode", "step"].map((name) => ({ name, domain: "", style: "pushpop" })),
          }),
        ],
      },
      mode: "range",
      ranges: ["decode", "step"].map((name) => ({ name, domain: "" })),
    },
    "ncu-range-missing",
    ['1 of 2 ranges: "decode"'],
  ],
  [
    "a kernel whose row cannot be read",
    { report: { ...sdpa, warnings: ["line 7 has 3 cells"] }, selectedKernels: ["_Z4miss"] },
    "ncu-kernel-missing",
    ["no readable row for 1 of 1", "line 7 has 3 cells", "Look at these lines in raw.csv"],
  ],
  [
    "no row of a kernel, with its long name",
    { report: sdpa, selectedKernels: [`_Z${"x".repeat(118)}`, `_Z${"y".repeat(119)}`] },
    "ncu-kernel-missing",
    ["no row for 2 of 2", `No row: _Z${"x".repeat(118)}\n`, `No row: _Z${"y".repeat(115)}…`, "autotuning"],
  ],
  [
    "rows without any value",
    { report: unmeasured, askedMetrics: ["dram__bytes.sum"] },
    "ncu-metric-missing",
    ["no value for 1 metric;", "reported no error"],
  ],
  [
    "rows without any value, and what ncu says of it",
    { report: { ...unmeasured, messages: said("no counters here").messages } },
    "ncu-metric-missing",
    ["no value for 2 metrics", "ncu says: no counters here"],
  ],
])("%s", (_, overrides, id, texts) => {
  const error = checkNcu(evidence(overrides));
  expect(error?.id).toBe(id);
  for (const text of texts) expect(described(error)).toContain(text);
  expect(error).toMatchObject({ where: "ncu, decode", help: expect.stringMatching(/\w/) });
});

describe("the table", () => {
  test.each(ncuFailures.map((failure) => [failure.id, failure] as const))(
    "%s matches its own sample first",
    (id, { sample }) => {
      expect(matchNcuFailure(sample)?.id).toBe(id);
    },
  );

  test("another attempt may help against what of it is transient", () => {
    expect(["ncu-counters-taken", "ncu-permission", "no-such-failure"].map(isTransientNcu)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("names are used once", () => {
    expect(new Set(ncuFailures.map(({ id }) => id)).size).toBe(ncuFailures.length);
  });
});

test("sections and sets can be checked before ncu runs", () => {
  expect(checkSections({ sections: ["LaunchStats"], sets: ["basic"] }, offer, "ncu")).toBeNull();
  expect(checkSections({ sections: ["anything"], sets: [] }, { sections: [], sets: [] }, "ncu")).toBeNull();
  const error = checkSections({ sections: ["launchstats", "Occupancy"], sets: ["ful"] }, offer, "ncu");
  expect(error?.what).toBe(
    `This ncu doesn't have the section "launchstats" (did you mean LaunchStats?), the set "ful" (did you mean full?).`,
  );
});

describe("what a run that passed should still be known for", () => {
  const columns = ["dram__bytes.sum", "gpu__time_duration.sum"];
  const rows = [ncuRow({}, { "dram__bytes.sum": [null, ""], "gpu__time_duration.sum": [5, "ns"] })];
  const report = { ...evidence().report, columns, rows };

  test("nothing, where all that was asked for is there", () => {
    expect(ncuWarnings(evidence({ report, presetMetrics: [["dram__bytes", "lts__bytes"]] }))).toEqual([]);
  });

  test("metrics of the preset that this GPU lacks, by all of their names", () => {
    expect(ncuWarnings(evidence({ report, presetMetrics: [["dram__bytes"], ["nvl__bytes", "pcie__bytes"]] }))).toEqual([
      "ncu, decode: this GPU or ncu doesn't have 1 of the 2 metrics in ncu.preset: nvl__bytes or pcie__bytes. Results that need these metrics are unknown.",
    ]);
  });

  test("metrics without a value in any row", () => {
    expect(ncuWarnings(evidence({ report, askedMetrics: [...columns, "unknown"] }))).toEqual([
      "ncu, decode: ncu has no value for 1 of 3 metrics (n/a in every row): dram__bytes.sum.",
    ]);
  });

  test("errors that it said, five at most", () => {
    const { messages } = said("one", "two", "three", "four", "five", "six");
    expect(ncuWarnings(evidence({ report: { ...report, messages } }))).toEqual(
      ["one", "two", "three", "four", "five"].map((text) => `ncu, decode: ncu says: ${text}`),
    );
  });
});
