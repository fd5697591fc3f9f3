import { describe, expect, test } from "@jest/globals";
import { addFindings, findingRules } from "../../../src/analyze/findings/find.ts";
import type { ProfileFinding } from "../../../src/model/ncu/profile-ncu.ts";
import { madeProfile } from "../../fixtures/profiles.ts";
import { quickProfile } from "../../fixtures/quick-profile.ts";
import { profileOf, recorded } from "../../pipeline/support/analyze.ts";

async function findingsOf(path: string): Promise<ProfileFinding[]> {
  return (await profileOf([path])).ranges[0]?.findings ?? [];
}

/** How many findings there are of each rule, in the order in which the rules first speak. */
function counts(findings: readonly ProfileFinding[]): [string, number][] {
  return [...Map.groupBy(findings, ({ id }) => id)].map(([id, all]) => [id, all.length]);
}

describe("recorded captures of an H100", () => {
  test("decode with SDPA attention: the host is too slow, and the kernels are too small", async () => {
    const findings = await findingsOf("examples/recordings/llm-decode-sdpa");
    expect(counts(findings)).toEqual([
      ["launch-bound", 1],
      ["tiny-kernels", 1],
      ["small-grid", 9],
      ["memory-latency", 1],
      ["memory-bound", 1],
      ["partial-wave", 1],
    ]);
    // Of three rounds: 119,084,055 ns of wall, 12,495,396 ns of it busy.
    expect(findings[0]).toMatchObject({ impactNs: 119_084_055 - 12_495_396, kernel: null });
    expect(findings.find(({ id }) => id === "memory-bound")).toMatchObject({
      kernel: "nvjet_sm90_tst_256x8_64x6_2x1_v_bz_TNT",
      what: "The kernel is bound by device memory, at 72% of peak bandwidth.",
    });
  });

  test("where the grids of a kernel differ, each finding speaks of its own launches, and of their time", async () => {
    const findings = await findingsOf("examples/recordings/llm-decode-sdpa");
    const of = (id: string, kernel: string) =>
      findings.find((finding) => finding.id === id && finding.kernel?.includes(kernel) === true);
    // 1,259,876 ns in 44 blocks and 1,056,488 ns in 16, on 132 SMs.
    expect(of("small-grid", "nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT")).toMatchObject({
      what: "The kernel's blocks can reach only 12% to 33% of the SMs, depending on the grid; the other SMs get no work from this kernel.",
      impactNs: Math.round(1_259_876 * (1 - 44 / 132) + 1_056_488 * (1 - 16 / 132)),
    });
    // Of its five grids ncu met the one with the least time, 30,908 ns.
    expect(of("partial-wave", "CatArrayBatchedCopy_vectorized")).toMatchObject({
      what: "The kernel has only 12% of the blocks that the GPU can run at once, and neither the SMs nor memory is busy. This finding applies to launches with grid 128×2, which take 6.4% of the kernel's time.",
      impactNs: null,
    });
  });

  test("with the preset quick nothing is said that needs SM throughput or the caches", async () => {
    const findings = (await quickProfile()).ranges[0]?.findings ?? [];
    expect(counts(findings)).toEqual([
      ["launch-bound", 1],
      ["tiny-kernels", 1],
      ["small-grid", 9],
      ["memory-bound", 1],
    ]);
    expect(findings.at(-1)).toMatchObject({
      kernel: "nvjet_sm90_tst_256x8_64x6_2x1_v_bz_TNT",
      what: "Device memory is at 72% of peak bandwidth, busier than instruction execution or the tensor cores.",
    });
    expect(findings.at(-1)?.evidence.map(({ name }) => name)).toEqual([
      ...["dramThroughputPct", "executedInstructionsPct", "tensorPipePct", "dramBytes", "dramBytesPerSecond"],
    ]);
    expect(findings.find(({ id }) => id === "small-grid")?.evidence.map(({ name }) => name)).toEqual([
      ...[
        "gridBlocks, fewest",
        "gridBlocks, most",
        "smCount",
        "executedInstructionsPct",
        "tensorPipePct",
        "dramThroughputPct",
      ],
      "time in the measured grid",
    ]);
  });

  test("eager attention also makes the host wait in every step", async () => {
    const findings = await findingsOf("examples/recordings/llm-decode-eager");
    expect(counts(findings)).toContainEqual(["host-synchronization", 1]);
    expect(findings.find(({ id }) => id === "host-synchronization")?.what).toBe(
      "The host waits for the GPU 17 times in 1 instance of the range.",
    );
  });

  test("without ncu the rules of the range speak alone", async () => {
    const findings = await findingsOf("examples/recordings/llm-decode-sdpa/round-1.sqlite.gz");
    expect(counts(findings)).toEqual([
      ["launch-bound", 1],
      ["tiny-kernels", 1],
    ]);
  });

  test("a decode in a CUDA graph neither waits for the host nor pays for its short kernels", async () => {
    expect(await findingsOf(`${recorded}/graph_node.1.sqlite.gz`)).toEqual([]);
  });

  test("most time at stake first", async () => {
    const impacts = (await findingsOf("examples/recordings/llm-decode-eager")).map(({ impactNs }) => impactNs ?? -1);
    expect(impacts).toEqual(impacts.toSorted((one, other) => other - one));
  });
});

describe("the table of rules", () => {
  test("ids are unique; threshold, source and advice are there", () => {
    const ids = findingRules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { threshold, source, advice } of findingRules) {
      for (const text of [threshold, source.guide, source.section]) expect(text).not.toBe("");
      expect(advice).toMatch(/\.$/);
    }
  });

  test("a profile without ranges stays as it is", () => {
    expect(addFindings(madeProfile([]))).toEqual(madeProfile([]));
  });
});
