import { describe, expect, test } from "@jest/globals";
import { figureRules, readFigures } from "../../../src/analyze/ncu/figures.ts";
import type { Metrics } from "../../../src/model/ncu/profile-ncu.ts";
import { parseSections } from "../../../src/parse/ncu/listing.ts";
import { ncuReport, ncuRow, ncuText, quickRows } from "../../fixtures/ncu.ts";

/** Values alone. */
function values(figures: Metrics): Record<string, number | string | null> {
  return Object.fromEntries(Object.entries(figures).map(([key, figure]) => [key, figure?.value ?? null]));
}

function rowOf(file: string, id: number): Metrics {
  const row = ncuReport(file).rows.find((candidate) => candidate.id === id);
  return readFigures(row ?? ncuRow({}));
}

describe("recorded rows, read by hand in the CSV", () => {
  test("reads an element-wise kernel of two blocks", () => {
    expect(values(rowOf("llm-decode-sdpa/ncu.csv", 5))).toMatchObject({
      durationNs: 4704,
      smThroughputPct: 0.04,
      executedInstructionsPct: 0.04,
      memoryThroughputPct: 7.02,
      dramThroughputPct: 0.18,
      l1ThroughputPct: 9.91,
      l2ThroughputPct: 8.66,
      achievedOccupancyPct: 6.24,
      theoreticalOccupancyPct: 100,
      occupancyLimiter: "warps",
      registersPerThread: 18,
      sharedBytesPerBlock: 1024,
      gridBlocks: 2,
      smCount: 132,
      wavesPerSm: 0,
      spillRequests: 0,
      spillRequestsPct: null,
      l1HitPct: 45.83,
      l2HitPct: 96.45,
      // 6,149,659,863.95 byte/s for 4704 ns
      dramBytes: 28_928,
      dramBytesPerSecond: 6_149_659_863.95,
      tensorPipePct: 0,
      passes: 13,
    });
  });

  test("reads duration, DRAM, instructions, and tensor cores with the quick preset", () => {
    const figures = quickRows("llm-decode-sdpa/ncu.csv").map(readFigures).at(11) ?? {};
    expect(Object.values(figures).filter((figure) => figure !== null)).toHaveLength(14);
    expect(values(figures)).toMatchObject({ dramBytes: 67_935_744, dramThroughputPct: 71.64, tensorPipePct: 1.9 });
    expect(figures["executedInstructionsPct"]?.metric).toBe("sm__inst_executed.avg.pct_of_peak_sustained_elapsed");
  });

  test("names the metric and unit of every figure", () => {
    const figures = rowOf("llm-decode-sdpa/ncu.csv", 11);
    const metric = "gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed";
    expect(figures["dramThroughputPct"]).toEqual({ value: 71.64, unit: "%", metric });
    expect(figures["dramBytes"]?.metric).toBe("dram__bytes.sum.per_second × gpu__time_duration.sum");
    expect(figures["occupancyLimiter"]?.value).toBe("registers, shared memory");
  });

  test("gives a replayed range no figures of single launches", () => {
    const figures = values(rowOf("resnet_range.csv", 0));
    expect(figures).toMatchObject({ durationNs: 377_600, smThroughputPct: 21.71, dramBytes: 185_116_672 });
    for (const { key, ofRanges } of figureRules) if (!ofRanges) expect([key, figures[key]]).toEqual([key, null]);
  });
});

describe("made-up rows", () => {
  const madeFigures = (metrics: Parameters<typeof ncuRow>[1]) => readFigures(ncuRow({}, metrics));

  test("is null, never 0, if nothing was collected", () => {
    expect(madeFigures({})).toEqual(Object.fromEntries(figureRules.map(({ key }) => [key, null])));
  });

  test("skips a metric without a value", () => {
    const figures = madeFigures({
      "gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed": [null, "%"],
      "dram__throughput.avg.pct_of_peak_sustained_elapsed": [12, "%"],
      "sm__throughput.avg.pct_of_peak_sustained_elapsed": [null, "%"],
    });
    expect(figures["dramThroughputPct"]).toMatchObject({ value: 12 });
    expect(figures["smThroughputPct"]).toBeNull();
  });

  test.each<[string, Parameters<typeof ncuRow>[1], number | null]>([
    ["from their sum", { "dram__bytes.sum": [10, "byte"], "dram__bytes_read.sum": [1, "byte"] }, 10],
    ["from bytes read and written", { "dram__bytes_read.sum": [3, "byte"], "dram__bytes_write.sum": [4, "byte"] }, 7],
    ["not from bytes read alone", { "dram__bytes_read.sum": [3, "byte"] }, null],
    ["not from a rate without a duration", { "dram__bytes.sum.per_second": [3, "byte/s"] }, null],
  ])("measures bytes of device memory: %s", (_case, metrics, bytes) => {
    expect(madeFigures(metrics)["dramBytes"]?.value ?? null).toBe(bytes);
  });

  test("names the stall reason with the longest wait, but never issuing", () => {
    const stall = (reason: string) => `smsp__average_warps_issue_stalled_${reason}_per_issue_active.ratio`;
    const figures = madeFigures({
      [stall("selected")]: [9, "inst"],
      [stall("long_scoreboard")]: [6, "inst"],
      [stall("barrier")]: [2, "inst"],
      "smsp__average_warp_latency_per_inst_issued.ratio": [20, "cycle"],
    });
    expect(figures["topStall"]?.value).toBe("long_scoreboard");
    expect(figures["topStallPct"]?.value).toBe(30);
  });

  test.each([
    [16_384, 16_384, 0],
    [32_768, 4096, 87.5],
    [0, 0, undefined],
    [32_768, null, undefined],
  ])("measures excess like ncu's rule for %s sectors, ideally %s: %s%", (sectors, ideal, excess) => {
    const figures = madeFigures({
      memory_l2_theoretical_sectors_global: [sectors, "sector"],
      memory_l2_theoretical_sectors_global_ideal: [ideal, "sector"],
    });
    expect(figures["excessSectorsPct"]?.value).toBe(excess);
  });
});

test("names only sections that ncu has", () => {
  const known = new Set(parseSections(ncuText("list-sections.txt")));
  for (const { section } of figureRules) if (section !== "(always collected)") expect(known).toContain(section);
});
