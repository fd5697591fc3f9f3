import { describe, expect, test } from "@jest/globals";
import type { AcceptedRegression } from "../../src/model/comparison/accepted.ts";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import { logLayout } from "../../src/model/text/layout.ts";
import { comparisonText } from "../../src/report/terminal/report-text.ts";
import { compared, decode, h100Machine, kernelOf, near, rangeOf, side } from "../compare/support/sides.ts";
import { madeSample } from "../fixtures/profiles.ts";
import { profileOf } from "../pipeline/support/analyze.ts";
import { expectGolden } from "../support/golden.ts";

const text = (comparison: Comparison) => comparisonText(comparison, { topKernels: 12, layout: logLayout });
const verdictLine = (shown: string) => shown.split("\n\n").at(-1)?.split("\n")[0];
const longest = (shown: string) => Math.max(...shown.split("\n").map((line) => line.length));

describe("the recordings", () => {
  const sdpa = profileOf(["examples/recordings/llm-decode-sdpa"]);
  const eager = profileOf(["examples/recordings/llm-decode-eager"]);

  test.each([80, 100, 160])("SDPA → eager, in %i columns", async (width) => {
    const comparison = compared(await sdpa, await eager, { interleaved: false });
    const shown = comparisonText(comparison, { topKernels: 12, layout: { width, color: false } });
    expect(longest(shown)).toBeLessThanOrEqual(width);
    expectGolden(`comparison-sdpa-eager-${width}.txt`, shown);
    const colored = comparisonText(comparison, { topKernels: 12, layout: { width, color: true } });
    expect(colored).toContain("\u001b[31m▲ slower\u001b[0m");
    expect(colored.replaceAll(/\u001b\[\d+m/g, "")).toBe(shown);
  });

  test("eager → SDPA: the verdict says that it is faster", async () => {
    const shown = text(compared(await eager, await sdpa, { interleaved: false }));
    expect(verdictLine(shown)).toBe(
      "PASS: decode takes 14.6% less time on the GPU (14.6 → 12.5 ms): attention (+560 µs) and reduce (+243 µs) kernels replace copy (−1.17 ms), gemm (−752 µs) and",
    );
  });

  test("nothing changed: the verdict says what would have been found", async () => {
    expect(verdictLine(text(compared(await sdpa, await sdpa)))).toMatch(
      /^PASS: No slowdown of 1\.\d% or more in decode on the GPU\. Wall time is too noisy to judge\./,
    );
  });
});

test("compared ranges that differ only in numbers share a table, except a slower one", () => {
  const steps = (slow: number) =>
    side(
      [1, 2, 3, 4].map((step) =>
        rangeOf({ name: `Step ${String(step)}`, kernels: [{ name: "a", ns: near(step === slow ? 2e6 : 1e6) }] }),
      ),
    );
  const titles = text(compared(steps(0), steps(3)))
    .split("\n")
    .filter((line) => /^(\d+ )?NVTX ranges? [^ ]+ /.test(line));
  expect(titles).toEqual(["NVTX range Step 3: regressed", "3 NVTX ranges Step *: pass"]);
});

describe("the verdict, last", () => {
  const kernels = (factor = 1, rounds = 3) => [
    { name: "a", ns: near(9_000_000, rounds) },
    { name: "b", ns: near(1_000_000 * factor, rounds) },
  ];
  const range = (name: string) => rangeOf({ name, kernels: kernels() });
  test.each([
    {
      name: "a kernel",
      comparison: compared(decode(kernels()), decode(kernels(1.05))),
      line: "REGRESSED: In decode, b takes 5% longer (1.00 → 1.05 ms); the range's time on the GPU: +0.5%.",
    },
    {
      name: "counts",
      comparison: compared(
        decode(kernels()),
        decode(kernels(), { synchronizations: [{ call: "x", count: 9, totalNs: 1 }] }),
      ),
      line: "REGRESSED: In decode, synchronizations rose (0 → 9); the range's time on the GPU: ±0%.",
    },
    {
      name: "a lost CUDA graph",
      comparison: compared(
        decode(kernels(), { graphLaunches: 16, graphKernels: 32 }),
        decode(kernels(), { graphLaunches: 0, graphKernels: 0 }),
      ),
      line: "REGRESSED: In decode, launches by the host rose (16 → 32), and graph launches fell (16 → 0); the range's time on the GPU: ±0%.",
    },
    {
      name: "one round",
      comparison: compared(decode(kernels(1, 1)), decode(kernels(1, 1))),
      line: "INCONCLUSIVE: Can't tell whether head is slower. decode's time on the GPU: ±0%. With one round per side, the noise is unknown.",
    },
    {
      name: "a missing range",
      comparison: compared(side([range("decode"), range("prefill")]), side([range("decode")])),
      line: "NOT COMPARABLE: Only 1 of 2 ranges can be compared. prefill: Only base has this range, so there's nothing to compare it with.",
    },
    {
      name: "another GPU",
      comparison: compared(
        side([range("decode")], { machine: { ...h100Machine, cuda: "12.2" } }),
        side([range("decode")]),
      ),
      line: "NOT COMPARABLE: Base and head can't be compared; head may be slower. The CUDA major version of the driver differs: 12 for base, 13 for head. The times can't be",
    },
    {
      name: "a budget",
      comparison: compared(decode(kernels()), decode(kernels()), {
        overrides: ["compare.budgets=decode.launches <= 3"],
      }),
      line: "OVER BUDGET: Budget exceeded: decode.launches <= 3 (measured 32).",
    },
  ])("$name", ({ comparison, line }) => {
    expect(verdictLine(text(comparison))).toBe(line);
  });
});

describe("the verdict, last, where regressions are accepted", () => {
  const sides = (norm: number, softmax: number) =>
    decode([
      { name: "a", ns: near(9_000_000) },
      { name: "b", family: "norm", ns: near(1_000_000 * norm) },
      { name: "c", family: "softmax", ns: near(1_000_000 * softmax) },
    ]);
  const entry = (of: Partial<AcceptedRegression>): AcceptedRegression => ({
    ...{ range: "decode", change: "any", reason: "More precise.", expires: "2030-01-01" },
    ...of,
  });
  const kernelTime = entry({ metric: "kernelNs" });
  const normAlone = [entry({ kernel: "b" }), entry({ family: "norm" })];
  const line = (head: Profile, accepted: readonly AcceptedRegression[]) =>
    verdictLine(text(compared(sides(1, 1), head, { accepted })));

  test("all that is slower: it passes, and is not said to be no slower", () => {
    expect(line(sides(1.5, 1), [kernelTime, ...normAlone])).toBe(
      "PASS: decode takes 4.5% longer on the GPU (11.0 → 11.5 ms): b takes 50% longer. Slowdown accepted.",
    );
    expect(line(sides(1.05, 1), normAlone)).toBe("PASS: Slowdown accepted.");
  });

  test("some of it: what is not accepted is the regression", () => {
    const [kernel, family] = [entry({ kernel: "c", change: 5 }), entry({ family: "softmax", change: 5 })];
    expect(line(sides(1.5, 1.2), [kernelTime, kernel])).toBe(
      "REGRESSED: In decode, c takes 20% longer (1.00 → 1.20 ms); the range's time on the GPU: +6.4%.",
    );
    expect(line(sides(1.5, 1.2), [kernelTime, family])).toBe(
      "REGRESSED: In decode, softmax kernels take 20% longer (1.00 → 1.20 ms); the range's time on the GPU: +6.4%.",
    );
  });
});

test("a count is said to have risen or fallen as it did, also where fewer are worse", () => {
  const graphs = (graphLaunches: number, graphKernels: number) =>
    decode([{ name: "a", launches: 600, ns: near(9_000_000) }], { graphLaunches, graphKernels });
  const rows = (base: Profile, head: Profile) =>
    text(compared(base, head))
      .split("\n")
      .flatMap((line) => /^  (launches by the host|graph launches) .* ([▲▼] .*)$/u.exec(line)?.slice(1) ?? []);
  const [held, lost] = [graphs(16, 600), graphs(0, 0)];
  expect(rows(held, lost)).toEqual(["launches by the host", "▲ more", "graph launches", "▼ fewer, worse"]);
  expect(rows(lost, held)).toEqual(["launches by the host", "▼ fewer", "graph launches", "▲ more, better"]);
});

test("an entry that was not seen to be needless is not called so", () => {
  const entry = (of: Partial<AcceptedRegression>): AcceptedRegression => ({
    ...{ range: "decode", change: 5, reason: "Known.", expires: "2030-01-01" },
    ...of,
  });
  const kernels = (ns: readonly number[]) => decode([{ name: "alpha", ns }]);
  const shown = text(
    compared(kernels([100_000, 100_000, 100_000]), kernels([110_000, 110_000, 99_000]), {
      accepted: [entry({ kernel: "alpha" }), entry({ kernel: "alhpa" }), entry({ metric: "launches" })],
    }),
  );
  expect(shown).toContain("decode, kernel alpha, up to 5%, until 2030-01-01 (not judged this time): Known.");
  expect(shown).toContain(
    "decode, kernel alhpa, up to 5%, until 2030-01-01 (matches nothing in this comparison): Known.",
  );
  expect(shown).toContain("kernel alhpa in decode matches nothing here. Did you mean alpha?");
  expect(shown).toContain("decode, launches, up to 5%, until 2030-01-01 (no longer needed: remove it): Known.");
});

test("why a kernel is slower stands below the table", () => {
  const with_ = (occupancy: number, registers: number, ns: number) => {
    const made = kernelOf({
      name: "flash_fwd",
      family: "attention",
      ns: near(ns),
      change: { ncu: [madeSample({ achievedOccupancyPct: occupancy, registersPerThread: registers })] },
    });
    const range = rangeOf({ kernels: [{ name: "flash_fwd", family: "attention", ns: near(ns) }] });
    return side([{ ...range, kernels: [made] }]);
  };
  expect(text(compared(with_(62, 96, 1_000_000), with_(31, 168, 1_300_000)))).toContain(
    "flash_fwd: occupancy 62 → 31% (registers 96 → 168)\n",
  );
});

test("hostile names and texts move no cursor, start no line, and no line is too long", () => {
  const hostile = "evil\u001b[2J\n::error::gotcha\u202e";
  const made = (factor: number) =>
    side([
      rangeOf({
        name: hostile,
        kernels: [
          { name: hostile, family: "other", ns: near(1_000_000 * factor) },
          { name: "x".repeat(3000), ns: near(2_000_000 * factor) },
        ],
      }),
    ]);
  const accepted = [{ range: "*", kernel: "*", change: 1, reason: hostile, expires: "2030-01-01" }];
  const shown = text(compared(made(1), made(1.2), { accepted }));
  expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  expect(shown.split("\n").filter((line) => line.trimStart().startsWith("::"))).toEqual([]);
  expect(longest(shown)).toBeLessThanOrEqual(160);
});
