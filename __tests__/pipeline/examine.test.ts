import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRangeLimit } from "../../src/analyze/range-limit.ts";
import { describe, expect, test } from "@jest/globals";
import { examineCapture, type CaptureToExamine } from "../../src/pipeline/capture/examine.ts";
import { parseRange } from "../../src/plan/nvtx-range.ts";
import { repositoryPath, unpackRecording, type TemporaryFile } from "../fixtures/recorded.ts";
import { testDirectory } from "../run/support/directory.ts";
import { refusalOf } from "./support/refusal.ts";

const unheeded = { stop: new AbortController().signal, log: { info: () => undefined } };

const settings = { attribution: "auto", families: [], timelines: false, limit: createRangeLimit() } as const;

const recorded = "__tests__/fixtures/recorded/nsys-2023.4.4";
const noKernels = [
  "DROP TABLE CUPTI_ACTIVITY_KIND_KERNEL",
  "DELETE FROM CUPTI_ACTIVITY_KIND_RUNTIME WHERE nameId IN (SELECT id FROM StringIds WHERE value LIKE '%Launch%')",
];
/** A copy of the one range under another name, within it. */
const nested = (name: string) => `INSERT INTO NVTX_EVENTS SELECT * FROM NVTX_EVENTS WHERE text = 'prefill';
  UPDATE NVTX_EVENTS SET text = '${name}', start = start + 1, "end" = "end" - 1 WHERE rowid = (SELECT max(rowid) FROM NVTX_EVENTS)`;
const neverEnded = `UPDATE NVTX_EVENTS SET "end" = NULL WHERE text = 'prefill'`;

function captureOf(reports: readonly TemporaryFile[], change: Partial<CaptureToExamine> = {}): CaptureToExamine {
  return {
    label: "round 1, prefill",
    end: { kind: "known", outcome: "exited", exitCode: 0, seconds: 1, allowed: [0], timeLimitSeconds: null },
    reports: reports.map(({ path }) => ({
      source: path,
      sqlite: path,
      kernelSummary: null,
      rangeSummary: null,
      summarized: false,
    })),
    wanted: [parseRange("prefill", 2)],
    gated: true,
    takesFirst: false,
    requireKernels: true,
    ...change,
  };
}

const refused = async (capture: CaptureToExamine) => refusalOf(examineCapture(capture, settings, unheeded));

describe("a range that gated its capture, in two instances", () => {
  test("contains kernels in each instance", async () => {
    using first = unpackRecording(`${recorded}/graph_node.1.sqlite.gz`);
    using second = unpackRecording(`${recorded}/graph_node.2.sqlite.gz`);
    const wanted = [parseRange("decode", 2)];
    const { ranges, seen, warnings } = await examineCapture(captureOf([first, second], { wanted }), settings, unheeded);
    expect(ranges).toEqual([{ name: "decode", domain: "" }]);
    expect(seen).toMatchObject([{ name: "decode", instances: 2 }]);
    expect(warnings).toEqual([]);
  });

  const deleted = "DELETE FROM CUPTI_ACTIVITY_KIND_KERNEL";
  test.each([
    { id: "no-kernels", changes: noKernels, says: "no GPU kernel" },
    { id: "range-not-seen", changes: ["UPDATE NVTX_EVENTS SET text = 'other'"], says: "ranges: other." },
    { id: "kernels-lost", changes: [`${deleted} WHERE rowid > 20`], says: "323 kernels" },
    // They were launched: that the report has none is no fault of the program's.
    { id: "kernels-lost", changes: [deleted], says: "no kernels" },
  ])("is refused when only the second fails: $id", async ({ id, changes, says }) => {
    using first = unpackRecording(`${recorded}/prefill.sqlite.gz`);
    using second = unpackRecording(`${recorded}/prefill.sqlite.gz`, ...changes);
    const error = await refused(captureOf([first, second]));
    expect(error).toMatchObject({ id, where: "round 1, prefill, instance 2" });
    expect(`${error.message} ${error.why}`).toContain(says);
  });
});

