import { describe, expect, test } from "@jest/globals";
import { ncuReport } from "../../fixtures/ncu.ts";

const decode = [{ name: "decode", domain: "", style: "pushpop" }];

/** Every recording with rows: rows, metric columns, and the first row's kernel, grid, block, and duration. */
test.each([
  ["crash.csv", 2, 274, "sm80_xmma_gemm_f32f32", [8, 16, 1], [128, 1, 1], 59232],
  ["graph.csv", 12, 274, "nvjet_sm90_hsh_64x8", [4, 8, 1], [384, 1, 1], 7488],
  ["interrupted_rc124.csv", 22, 747, "_ZN2at6native44_GLOBAL__N_", [8, 1, 1], [128, 1, 1], 3328],
  ["llm-decode-eager/ncu.csv", 12, 747, "_ZN2at6native27unrolled", [1, 1, 1], [128, 1, 1], 3072],
  ["llm_decode_sdpa_import_raw.csv", 12, 747, "_ZN2at6native27unrolled", [1, 1, 1], [128, 1, 1], 3072],
  ["llm-decode-sdpa/ncu.csv", 12, 747, "_ZN2at6native27unrolled", [1, 1, 1], [128, 1, 1], 3104],
  ["llm_roofline_set.csv", 20, 1304, "void at::<unnamed>::indexSelectSmallIndex", [8, 1, 1], [128, 1, 1], 3424],
  ["resnet_apprange.csv", 6, 249, "range", null, null, 2215712],
  ["resnet_badmetric.csv", 72, 249, "void engines_precompiled::nchwToNhwc", [1568, 1, 8], [256, 1, 1], null],
  ["resnet_kernel.csv", 30, 555, "void engines_precompiled::nchwToNhwc", [1568, 1, 8], [256, 1, 1], 18592],
  ["resnet_range.csv", 6, 261, "range", null, null, 377600],
])("reads every row of the recording %s", (file, rows, columns, kernel, grid, block, durationNs) => {
  const report = ncuReport(file);
  expect(report.warnings).toEqual([]);
  expect(report.rows).toHaveLength(rows);
  expect(report.rows.map(({ id }) => id)).toEqual(Array.from({ length: rows }, (_, id) => id));
  expect(report.columns).toHaveLength(columns);
  const [row] = report.rows;
  expect(row).toMatchObject({ grid, block });
  expect(row?.kernel.startsWith(kernel)).toBe(true);
  expect(row?.metrics.get("gpu__time_duration.sum") ?? null).toEqual(
    durationNs === null ? null : { value: durationNs, unit: "ns" },
  );
});

/** Recordings of failures: the number of available kernels, and one of ncu's messages. */
test.each([
  ["llm_noslash.csv", 0, /include expressions match only start\/end ranges\.$/],
  ["resnet_range_noslash.csv", 0, /^No ranges were profiled\./],
  ["resnet_nokern.csv", 11, /include expressions match only push\/pop ranges\.$/],
  ["resnet_badsection.csv", 0, /^Option '--section .*SpeedOfLight.*' did not match any section\./],
  ["resnet_range_nowarm.csv", 0, /^Unsupported API during capture \(cuInit\)/],
])("finds only messages in %s", (file, availableKernels, message) => {
  const report = ncuReport(file);
  expect(report).toMatchObject({ rows: [], columns: [], warnings: [] });
  expect(report.availableKernels).toHaveLength(availableKernels);
  expect(report.messages.map(({ text }) => text)).toContainEqual(expect.stringMatching(message));
});

describe("recorded rows", () => {
  test("keeps ncu's messages with their levels, even if rows follow", () => {
    expect(ncuReport("crash.csv").messages).toEqual([
      { level: "warning", text: expect.stringContaining("Running with unmodified GPU clocks") },
      { level: "prof", text: "Connected to process 2545 (/usr/bin/python3.12)" },
      { level: "prof", text: "Disconnected from process 2545" },
      { level: "error", text: "The application returned an error code (7)." },
    ]);
    expect(ncuReport("llm_decode_sdpa_import_raw.csv").messages).toEqual([]);
  });

  test("reads the range decode in every row of the decode recordings", () => {
    for (const file of ["crash.csv", "graph.csv", "llm-decode-sdpa/ncu.csv", "llm_roofline_set.csv"])
      expect(ncuReport(file).rows.map(({ ranges }) => ranges)).toEqual(ncuReport(file).rows.map(() => decode));
  });

  test("reads one row per replayed instance, in the program's order", () => {
    for (const file of ["resnet_range.csv", "resnet_apprange.csv"]) {
      const { rows } = ncuReport(file);
      expect(rows.map(({ kind, ranges }) => [kind, ranges.map(({ name }) => name).join("/")])).toEqual(
        ["stem", "residual", "head", "stem", "residual", "head"].map((name) => ["range", name]),
      );
    }
  });

  test("reads numbers without separators, text as text, and missing data as null", () => {
    const separated = ncuReport("resnet_range.csv").rows[0]?.metrics;
    expect(separated?.get("dram__bytes.sum")).toEqual({ value: 185116672, unit: "byte" });
    expect(separated?.get("sm__throughput.avg.pct_of_peak_sustained_elapsed")).toEqual({ value: 21.71, unit: "%" });
    const plain = ncuReport("llm-decode-sdpa/ncu.csv").rows[0]?.metrics;
    expect(plain?.get("derived__local_spilling_requests_pct")).toEqual({ value: null, unit: "%" });
    expect(plain?.get("derived__local_spilling_requests")).toEqual({ value: 0, unit: "" });
    expect(plain?.get("launch__cluster_scheduling_policy")).toEqual({ value: "PolicySpread", unit: "" });
    expect(plain?.get("dram__bytes.sum.per_second")).toEqual({ value: 10391752577.32, unit: "byte/s" });
  });
});
