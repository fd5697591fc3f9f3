import { describe, expect, test } from "@jest/globals";
import { profileOf } from "../../bench/verdicts/recordings.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import { verdictLine } from "../../src/report/terminal/report-text.ts";
import { onGpus, recorded } from "./support/recorded-sides.ts";
import { compared, decode, kernelRow, near, reasonIds, theRange, withKernelRounds } from "./support/sides.ts";

/* Changes with a known truth: what was really faster or slower must come out so, for the right reason. */

describe("recordings of an H200", () => {
  test("finds that one stream instead of two is slower, though the sum of durations falls", async () => {
    const comparison = compared(await recorded("overlap-base"), await recorded("overlap-lost"));
    expect(comparison.verdict).toBe("regressed");
    expect(reasonIds(comparison, "regressed")).toEqual(["range-regressed"]);
    expect(theRange(comparison)).toMatchObject({
      gpuBusyTime: { state: "regressed", changeRatio: expect.closeTo(0.061, 2) },
      kernelTime: { state: "not-judged", changeRatio: expect.closeTo(-0.397, 2) },
      cause: { kind: "overlap-lost", base: expect.closeTo(0.86, 1), head: 0 },
    });
    expect(verdictLine(comparison)).toMatch(/^REGRESSED: encode .*6\.1%.*86\.2% → 0%/);
  });

  test("finds that two streams instead of one are faster, though the sum of durations rises", async () => {
    const comparison = compared(await recorded("overlap-lost"), await recorded("overlap-base"));
    expect([comparison.verdict, theRange(comparison).cause?.kind]).toEqual(["pass", "overlap-gained"]);
    expect(theRange(comparison).kernels.filter(({ time }) => time.state === "regressed")).toEqual([]);
  });

  test("attributes gradient checkpointing to backward and to the step", async () => {
    const comparison = compared(await recorded("train-base"), await recorded("train-checkpoint"));
    const slower = comparison.ranges.filter(({ gpuBusyTime }) => gpuBusyTime.state === "regressed");
    expect(comparison.verdict).toBe("regressed");
    expect(slower.map(({ name }) => name).toSorted()).toEqual(["backward", "step"]);
    expect(slower.find(({ name }) => name === "step")).toMatchObject({
      gpuBusyTime: { changeRatio: expect.closeTo(0.225, 2) },
      cause: { kind: "work", base: 516, head: 660 },
    });
  });

  test.each(["host-work-60", "host-work-120", "host-work-busy-60", "host-work-busy-120"])(
    "finds no slower kernel in more Python between launches, and doesn't simply pass: %s",
    async (head) => {
      const base = head.includes("busy") ? "host-work-busy-base" : "host-work-base";
      const comparison = compared(await recorded(base), await recorded(head));
      expect([comparison.wall, reasonIds(comparison, "regressed")]).toEqual(["unknown", []]);
      expect(verdictLine(comparison)).toMatch(/^INCONCLUSIVE: |Wall time: not judged/);
    },
  );

  test("ignores two small copies, but finds a stray .item() per layer", async () => {
    const base = await recorded("steps-16", [1], ["decode"]);
    const copies = compared(base, await recorded("steps-16-copies", [1], ["decode"]));
    expect(reasonIds(copies, "regressed")).toEqual([]);
    // One round a side shows no more than that.
    expect(reasonIds(copies, "inconclusive")).toEqual(["range-inconclusive"]);
    const item = compared(base, await recorded("steps-16-item", [1], ["decode"]));
    expect(reasonIds(item, "regressed")).toEqual(["synchronizations-up"]);
  });

  test("compares 16, 15, and 14 steps by step, and finds more work in 20", async () => {
    const steps = (...counts: readonly number[]) =>
      profileOf({ rounds: counts.map((count) => `steps-${String(count)}/round-1`), ranges: ["decode"] });
    expect(theRange(compared(await steps(16, 15, 14), await steps(14, 16, 15))).gpuBusyTime.state).toBe("same");
    const more = compared(await steps(16), await steps(20));
    expect([more.verdict, theRange(more).cause]).toEqual(["regressed", { kind: "work", base: 3056, head: 3820 }]);
  });

  test("finds SDPA faster than eager attention, also on another GPU", async () => {
    const [eager, sdpa] = [await recorded("llm-eager", [1, 2]), await recorded("llm-sdpa", [1, 2])];
    for (const head of [sdpa, onGpus(sdpa, ["GPU-another"])])
      for (const interleaved of [true, false]) {
        const comparison = compared(eager, head, { interleaved });
        expect([comparison.verdict, theRange(comparison).gpuBusyTime.state]).toEqual(["pass", "improved"]);
      }
    const back = compared(sdpa, eager);
    expect([back.verdict, theRange(back).cause?.kind]).toEqual(["regressed", "replaced"]);
  });
});