describe("a capture of the whole program that all ranges share", () => {
  const h100 = "__tests__/fixtures/recorded/nsys-2025.3.1";
  const examined = async (report: TemporaryFile, change: Partial<CaptureToExamine>) =>
    examineCapture(captureOf([report], change), { ...settings, timelines: true }, unheeded);
  const decodes = async (name: string, change: Partial<CaptureToExamine>) => {
    using report = unpackRecording(`${h100}/${name}.sqlite.gz`);
    const { reports } = await examined(report, { wanted: [parseRange("decode", 1)], ...change });
    return reports[0]?.ranges[0];
  };

  test("has the same kernels as a gated capture, and its time within 0.2%", async () => {
    const gated = await decodes("llm-gated", {});
    const shared = await decodes("llm-whole", { gated: false, takesFirst: true });
    expect([...(shared?.kernels.keys() ?? [])].toSorted()).toEqual([...(gated?.kernels.keys() ?? [])].toSorted());
    expect(Math.abs((shared?.gpuBusyNs ?? 0) / (gated?.gpuBusyNs ?? 1) - 1)).toBeLessThan(0.002);
  });

  const again = `INSERT INTO NVTX_EVENTS SELECT * FROM NVTX_EVENTS WHERE text = 'prefill';
    UPDATE NVTX_EVENTS SET start = "end" - 5, "end" = "end" - 4 WHERE rowid = (SELECT max(rowid) FROM NVTX_EVENTS)`;
  const asked = { gated: false, takesFirst: true };

  test("contains only the instances that a gate would have captured", async () => {
    using report = unpackRecording(`${recorded}/prefill.sqlite.gz`, again);
    const instances = async (count: number) => {
      const { reports, timelines } = await examined(report, { ...asked, wanted: [parseRange("prefill", count)] });
      return [reports[0]?.ranges[0]?.instances, timelines[0]?.instances];
    };
    expect(await instances(1)).toEqual([1, 1]);
    expect((await instances(2))[0]).toBe(2);
    const error = await refused(captureOf([report], { ...asked, wanted: [parseRange("prefill", 3)] }));
    expect(error.id).toBe("instances-missing");
  });

  test("leaves out the instances that a range skips, with or without a gate", async () => {
    using report = unpackRecording(`${recorded}/prefill.sqlite.gz`, again);
    const skipping = (count: number | null, skip: number, takesFirst: boolean) => ({
      gated: false,
      takesFirst,
      requireKernels: false,
      wanted: [parseRange("prefill", count, skip)],
    });
    for (const takesFirst of [true, false]) {
      const { reports, ranges } = await examined(report, skipping(1, 1, takesFirst));
      // The first one has the kernels, the second is nanoseconds at its end.
      expect(reports[0]?.ranges[0]).toMatchObject({ instances: 1, wallNs: 1 });
      expect(ranges).toEqual([{ name: "prefill", domain: "" }]);
      const tooFew = await refused(captureOf([report], skipping(2, 1, takesFirst)));
      expect(tooFew).toMatchObject({
        id: "instances-missing",
        message: expect.stringContaining("skip 1 and measure 2"),
      });
    }
    const none = await refused(captureOf([report], skipping(null, 2, false)));
    expect(none).toMatchObject({ id: "instances-missing", message: expect.stringContaining("skip 2 ") });
  });

  test("reports all ranges and how many threads emitted them", async () => {
    const other = `${again}; UPDATE NVTX_EVENTS SET globalTid = globalTid + 1, text = 'load' WHERE rowid = (SELECT max(rowid) FROM NVTX_EVENTS)`;
    using report = unpackRecording(`${recorded}/prefill.sqlite.gz`, other);
    const { threads, emitted } = await examined(report, { ...asked, wanted: [parseRange("prefill", 1)] });
    expect({ threads, emitted: emitted.map(({ name }) => name) }).toEqual({ threads: 1, emitted: ["prefill", "load"] });
    const both = { ...asked, wanted: [parseRange("prefill", 1), parseRange("load", 1)], requireKernels: false };
    expect((await examined(report, both)).threads).toBe(2);
  });
});

describe("without a requested range", () => {
  const all = { wanted: [], gated: false };

  test("leaves out a range that never ended, and says so", async () => {
    using report = unpackRecording(`${recorded}/prefill.sqlite.gz`, nested("layer"), neverEnded);
    const { ranges, seen, warnings } = await examineCapture(captureOf([report], all), settings, unheeded);
    expect(ranges).toEqual([{ name: "layer", domain: "" }]);
    expect(seen.map(({ name }) => name)).toEqual(["layer"]);
    expect(warnings).toEqual([expect.stringContaining("prefill is left out: 1 of its 1 instance")]);
  });

  test("treats the whole capture as a range if there are none", async () => {
    using report = unpackRecording(`${recorded}/prefill.sqlite.gz`, "DROP TABLE NVTX_EVENTS");
    const { ranges, seen, checks } = await examineCapture(captureOf([report], all), settings, unheeded);
    expect(ranges).toEqual([{ name: "(whole capture)", domain: "" }]);
    expect(seen).toEqual([]);
    expect(checks.map(({ detail }) => detail)).toContain("the report has no NVTX ranges");
    using lossy = unpackRecording(
      `${recorded}/prefill.sqlite.gz`,
      "DROP TABLE NVTX_EVENTS; DELETE FROM CUPTI_ACTIVITY_KIND_KERNEL WHERE rowid > 20",
    );
    expect((await refused(captureOf([lossy], all))).id).toBe("kernels-lost");
    using empty = unpackRecording(`${recorded}/prefill.sqlite.gz`, "DROP TABLE NVTX_EVENTS", ...noKernels);
    expect((await refused(captureOf([empty], all))).id).toBe("no-kernels");
  });

  test("fails if no range contains a kernel", async () => {
    using report = unpackRecording(
      `${recorded}/prefill.sqlite.gz`,
      `UPDATE NVTX_EVENTS SET start = "end" - 1 WHERE text = 'prefill'`,
    );
    expect((await refused(captureOf([report], all))).id).toBe("kernels-outside-range");
    const without = await examineCapture(captureOf([report], { ...all, requireKernels: false }), settings, unheeded);
    expect(without.ranges).toHaveLength(1);
  });
});

