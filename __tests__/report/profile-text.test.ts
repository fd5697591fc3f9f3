import { beforeAll, describe, expect, test } from "@jest/globals";
import type { Profile, ProfileKernel, ProfileRange } from "../../src/model/profile/profile.ts";
import { logLayout } from "../../src/model/text/layout.ts";
import { renderProfile } from "../../src/report/terminal/report-text.ts";
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

const options = { topKernels: 12, layout: logLayout };
let sdpa: Profile;

/** The text of a profile of one range. */
const textOf = (range: Parameters<typeof madeRange>[0]): string =>
  renderProfile(madeProfile([madeRange(range)]), options);
const kernelRound = { launches: 1, totalNs: 1e6, medianNs: 1, minNs: 1, maxNs: 1, spread: 0, ...noShares };

beforeAll(async () => {
  sdpa = await profileOf(["examples/recordings/llm-decode-sdpa"]);
});

describe("recorded captures of an H100", () => {
  test.each([
    ["llm-decode-sdpa-160.txt", () => sdpa],
    // The columns of the preset quick, and none that it doesn't collect.
    ["llm-decode-sdpa-quick-160.txt", quickProfile],
    ["graph-node.txt", async () => profileOf([`${recorded}/graph_node.1.sqlite.gz`])],
  ])("are printed as in %s", async (golden, made) => {
    expectGolden(golden, renderProfile(await made(), options));
  });

  test.each([80, 100, 160])("fit in %i columns, with colors or without", (width) => {
    const text = renderProfile(sdpa, { ...options, layout: { width, color: false } });
    // A path has no place to break.
    const lines = text.split("\n").filter((line) => !/^ *\S{60,}/.test(line) && !line.startsWith("checked: examples/"));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
    const colored = renderProfile(sdpa, { ...options, layout: { width, color: true } });
    expect(colored.replaceAll(/\u001b\[\d+m/g, "")).toBe(text);
  });

  test("show skipped instances next to counted ones", () => {
    const text = textOf({ skippedInstances: 2, rounds: [madeRound({ instances: 4 })] });
    expect(text).toContain("decode: 4 instances after 2 skipped");
  });

  test("separate outside work from the range's GPU busy time", () => {
    const round = { spanNs: 600_000, gpuIdleNs: 125_000 };
    const text = (gpuBusyNs: number, devices = 1) => textOf({ rounds: [madeRound({ ...round, gpuBusyNs, devices })] });
    expect(text(6_000)).toContain("with at least 469 µs of work from outside");
    expect(text(475_000)).not.toContain("work from outside");
    expect(text(950_000, 2)).not.toContain("work from outside");
  });
});

describe("the launches behind a kernel's metrics", () => {
  const round = (launches: number) => ({ ...kernelRound, launches });
  const variant = (grid: number, ...launches: number[]) =>
    madeVariant({ grid: [grid, 1, 1], rounds: launches.map(round) });
  const linesOf = (variants: ProfileKernel["variants"], ...sampled: number[]): string[] => {
    const totals = (variants[0]?.rounds ?? []).map((_, index) =>
      round(variants.reduce((sum, { rounds }) => sum + (rounds[index]?.launches ?? 0), 0)),
    );
    const ncu = sampled.map((at, id) => madeSample({ smThroughputPct: 10 * (at + 1) }, { id, variant: at }));
    const kernel = madeKernel({ name: "k", rounds: totals, variants, ncu });
    const text = textOf({ rounds: totals.map(() => madeRound()), kernels: [kernel] });
    const [, rows = ""] = /grid, block +launches +kernel\n((?:.*(?: k|more kinds.*)\n)+)/.exec(text) ?? [];
    return rows.split("\n").flatMap((line) => (line === "" ? [] : line.trim().replaceAll(/ {2,}/g, " | ")));
  };

  test.each([
    ["all 16", [variant(4, 16, 16)], 0],
    ["16 of 256", [variant(4, 16, 16), variant(5, 240, 240)], 0],
    // Where rounds differ, no median that happened in none.
    ["0–10 of 10", [variant(5, 10, 0, 10), variant(4, 0, 10, 0)], 1],
    ["all 10–12", [variant(4, 10, 12)], 0],
    // The profile lacks the variant.
    ["–", [variant(4, 16)], 3],
  ])('are shown as "%s"', (launches, variants, sampled) => {
    const [line = "", ...others] = linesOf(variants, sampled);
    expect([line.split(" | ").slice(1), others]).toEqual([[launches === "–" ? "–" : "4, 128", launches, "k"], []]);
  });

  test("get up to three rows per kernel, with a count of the rest", () => {
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

describe("the text of a profile", () => {
  test("counts kernels that it doesn't list", () => {
    const text = renderProfile(sdpa, { ...options, topKernels: 2 });
    expect(text).toContain(`… and ${(sdpa.ranges[0]?.kernels.length ?? 0) - 2} more kernels`);
    expect(text).not.toContain("elementwise_kernel");
  });

  test("counts ranges that it doesn't show", () => {
    const ranges = [..."abcdefghijklmnopqrstuv"].map((letter) => madeRange({ name: `step ${letter}` }));
    const text = renderProfile(madeProfile(ranges), options);
    expect(text.match(/NVTX range step \w/g)?.at(-1)).toBe("NVTX range step t");
    expect(text).toContain("… and 2 more ranges. profile.json has them all");
  });

  test("merges three or more ranges of a domain that differ only in numbers", () => {
    const names = ["Step 0 to 10", "Step 10 to 20", "Step 20 to 30", "prefill_128", "prefill_512"];
    const ranges = [...names.map((name) => madeRange({ name })), madeRange({ name: "Step 0 to 10", domain: "LLM" })];
    const text = renderProfile(madeProfile(ranges), options);
    const titles = text.split("\n").filter((line) => /^(\d+ )?NVTX ranges? [^ ]+/.test(line));
    expect(titles.map((line) => line.split(":")[0])).toEqual([
      "3 NVTX ranges Step * to *",
      "NVTX range prefill_128",
      "NVTX range prefill_512",
      "NVTX range Step 0 to 10@LLM",
    ]);
    for (const name of names) expect(text).toContain(name);
  });

  test("shows a known exit code", () => {
    const known = { ...sdpa, workload: { ...sdpa.workload, exitCode: 143 } };
    expect(renderProfile(known, options)).toMatch(/exit code +143/);
  });

  test("lists impossible checks and kernels outside the ranges", () => {
    const changed: Profile = {
      ...sdpa,
      rounds: sdpa.rounds.map((round) => ({ ...round, outside: { launches: 3, kernelNs: 5000 } })),
      checks: [{ check: "decode, nvtx_kern_sum", state: "not-possible", detail: "nsys stats wasn't run" }],
      warnings: ["the clock jumped"],
    };
    expect(renderProfile(changed, options).split("\n").slice(-5)).toEqual([
      "  Kernels outside these ranges took 5.00 µs, in 3 launches.",
      "  ! not checked: decode, nvtx_kern_sum: nsys stats wasn't run",
      "",
      "Warnings:",
      "  ! the clock jumped",
    ]);
  });
});

test("shows no duration of 0 for a kernel that missed a round", () => {
  const round = { launches: 4, totalNs: 40, medianNs: 10, minNs: 9, maxNs: 11, spread: 0.1, ...noShares };
  const text = textOf({ kernels: [madeKernel({ name: "the_kernel", rounds: [round, null, round] })] });
  const row = text.split("\n").find((line) => line.includes("the_kernel"));
  const times = ["10 ns", "9 ns", "11 ns"];
  expect(row?.trim().split(/ {2,}/)).toEqual(["40 ns", "0.0%", "0–4", ...times, "50.0%", "gemm", "the_kernel"]);
});

test("counts copies and synchronizations over all rounds, even rounds without any", () => {
  const way = { direction: "device-to-host", sourceMemory: "device", targetMemory: "pageable" } as const;
  const copy = { kind: "copy", ...way, blocking: 0, count: 128, bytes: 256, totalNs: 9 } as const;
  const fill = { kind: "fill", direction: null, sourceMemory: null, blocking: 0, totalNs: 1 } as const;
  const onDevice = { ...fill, targetMemory: "device", count: 2, bytes: 10 } as const;
  const [stray, clean] = [
    madeRound({
      copies: [copy, onDevice, { ...fill, targetMemory: "managed", count: 1, bytes: 4 }],
      synchronizations: [{ call: "cudaStreamSynchronize", count: 128, totalNs: 5 }],
    }),
    madeRound({ copies: [onDevice] }),
  ];
  const lines = (...rounds: ProfileRange["rounds"]) =>
    textOf({ rounds })
      .split("\n")
      .filter((line) => /^ {2}(copies|synchronizations): /.test(line));
  expect(lines(clean, stray, stray)).toEqual([
    "  copies: 2 × memset 10 B, 0–128 × device-to-host (device → pageable) 256 B, 0–1 × memset 4 B",
    "  synchronizations: 0–128 × cudaStreamSynchronize",
  ]);
  expect(lines(clean)).toEqual(["  copies: 2 × memset 10 B"]);
});

test("numbers kernels whose labels are equal", () => {
  const kernels = ["void k<char *>(int)", "void k<char *>(float)"].map((name) => madeKernel({ name }));
  expect(textOf({ kernels })).toMatch(/ {2}k<char>\n.* {2}k<char> #2\n/);
});

test("prints no workflow command or control character from hostile names", () => {
  const name = "\u001b[31m\u202e##[error]pwned\n::error::pwned\u0007";
  const [gpu] = sdpa.machine.gpus;
  const range = madeRange({
    ...{ name, domain: name, families: [{ family: name, rounds: [{ launches: 1, totalNs: 1 }] }] },
    kernels: [madeKernel({ name }), madeKernel({ name: "::error::pwned" })],
    rounds: [madeRound({ synchronizations: [{ call: name, count: 1, totalNs: 1 }] })],
  });
  const machine = { ...sdpa.machine, gpus: gpu === undefined ? [] : [{ ...gpu, name: "::error::pwned" }] };
  const checks = [{ check: name, state: "held" as const, detail: name }];
  const lines = renderProfile({ ...sdpa, machine, ranges: [range], checks, warnings: [name] }, options).split("\n");
  for (const line of lines) expect(line).not.toMatch(/^\s*::|##\[|[\p{Cc}\p{Cf}]/u);
  expect(lines.filter((line) => line.includes("pwned")).length).toBeGreaterThan(5);
});

test("shows the precision nearest its peak, and tells zero spills from uncounted ones", () => {
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
  const shown = (...ncu: ProfileKernel["ncu"]) => textOf({ kernels: [madeKernel({ ncu })] });
  expect(shown({ ...sample, roofline })).toMatch(/SM +op\/byte \(ridge\) .*\n +1 +tensor-bf16 0\.91 \(330\) /);
  expect(shown(sample)).toMatch(/No\s+launch\s+spills\s+registers\./);
  expect(shown(madeSample({ smThroughputPct: 1, spillRequests: 7 }))).toMatch(/SM +spills .*\n +1 +7 /);
  expect(shown(madeSample({ smThroughputPct: 1 }))).not.toMatch(/spill|ridge/);
});

test("lists ncu's largest estimates for the whole launch, each rule once", () => {
  const rules = (
    [
      ["Small", 1, "global"],
      ["Tail", 50, "global"],
      ["Local", 90, "local"],
      ["Tail", 20, "global"],
      ["B", 7, "global"],
      ["C", 6, "global"],
    ] as const
  ).map(([rule, pct, of]) => ({
    ...{ section: "S", rule, type: "optimization" as const, text: `Text of ${rule}.`, speedup: { of, pct } },
  }));
  const text = textOf({ kernels: [madeKernel({ ncu: [{ ...madeSample({ smThroughputPct: 1 }), rules }] })] });
  expect(text.match(/ncu's rule \w+ estimates that gemm could save [\d.]+% of its time/g)).toEqual([
    "ncu's rule Tail estimates that gemm could save 50.0% of its time",
    "ncu's rule B estimates that gemm could save 7.0% of its time",
    "ncu's rule C estimates that gemm could save 6.0% of its time",
  ]);
  expect(text).toContain("Text of Tail.");
});
