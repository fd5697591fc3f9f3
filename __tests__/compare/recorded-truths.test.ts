import { describe, expect, test } from "@jest/globals";
import type { Profile } from "../../src/model/profile/profile.ts";
import { verdictLine } from "../../src/report/terminal/report-text.ts";
import { profileOf } from "../pipeline/support/analyze.ts";
import { compared, decode, kernelRow, near, reasonIds, theRange } from "./support/sides.ts";

/* Changes with a known truth: what was really faster or slower must come out so, for the right reason. */

const h200 = "__tests__/fixtures/recorded/nsys-2025.3.1-h200";

async function recorded(side: string, rounds = [1, 2, 3], ranges: readonly string[] = []): Promise<Profile> {
  return profileOf(
    rounds.map((round) => `${h200}/${side}/round-${String(round)}.sqlite.gz`),
    { ranges },
  );
}

describe("recordings of an H200", () => {
  test("two streams became one: the sum of durations falls, and the range is slower", async () => {
    const comparison = compared(await recorded("overlap-base"), await recorded("overlap-lost"));
    expect(comparison.verdict).toBe("regressed");
    expect(reasonIds(comparison, "regressed")).toEqual(["range-regressed"]);
    expect(theRange(comparison)).toMatchObject({
      gpuBusyTime: { state: "regressed", changeRatio: expect.closeTo(0.061, 2) },
      kernelTime: { state: "not-judged", changeRatio: expect.closeTo(-0.397, 2) },
      cause: { kind: "overlap-lost", base: expect.closeTo(0.86, 1), head: 0 },
    });
    expect(verdictLine(comparison)).toMatch(
      /^REGRESSED: encode takes 6\.1% longer on the GPU .*: kernels overlap less \(86\.2% → 0% of the kernel time\)\.$/,
    );
  });

  test("one stream became two: the sum of durations rises, and the range is faster", async () => {
    const comparison = compared(await recorded("overlap-lost"), await recorded("overlap-base"));
    expect([comparison.verdict, theRange(comparison).cause?.kind]).toEqual(["pass", "overlap-gained"]);
    expect(theRange(comparison).kernels.filter(({ time }) => time.state === "regressed")).toEqual([]);
  });

  test("gradient checkpointing: what autograd's thread launches belongs to backward and to step", async () => {
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
    "Python between the launches (%s): no kernel is slower, and it is no plain pass",
    async (head) => {
      const base = head.includes("busy") ? "host-work-busy-base" : "host-work-base";
      const comparison = compared(await recorded(base), await recorded(head));
      expect([comparison.wall, reasonIds(comparison, "regressed")]).toEqual(["unknown", []]);
      expect(verdictLine(comparison)).toMatch(/^INCONCLUSIVE: |wall time is too noisy to judge/);
      expect(verdictLine(comparison)).not.toMatch(/nothing is slower/i);
    },
  );

  test("two copies of 4 bytes more are no regression; a stray .item() a layer is one", async () => {
    const base = await recorded("steps-16", [1], ["decode"]);
    const copies = compared(base, await recorded("steps-16-copies", [1], ["decode"]));
    expect(reasonIds(copies, "regressed")).toEqual([]);
    // One round a side shows no more than that.
    expect(reasonIds(copies, "inconclusive")).toEqual(["range-inconclusive"]);
    const item = compared(base, await recorded("steps-16-item", [1], ["decode"]));
    expect(reasonIds(item, "regressed")).toEqual(["synchronizations-up"]);
  });

  test("16, 15 and 14 steps are compared by a step, 20 steps for 16 are more work", async () => {
    const steps = async (names: readonly string[]): Promise<Profile> =>
      profileOf(
        names.map((name) => `${h200}/${name}.sqlite.gz`),
        { ranges: ["decode"] },
      );
    const one = await steps(["steps-16/round-1", "steps-15/round-1", "steps-14/round-1"]);
    const other = await steps(["steps-14/round-1", "steps-16/round-2", "steps-15/round-1"]);
    expect(theRange(compared(one, other)).gpuBusyTime.state).toBe("same");
    const more = compared(await recorded("steps-16", [1], ["decode"]), await recorded("steps-20", [1], ["decode"]));
    expect([more.verdict, theRange(more).cause]).toEqual(["regressed", { kind: "work", base: 3056, head: 3820 }]);
  });

  test("eager → SDPA is faster, also on another GPU of the model; SDPA → eager is slower", async () => {
    const [eager, sdpa] = [await recorded("llm-eager", [1, 2]), await recorded("llm-sdpa", [1, 2])];
    const elsewhere = {
      ...sdpa,
      machine: { ...sdpa.machine, gpus: sdpa.machine.gpus.map((gpu) => ({ ...gpu, uuid: "GPU-another" })) },
    };
    for (const head of [sdpa, elsewhere])
      for (const interleaved of [true, false]) {
        const comparison = compared(eager, head, { interleaved });
        expect([comparison.verdict, theRange(comparison).gpuBusyTime.state]).toEqual(["pass", "improved"]);
      }
    const back = compared(sdpa, eager);
    expect([back.verdict, theRange(back).cause?.kind]).toEqual(["regressed", "replaced"]);
  });
});

describe("made sides", () => {
  const overlapped = (ns: number, exclusive: number, firstNs: number | null = null) => ({
    rounds: near(ns).map((totalNs) => ({
      ...{ launches: 16, totalNs, medianNs: totalNs / 16, minNs: 1, maxNs: totalNs, spread: 0 },
      ...{ busyNs: null, exclusiveNs: Math.round(totalNs * exclusive), firstNs, otherThreadLaunches: 0 },
    })),
  });
  const side = (ns: number, exclusive: number, gpuBusyNs: number): Profile =>
    decode([{ name: "k", ns: near(ns), change: overlapped(ns, exclusive) }], { gpuBusyNs, wallNs: 1e8, spanNs: 1e8 });

  describe("the sum of kernel durations says something else than the time on the GPU", () => {
    /** Kernels that run alone, then copies to the host. */
    const copying = (kernelNs: number, copyNs: number, count: number): Profile =>
      decode([{ name: "k", ns: near(kernelNs), change: overlapped(kernelNs, 1) }], {
        ...{ gpuBusyNs: kernelNs + copyNs, copyBusyNs: copyNs, wallNs: 1e8, spanNs: 1e8 },
        copies: [
          {
            ...{
              kind: "copy",
              direction: "device-to-host",
              sourceMemory: "device",
              targetMemory: "pinned",
              blocking: 0,
            },
            ...{ count, bytes: 4 * count, totalNs: copyNs },
          },
        ],
      });
    const sayings = (base: Profile, head: Profile): string[] =>
      compared(base, head).reasons.flatMap(({ id, text }) =>
        ["range-regressed", "range-improved", "overlap-changed", "copies-changed"].includes(id) ? [text] : [],
      );

    test("by copies, with kernels that are slower", () => {
      const [base, head] = [copying(1_000_000, 10_000, 4), copying(1_085_000, 28_000, 100)];
      expect(sayings(base, head)).toEqual([
        expect.stringMatching(
          /^Time on the GPU \+10\.2% .*\. Copies and memsets \(4 → 100\) account for the difference: 0\.99% → 2\.5% of the time on the GPU\. The sum of kernel durations changed by \+8\.5%\.$/,
        ),
      ]);
      expect(sayings(head, base)).toEqual([
        expect.stringContaining("Copies and memsets (100 → 4) account for the difference"),
      ]);
    });

    test("by copies alone, at the same time on the GPU", () => {
      const [base, head] = [copying(1_000_000, 10_000, 4), copying(980_000, 30_000, 100)];
      expect(compared(base, head).reasons).toContainEqual(
        expect.objectContaining({ id: "copies-changed", verdict: null }),
      );
    });

    test("by nothing, where as long copies are a smaller part of it", () => {
      const [base, head] = [copying(1_000_000, 500_000, 100), copying(1_100_000, 500_000, 100)];
      expect(sayings(base, head)).toEqual([expect.stringMatching(/^Time on the GPU \+6\.7% \([^)]*\)\.$/)]);
    });

    test("by overlap", () => {
      const [base, head] = [side(1_000_000, 0.3, 650_000), side(1_000_000, 1, 1_000_000)];
      expect(sayings(base, head)).toEqual([expect.stringContaining("Overlap lost: 70% → 0% of the kernel time")]);
      expect(sayings(head, base)).toEqual([expect.stringContaining("Overlap gained: 0% → 70% of the kernel time")]);
    });
  });

  test("dependent launch: kernels take 69% longer beside each other, and the GPU no longer", () => {
    const comparison = compared(side(1_000_000, 1, 1_000_000), side(1_690_000, 0.3, 1_000_000));
    expect([comparison.verdict, kernelRow(comparison, "k").time.state]).toEqual(["pass", "overlap-changed"]);
  });

  test("a kernel that runs alone as before is slower", () => {
    const comparison = compared(side(1_000_000, 1, 10_000_000), side(1_690_000, 1, 10_690_000));
    expect([comparison.verdict, kernelRow(comparison, "k").time.state]).toEqual(["regressed", "regressed"]);
  });

  test("20% less time with 128 launches more is open, and a pass where the GPU is busy", () => {
    const base = (wallNs: number) =>
      decode([{ name: "k", ns: near(10_000_000), launches: 1000 }], { wallNs, spanNs: wallNs });
    const head = (wallNs: number) =>
      decode([{ name: "k", ns: near(8_000_000), launches: 1128 }], { wallNs, spanNs: wallNs });
    expect(compared(base(40_000_000), head(40_000_000)).verdict).toBe("inconclusive");
    expect(compared(base(10_000_000), head(9_000_000)).verdict).toBe("pass");
  });

  test.each([
    { name: "its first launch alone says so", first: 1_000_000, says: true },
    { name: "all its launches do not", first: 125_000, says: false },
  ])("a kernel that is slower in $name", ({ first, says }) => {
    const with_ = (ns: number, firstNs: number): Profile =>
      decode([{ name: "k", ns: near(ns), change: overlapped(ns, 1, firstNs) }]);
    const row = kernelRow(compared(with_(1_000_000, 62_500), with_(2_000_000, first)), "k");
    expect([row.time.state, row.explanation?.includes("only the first launch is slower")]).toEqual(["regressed", says]);
  });

  test("one kernel slower in a range that is faster is named, and no regression", () => {
    const sides = [
      decode([
        { name: "a", ns: near(1_000_000) },
        { name: "b", ns: near(9_000_000) },
      ]),
      decode([
        { name: "a", ns: near(1_300_000) },
        { name: "b", ns: near(8_100_000) },
      ]),
    ] as const;
    const comparison = compared(...sides);
    expect([comparison.verdict, kernelRow(comparison, "a").time.state]).toEqual(["pass", "noted"]);
    expect(verdictLine(comparison)).toContain("In this range, a takes 30% longer");
    expect(compared(...sides, { overrides: ["compare.fail-on=[kernel]"] }).verdict).toBe("regressed");
  });

  test.each([
    { share: 0.12, by: 1.05 },
    { share: 0.02, by: 1.2 },
  ])("in a range that is the same, a kernel of $share is found by $by", ({ share, by }) => {
    const kernel = { name: "a", family: "attention" };
    const rest = { name: "b", ns: near(1e7 * (1 - share)) };
    const comparison = compared(
      decode([{ ...kernel, ns: near(1e7 * share) }, rest]),
      decode([{ ...kernel, ns: near(1e7 * share * by) }, rest]),
    );
    expect([comparison.verdict, kernelRow(comparison, "a").time.state]).toEqual(["regressed", "regressed"]);
  });
});