/** A kernel of which a share runs alone. */
const overlapped = (ns: number, exclusive: number, firstNs: number | null = null) =>
  withKernelRounds({ name: "k", ns: near(ns) }, ({ totalNs }) => ({
    exclusiveNs: Math.round(totalNs * exclusive),
    firstNs,
  }));

describe("a sum of kernel durations that contradicts the time on the GPU", () => {
  const wall = { wallNs: 1e8, spanNs: 1e8 };
  const side = (exclusive: number, gpuBusyNs: number): Profile =>
    decode([overlapped(1_000_000, exclusive)], { gpuBusyNs, ...wall });
  /** Kernels that run alone, then copies to the host. */
  const copying = (kernelNs: number, copyNs: number, count: number): Profile => {
    const memories = { direction: "device-to-host", sourceMemory: "device", targetMemory: "pinned" } as const;
    const copies = { kind: "copy", ...memories, blocking: 0, count, bytes: 4 * count, totalNs: copyNs } as const;
    const busy = { gpuBusyNs: kernelNs + copyNs, copyBusyNs: copyNs };
    return decode([overlapped(kernelNs, 1)], { ...busy, ...wall, copies: [copies] });
  };

  const [few, many] = [copying(1e6, 1e4, 4), copying(1_085_000, 28_000, 100)];
  const long = (kernelNs: number) => copying(kernelNs, 5e5, 100);

  test.each([
    ["copies, with slower kernels", few, many, /\+10\.2%.*\(4 → 100\).*0\.99% → 2\.5%.*\+8\.5%/],
    ["fewer copies", many, few, /\(100 → 4\)/],
    ["nothing if equal copies are a smaller share", long(1e6), long(1.1e6), /^[^(]*\+6\.7% \(interval [^)]*\)\.$/],
    ["less overlap", side(0.3, 650_000), side(1, 1_000_000), /70% → 0%/],
    ["more overlap", side(1, 1_000_000), side(0.3, 650_000), /0% → 70%/],
  ])("is explained by %s", (_name, base, head, says) => {
    const ids = ["range-regressed", "range-improved", "overlap-changed", "copies-changed"];
    const texts = compared(base, head).reasons.flatMap(({ id, text }) => (ids.includes(id) ? [text] : []));
    expect(texts).toEqual([expect.stringMatching(says)]);
  });

  test("is noted for copies alone if the time on the GPU is equal", () => {
    const comparison = compared(copying(1_000_000, 10_000, 4), copying(980_000, 30_000, 100));
    expect(reasonIds(comparison)).toContain("copies-changed");
    expect(comparison.verdict).not.toBe("regressed");
  });
});

test.each([
  [40_000_000, 40_000_000, "inconclusive"],
  [10_000_000, 9_000_000, "pass"],
])("judges 20%% less GPU time with 128 more launches, %i → %i ns wall time: %s", (before, after, verdict) => {
  const sideOf = (ns: number, launches: number, wallNs: number) =>
    decode([{ name: "k", ns: near(ns), launches }], { wallNs, spanNs: wallNs });
  expect(compared(sideOf(1e7, 1000, before), sideOf(8e6, 1128, after)).verdict).toBe(verdict);
});

test.each([
  { name: "only its first launch", first: 1_000_000, says: true },
  { name: "all its launches", first: 125_000, says: false },
])("explains a kernel that's slower in $name", ({ first, says }) => {
  const row = kernelRow(compared(decode([overlapped(1e6, 1, 62_500)]), decode([overlapped(2e6, 1, first)])), "k");
  expect([row.time.state, row.explanation?.includes("only the first launch is slower")]).toEqual(["regressed", says]);
});