describe("the summaries that nsys made of a report", () => {
  const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";
  const summary = (name: string) => repositoryPath(`${sdpa}_${name}.csv`);
  const [kernels, ranges] = [summary("cuda_gpu_kern_sum"), summary("nvtx_kern_sum")];

  /** A summary in which a kernel took a nanosecond longer. */
  function offByOne(file: string): string {
    const text = readFileSync(file, "utf8");
    const path = join(testDirectory(), "summary.csv");
    writeFileSync(path, text.replace(",293628,", ",293629,"));
    return path;
  }

  const summarized = (report: TemporaryFile, kernelSummary: string | null, rangeSummary: string | null) =>
    captureOf([], {
      reports: [{ source: report.path, sqlite: report.path, kernelSummary, rangeSummary, summarized: true }],
      wanted: [parseRange("decode", 1)],
    });

  test.each([
    { what: "kernels, none", kernels: null, ranges, id: "stats-empty" },
    { what: "ranges, none", kernels, ranges: null, id: "stats-empty" },
    { what: "kernels, a nanosecond more", kernels: offByOne(kernels), ranges, id: "sums-differ" },
    { what: "ranges, a nanosecond more", kernels, ranges: offByOne(ranges), id: "sums-differ" },
  ])("fail the capture when wrong: $what", async ({ kernels: ofKernels, ranges: ofRanges, id }) => {
    using report = unpackRecording(`${sdpa}.sqlite.gz`);
    expect(await refused(summarized(report, ofKernels, ofRanges))).toMatchObject({ id });
  });
});

test("fails if CUDA graphs were traced as a whole", async () => {
  const changes = [
    "UPDATE META_DATA_CAPTURE SET value = 'Graph' WHERE name LIKE '%GRAPH_TRACE_OPTIONS:MODE'",
    "INSERT INTO StringIds (id, value) VALUES (999999, 'cudaLaunchKernel_v7000')",
    // One kernel after each graph, launched by a call of its own.
    "DELETE FROM CUPTI_ACTIVITY_KIND_KERNEL WHERE rowid NOT IN (SELECT min(rowid) FROM CUPTI_ACTIVITY_KIND_KERNEL GROUP BY correlationId)",
    "UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET correlationId = correlationId + 100000, graphNodeId = NULL",
    `INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME (start, "end", eventClass, globalTid, correlationId, nameId, returnValue)
      SELECT "end" + 10, "end" + 100, eventClass, globalTid, correlationId + 100000, 999999, 0 FROM CUPTI_ACTIVITY_KIND_RUNTIME
      WHERE nameId IN (SELECT id FROM StringIds WHERE value LIKE 'cudaGraphLaunch%')`,
  ];
  using report = unpackRecording(`${recorded}/graph_node.1.sqlite.gz`, ...changes);
  for (const change of [{ wanted: [parseRange("decode", 1)] }, { wanted: [], gated: false }]) {
    const error = await refused(captureOf([report], change));
    expect(error).toMatchObject({ id: "graph-not-traced", message: expect.stringContaining("(20 times)") });
  }
});

test("lists all of 20,000 unnamed ranges and measures the longest", async () => {
  const many = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19999)
    INSERT INTO NVTX_EVENTS (start, "end", eventType, text, globalTid, domainId)
    SELECT e.start + i * 10, e.start + i * 10 + 9, e.eventType, 'op ' || i, e.globalTid, e.domainId FROM n, NVTX_EVENTS AS e WHERE e.text = 'prefill'`;
  using report = unpackRecording(`${recorded}/prefill.sqlite.gz`, many);
  const limited = { ...settings, limit: createRangeLimit() };
  const examined = await examineCapture(captureOf([report], { wanted: [], gated: false }), limited, unheeded);
  expect(examined.emitted).toHaveLength(20_001);
  expect(examined.ranges).toHaveLength(1000);
  expect(examined.ranges).toContainEqual({ name: "prefill", domain: "" });
  expect(examined).toMatchObject({ rangesLeftOut: 19_001, warnings: [expect.stringContaining("19,001 NVTX ranges")] });
});
