import { beforeAll, describe, expect, test } from "@jest/globals";
import type { Profile, ProfileKernel, ProfileRange } from "../../src/model/profile/profile.ts";
import { logLayout } from "../../src/model/text/layout.ts";
import { profileText } from "../../src/report/terminal/report-text.ts";
import {
  madeKernel,
  madeProfile,
  madeRange,
  madeRound,
  madeSample,
  madeVariant,
  noShares,
} from "../fixtures/profiles.ts";
import { quickProfile } from "../fixtures/quick-profile.ts";
import { profileOf, recorded } from "../pipeline/support/analyze.ts";
import { expectGolden } from "../support/golden.ts";

const options = { topKernels: 12, maxRanges: 20, layout: logLayout };
let sdpa: Profile;

beforeAll(async () => {
  sdpa = await profileOf(["examples/recordings/llm-decode-sdpa"]);
});

describe("recorded captures of an H100", () => {
  test("three rounds of LLM decode", () => {
    expectGolden("llm-decode-sdpa-160.txt", profileText(sdpa, options));
  });

  test("three rounds of LLM decode with the preset quick: its columns, and none that it does not collect", async () => {
    expectGolden("llm-decode-sdpa-quick-160.txt", profileText(await quickProfile(), options));
  });

  test.each([80, 100, 160])("fit in %i columns, with colors or without", (width) => {
    const text = profileText(sdpa, { ...options, layout: { width, color: false } });
    // A path has no place to break.
    const lines = text.split("\n").filter((line) => !/^ *\S{60,}/.test(line) && !line.startsWith("checked: examples/"));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
    const colored = profileText(sdpa, { ...options, layout: { width, color: true } });
    expect(colored.replaceAll(/\u001b\[\d+m/g, "")).toBe(text);
  });

  test("how many instances were skipped stands beside those that count", () => {
    const range = madeRange({ skippedInstances: 2, rounds: [madeRound({ instances: 4 })] });
    expect(profileText(madeProfile([range]), options)).toContain("decode: 4 instances after 2 skipped");
  });

  test("work from outside the range is told apart in the GPU's busy time", () => {
    const text = (rounds: Profile["ranges"][number]["rounds"]): string =>
      profileText(madeProfile([madeRange({ rounds })]), options);
    const round = { spanNs: 600_000, gpuIdleNs: 125_000 };
    expect(text([madeRound({ ...round, gpuBusyNs: 6_000 })])).toContain("with at least 469 µs of work from outside");
    expect(text([madeRound({ ...round, gpuBusyNs: 475_000 })])).not.toContain("work from outside");
    expect(text([madeRound({ ...round, gpuBusyNs: 950_000, devices: 2 })])).not.toContain("work from outside");
  });

  test("two instances of a CUDA graph traced by node", async () => {
    const rounds = await profileOf([`${recorded}/graph_node.1.sqlite.gz`]);
    expectGolden("graph-node.txt", profileText(rounds, options));
  });
});

describe("of which launches a kernel's metrics are", () => {
  const round = (launches: number) => ({
    launches,
    totalNs: 1e6,
    medianNs: 1,
    minNs: 1,
    maxNs: 1,
    spread: 0,
    ...noShares,
  });
  const variant = (grid: number, ...launches: number[]) =>
    madeVariant({ grid: [grid, 1, 1], rounds: launches.map(round) });
  const linesOf = (variants: ProfileKernel["variants"], ...sampled: number[]): string[] => {
    const totals = (variants[0]?.rounds ?? []).map((_, index) =>
      round(variants.reduce((sum, { rounds }) => sum + (rounds[index]?.launches ?? 0), 0)),
    );
    const ncu = sampled.map((at, id) => madeSample({ smThroughputPct: 10 * (at + 1) }, { id, variant: at }));
    const kernel = madeKernel({ name: "k", rounds: totals, variants, ncu });
    const text = profileText(
      madeProfile([madeRange({ rounds: totals.map(() => madeRound()), kernels: [kernel] })]),
      options,
    );
    const lines = text.split("\n");
    const header = lines.findIndex((line) => /grid, block +launches +kernel$/.test(line));
    return lines
      .slice(
        header + 1,
        lines.findIndex((line, at) => at > header && !/ k$|more kinds/.test(line)),
      )
      .map((line) => line.trim().replaceAll(/ {2,}/g, " | "));
  };

  test.each([
    ["all 16", [variant(4, 16, 16)], 0],
    ["16 of 256", [variant(4, 16, 16), variant(5, 240, 240)], 0],
    // Where rounds differ, no median that happened in none.
    ["0–10 of 10", [variant(5, 10, 0, 10), variant(4, 0, 10, 0)], 1],
    ["all 10–12", [variant(4, 10, 12)], 0],
    // The profile lacks the variant.
    ["–", [variant(4, 16)], 3],
  ])("%s", (launches, variants, sampled) => {
    const [line = "", ...others] = linesOf(variants, sampled);
    expect([line.split(" | ").slice(1), others]).toEqual([[launches === "–" ? "–" : "4, 128", launches, "k"], []]);
  });

  test("a row for each kind that was measured, three of a kernel, and how many more there are", () => {
    const variants = [variant(4, 16), variant(5, 4), variant(6, 3), variant(7, 2), variant(8, 1)];
    expect(linesOf(variants, 0, 0, 1)).toEqual([
      expect.stringMatching(/^10 \| 4, 128 \| 16 of 26 \| k$/),
      expect.stringMatching(/^20 \| 5, 128 \| 4 of 26 \| k$/),
    ]);
    const many = linesOf(variants, 0, 1, 2, 3, 4);
    expect(many.length).toBe(4);
    expect(many.at(-1)).toBe("… and 2 more kinds of launches (grid, block, shared memory), in profile.json");
  });
});

describe("what is left out is said", () => {
  test("kernels beyond the listed ones", () => {
    const text = profileText(sdpa, { ...options, topKernels: 2 });
    expect(text).toContain(`… and ${(sdpa.ranges[0]?.kernels.length ?? 0) - 2} more kernels`);
    expect(text).not.toContain("elementwise_kernel");
  });

  test("ranges beyond the shown ones", () => {
    const [range] = sdpa.ranges;
    const many = {
      ...sdpa,
      ranges: [..."abcde"].map((letter) => ({ ...range, name: `step ${letter}` })),
    } as Profile;
    const text = profileText(many, { ...options, maxRanges: 3 });
    expect(text).toContain("NVTX range step c: ");
    expect(text).not.toContain("NVTX range step d");
    expect(text).toContain("… and 2 more ranges. profile.json has them all");
  });

  test("ranges that differ only in numbers share a table, but two of them, or of another domain, don't", () => {
    const names = ["Step 0 to 10", "Step 10 to 20", "Step 20 to 30", "prefill_128", "prefill_512"];
    const ranges = [...names.map((name) => madeRange({ name })), madeRange({ name: "Step 0 to 10", domain: "LLM" })];
    const text = profileText(madeProfile(ranges), options);
    const titles = text.split("\n").filter((line) => /^(\d+ )?NVTX ranges? [^ ]+/.test(line));
    expect(titles.map((line) => line.split(":")[0])).toEqual([
      "3 NVTX ranges Step * to *",
      "NVTX range prefill_128",
      "NVTX range prefill_512",
      "NVTX range Step 0 to 10@LLM",
    ]);
    for (const name of names) expect(text).toContain(name);
  });

  test("an exit code that is not known, and one that is", () => {
    expect(profileText(sdpa, options)).toMatch(/exit code +unknown \(bare report\)/);
    const known = { ...sdpa, workload: { ...sdpa.workload, exitCode: 143 } };
    expect(profileText(known, options)).toMatch(/exit code +143/);
  });

  test("a check that was not possible, and kernels outside the ranges", () => {
    const changed: Profile = {
      ...sdpa,
      rounds: sdpa.rounds.map((round) => ({ ...round, outside: { launches: 3, kernelNs: 5000 } })),
      checks: [{ check: "decode, nvtx_kern_sum", state: "not-possible", detail: "nsys stats wasn't run" }],
      warnings: ["the clock jumped"],
    };
    expect(profileText(changed, options).split("\n").slice(-5)).toEqual([
      "  Kernels outside these ranges took 5.00 µs, in 3 launches.",
      "  ! not checked: decode, nvtx_kern_sum: nsys stats wasn't run",
      "",
      "Warnings:",
      "  ! the clock jumped",
    ]);
  });
});

test("a kernel that did not run in one round has no duration of 0 there", () => {
  const round = { launches: 4, totalNs: 40, medianNs: 10, minNs: 9, maxNs: 11, spread: 0.1, ...noShares };
  const kernels = [madeKernel({ name: "the_kernel", rounds: [round, null, round] })];
  const text = profileText(madeProfile([madeRange({ kernels })]), options);
  const row = text.split("\n").find((line) => line.includes("the_kernel"));
  expect(row?.trim().split(/ {2,}/)).toEqual([
    "40 ns",
    "0.0%",
    "0–4",
    "10 ns",
    "9 ns",
    "11 ns",
    "50.0%",
    "gemm",
    "the_kernel",
  ]);
});

test("copies and synchronizations are those of all rounds, also of one that has none", () => {
  const copy = {
    kind: "copy",
    direction: "device-to-host",
    sourceMemory: "device",
    targetMemory: "pageable",
    blocking: 0,
  } as const;
  const fill = { kind: "fill", direction: null, sourceMemory: null, blocking: 0 } as const;
  const [stray, clean] = [
    madeRound({
      copies: [
        { ...copy, count: 128, bytes: 256, totalNs: 9 },
        { ...fill, targetMemory: "device", count: 2, bytes: 10, totalNs: 1 },
        { ...fill, targetMemory: "managed", count: 1, bytes: 4, totalNs: 1 },
      ],
      synchronizations: [{ call: "cudaStreamSynchronize", count: 128, totalNs: 5 }],
    }),
    madeRound({ copies: [{ ...fill, targetMemory: "device", count: 2, bytes: 10, totalNs: 2 }] }),
  ];
  const lines = (rounds: ProfileRange["rounds"]) =>
    profileText(madeProfile([madeRange({ rounds: [...rounds] })]), options)
      .split("\n")
      .filter((line) => /^ {2}(copies|synchronizations): /.test(line));
  expect(lines([clean, stray, stray])).toEqual([
    "  copies: 2 × memset 10 B, 0–128 × device-to-host (device → pageable) 256 B, 0–1 × memset 4 B",
    "  synchronizations: 0–128 × cudaStreamSynchronize",
  ]);
  expect(lines([clean])).toEqual(["  copies: 2 × memset 10 B"]);
});

test("kernels whose labels would be the same are numbered", () => {
  const [range] = sdpa.ranges;
  const kernels = ["void k<char *>(int)", "void k<char *>(float)"].map((name) => kernel({ name }));
  const text = profileText({ ...sdpa, ranges: [{ ...range, kernels }] } as Profile, options);
  expect(text).toMatch(/ {2}k<char>\n.* {2}k<char> #2\n/);
});

describe("names are hostile text", () => {
  const name = "\u001b[31m\u202e##[error]pwned\n::error::pwned\u0007";
  const lines = () => {
    const [range] = sdpa.ranges;
    const [gpu] = sdpa.machine.gpus;
    return profileText(
      {
        ...sdpa,
        machine: { ...sdpa.machine, gpus: [{ ...gpu, name: "::error::pwned" }] },
        ranges: [
          {
            ...range,
            name,
            domain: name,
            families: [{ family: name, rounds: [{ launches: 1, totalNs: 1 }] }],
            kernels: [kernel({ name }), kernel({ name: "::error::pwned" })],
            rounds: range?.rounds.map((round) => ({
              ...round,
              synchronizations: [{ call: name, count: 1, totalNs: 1 }],
            })),
          },
        ],
        checks: [{ check: name, state: "held", detail: name }],
        warnings: [name],
      } as Profile,
      options,
    ).split("\n");
  };

  test("no line of the text is a workflow command", () => {
    for (const line of lines()) {
      expect(line.trim()).not.toMatch(/^::/);
      expect(line).not.toContain("##[");
    }
  });

  test("no control character reaches the terminal", () => {
    for (const line of lines()) expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(lines().join("\n")).toContain("pwned");
  });
});

function kernel(change: Partial<ProfileKernel>): ProfileKernel {
  const round = { launches: 1, totalNs: 10, medianNs: 10, minNs: 10, maxNs: 10, spread: 0, ...noShares };
  return {
    name: "the_kernel",
    shortName: "the_kernel",
    family: "gemm",
    rounds: [round, round, round],
    variants: [],
    ncu: [],
    ...change,
  };
}

test("intensity and ridge point of the precision that is nearest its peak; no spills are told from spills that were not counted", () => {
  const point = { intensity: 0.912, roofFlopPerSecond: null };
  const sample = madeSample({ smThroughputPct: 1, spillRequests: 0 });
  const roofline = {
    bytesPerSecond: 1e12,
    peakBytesPerSecond: 3e12,
    points: [
      { ...point, precision: "fp32", flopPerSecond: 1e12, peakFlopPerSecond: 6e13, ridgeIntensity: 20 },
      { ...point, precision: "tensor-bf16", flopPerSecond: 5e14, peakFlopPerSecond: 1e15, ridgeIntensity: 333.3 },
    ],
  };
  const textOf = (...ncu: ProfileKernel["ncu"]) =>
    profileText(madeProfile([madeRange({ kernels: [madeKernel({ ncu })] })]), options);
  expect(textOf({ ...sample, roofline })).toMatch(/SM +op\/byte \(ridge\) .*\n +1 +tensor-bf16 0\.91 \(330\) /);
  expect(textOf(sample)).toMatch(/No\s+launch\s+spills\s+registers\./);
  const spilling = madeSample({ smThroughputPct: 1, spillRequests: 7 });
  expect(textOf(spilling)).toMatch(/SM +spills .*\n +1 +7 /);
  expect(textOf(madeSample({ smThroughputPct: 1 }))).not.toMatch(/spill|ridge/);
});

test("ncu's own rules: the largest estimates of the launch's time, each rule once", () => {
  const rule = (name: string, pct: number, of: "global" | "local" = "global") => ({
    section: "S",
    rule: name,
    type: "optimization" as const,
    text: `Text of ${name}.`,
    speedup: { of, pct },
  });
  const rules = [
    rule("Small", 1),
    rule("Tail", 50),
    rule("Local", 90, "local"),
    rule("Tail", 20),
    rule("B", 7),
    rule("C", 6),
  ];
  const kernel = madeKernel({ ncu: [{ ...madeSample({ smThroughputPct: 1 }), rules }] });
  const text = profileText(madeProfile([madeRange({ kernels: [kernel] })]), options);
  expect(text.split("\n").filter((line) => line.includes("ncu's rule"))).toEqual([
    "  ncu's rule Tail estimates that gemm could save 50.0% of its time. Text of Tail.",
    "  ncu's rule B estimates that gemm could save 7.0% of its time. Text of B.",
    "  ncu's rule C estimates that gemm could save 6.0% of its time. Text of C.",
  ]);
});
