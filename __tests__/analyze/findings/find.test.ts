import { describe, expect, test } from "@jest/globals";
import { findingRules } from "../../../src/analyze/findings/find.ts";
import type { ProfileFinding } from "../../../src/model/ncu/profile-ncu.ts";
import { quickProfile } from "../../fixtures/quick-profile.ts";
import { profileOf, recorded } from "../../pipeline/support/analyze.ts";

async function findingsOf(path: string): Promise<ProfileFinding[]> {
  return (await profileOf([path])).ranges[0]?.findings ?? [];
}

/** How many findings there are of each rule, in the order in which the rules first speak. */
function counts(findings: readonly ProfileFinding[]): [string, number][] {
  return [...Map.groupBy(findings, ({ id }) => id)].map(([id, all]) => [id, all.length]);
}

const sdpa = await findingsOf("examples/recordings/llm-decode-sdpa");

describe("recorded captures of an H100", () => {
  const of = (id: string, kernel: string) =>
    sdpa.find((finding) => finding.id === id && finding.kernel?.includes(kernel) === true);
  const nvjet = "nvjet_sm90_tst_256x8_64x6_2x1_v_bz_TNT";

  test("finds a slow host and small kernels in an SDPA decode", () => {
    expect(counts(sdpa)).toEqual([
      ["launch-bound", 1],
      ["tiny-kernels", 1],
      ["small-grid", 9],
      ["memory-latency", 1],
      ["memory-bound", 1],
      ["partial-wave", 1],
    ]);
    // Of three rounds: 119,084,055 ns of wall, 12,495,396 ns of it busy.
    expect(sdpa[0]).toMatchObject({ impactNs: 119_084_055 - 12_495_396, kernel: null });
    expect(of("memory-bound", nvjet)?.what).toContain(" 72%");
  });

  test("limits each finding to the launches and time of its own grids", () => {
    // 1,259,876 ns in 44 blocks and 1,056,488 ns in 16, on 132 SMs.
    expect(of("small-grid", "nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TNT")).toMatchObject({
      what: expect.stringContaining("12% to 33%"),
      impactNs: Math.round(1_259_876 * (1 - 44 / 132) + 1_056_488 * (1 - 16 / 132)),
    });
    // Of its five grids ncu met the one with the least time, 30,908 ns.
    expect(of("partial-wave", "CatArrayBatchedCopy_vectorized")).toMatchObject({
      what: expect.stringMatching(/ 12%.*128×2.* 6\.4%/),
      impactNs: null,
    });
  });

  test("finds nothing that needs SM throughput or caches with the quick preset", async () => {
    const findings = (await quickProfile()).ranges[0]?.findings ?? [];
    expect(counts(findings)).toEqual([
      ["launch-bound", 1],
      ["tiny-kernels", 1],
      ["small-grid", 9],
      ["memory-bound", 1],
    ]);
    expect(findings.at(-1)).toMatchObject({ kernel: nvjet, what: expect.stringContaining(" 72%") });
    expect(findings.at(-1)?.evidence.map(({ name }) => name)).toEqual([
      ...["dramThroughputPct", "executedInstructionsPct", "tensorPipePct", "dramBytes", "dramBytesPerSecond"],
    ]);
  });

  test("finds that eager attention makes the host wait, and sorts by time at stake", async () => {
    const findings = await findingsOf("examples/recordings/llm-decode-eager");
    expect(counts(findings)).toContainEqual(["host-synchronization", 1]);
    expect(findings.find(({ id }) => id === "host-synchronization")?.what).toContain(" 17 times in 1 instance");
    const impacts = findings.map(({ impactNs }) => impactNs ?? -1);
    expect(impacts).toEqual(impacts.toSorted((one, other) => other - one));
  });

  test("finds no waits and no cost of short kernels in a CUDA graph decode", async () => {
    expect(await findingsOf(`${recorded}/graph_node.1.sqlite.gz`)).toEqual([]);
  });
});

test("has unique ids, thresholds, sources, and advice", () => {
  const ids = findingRules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { threshold, source, advice } of findingRules) {
    for (const text of [threshold, source.guide, source.section]) expect(text).not.toBe("");
    expect(advice).toMatch(/\.$/);
  }
});
