import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { ProfileFinding } from "../../../src/model/ncu/profile-ncu.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { compared, h100Machine, near, rangeOf, side, type MadeTimes } from "../../compare/support/sides.ts";
import { madeProfile, madeRange, madeRound, madeSample } from "../../fixtures/profiles.ts";
import type { RangeTimeline } from "../../../src/model/reports/instance-timeline.ts";
import { createTraceFiles } from "../../../src/features/trace/trace-archive.ts";
import { timelinesOf as instancesOf } from "../../analyze/instances/support.ts";
import { readTrace } from "../../../src/parse/nsys-sqlite/read-trace.ts";
import { comparisonComment } from "../../../src/report/comment/comment.ts";
import { addRanges, layers } from "../../fixtures/nested-ranges.ts";
import { unpackRecording } from "../../fixtures/recorded.ts";
import { madeKernel, madeTimeline } from "../../fixtures/timelines.ts";
import { profiledRange } from "../../fixtures/traces.ts";
import { untar } from "../../features/trace/support/decode.ts";
import { expectGolden } from "../../support/golden.ts";
import { cases, failureOf, hostile, hostileNames, recordedSides } from "../comment/support/cases.ts";
import { assets, decoded, dump, faults, page, pagesOf, tokens } from "./support/page.ts";

const recorded = recordedSides();
/** SDPA → eager attention. */
const slower = recorded.then(({ sdpa: base, eager: head }) => ({
  ...{ base, head, fails: true },
  comparison: compared(base, head, { interleaved: false }),
}));
/** The first page of a case of a comment. */
const pageOf = async (name: string): Promise<string> => pagesOf(cases[name]?.(await recorded) ?? hostile([]))[0] ?? "";

/** What a reader sees of the page's parts, by the first words of each line. */
const linesOf = (text: string): string[] => dump(text).split("\n");

const finding = (kernel: string, impactNs: number): ProfileFinding => ({
  ...{ id: "small-grid", kernel, impactNs, what: "It is short.", advice: "Fuse it.", threshold: "t" },
  ...{ source: { guide: "A guide", section: "a section" }, evidence: [] },
});

describe("the page", () => {
  test("shows a regression", async () => {
    const commands = [["llm-profile", "compare", "--base", "it's a", "--head", "b"]];
    const text = page({ ...(await slower), commands });
    expect(faults(text)).toEqual([]);
    const shown = linesOf(text);
    expect(shown.filter((line) => line.startsWith("[picture"))).toEqual([
      expect.stringMatching(/^\[picture: base: gemm 4\.67 ms, elementwise 3\.98 ms, copy 2\.02 ms/),
      expect.stringMatching(/^\[picture: head: gemm 5\.43 ms, elementwise 4\.57 ms, copy 3\.20 ms/),
      "[picture: Rounds of decode, base and head: time on the GPU]",
    ]);
    expect(shown).toContain(
      "time on the GPU | ▲ +17.1% slower | +16.6% to +17.6%; threshold 0.88% | 12.5 ms | 14.6 ms | 1.4% |",
    );
    expect(shown).toContain(String.raw`llm-profile compare --base 'it'\''s a' --head b`);
    expect(text.match(/<tr [^>]*data-family/g)).toHaveLength(41);
  });

  test("puts changed ranges first and unfolded, and folds the rest", () => {
    const range = (name: string, ns: number) => rangeOf({ name, kernels: [{ name: "a", ns: near(ns) }] });
    const [base, head] = [1e7, 1.3e7].map((ns) => side([range("prefill", 1e7), range("decode", ns)]));
    if (base === undefined || head === undefined) throw new Error("There are two sides.");
    const text = page({ base, head, comparison: compared(base, head), fails: true });
    const [, changed = "", unchanged = ""] = text.split('class="range"');
    expect(changed).toMatch(/^>\s*<h3>\s*NVTX range <code>decode<\/code>/);
    expect(unchanged).toMatch(/^>\s*<summary><h3>\s*NVTX range <code>prefill<\/code>/);
    const folded = [...text.matchAll(/<section id="(\w+)">\s*<details>/g)].map(([, anchor]) => anchor);
    expect(folded).toEqual(["notes", "measured"]);
  });

  test("merges one rule's findings into one item that names the others", () => {
    const findings = Array.from({ length: 9 }, (_, at) => finding(`kernel_${String(at)}`, 1000 * (9 - at)));
    const head = side([{ ...rangeOf({ kernels: [{ name: "a", ns: near(1e7) }] }), findings }]);
    const text = page({ head });
    const items = linesOf(text).filter((line) => line.includes("kernel_0"));
    expect(items).toEqual([expect.stringMatching(/\(decode, kernel_0 and 8 more\)$/)]);
    expect(linesOf(text)).toContainEqual(expect.stringMatching(/Also: decode, kernel_1\. .* decode, kernel_8\./));
  });

  test("explains jargon in tooltips, and lets names break between words", async () => {
    const text = page(await slower);
    expect(text).toMatch(/<th scope="col"\s+title="The smallest slowdown [^"]+" class="n">detectable<\/th>/);
    expect(text).toContain("elementwise_<wbr>kernel&#60;<wbr>128, 4, direct_<wbr>copy_");
  });

  test("reads well as plain text for a screen reader", async () => {
    expectGolden("report-kernel-slower.txt", dump(await pageOf("kernel-slower")));
  });

  test("shows a single profile", async () => {
    const { sdpa } = await recorded;
    const text = page({ head: sdpa });
    expect(faults(text)).toEqual([]);
    const shown = linesOf(text);
    expect(shown).toContain("No baseline; no verdict.");
    expect(text).not.toMatch(/id="(?:timeline|trace)"/);
    expect(shown.filter((line) => line.startsWith("## "))).toEqual([
      ...["## Measured", "## Ranges", "## What stands out in head", "## How it was measured"],
    ]);
  });

  test("has the intended structure in each of the comment's examples", async () => {
    const sides = await recorded;
    for (const [name, make] of Object.entries(cases))
      for (const text of pagesOf(make(sides))) expect([name, faults(text)]).toEqual([name, []]);
  });

  test("shows a regression first, then a later failure", async () => {
    const failure = failureOf({ what: "ncu exited with code 139." });
    const shown = linesOf(page({ ...(await slower), failure }));
    expect(shown).toContain("## decode takes 17.1% longer on the GPU, then failed");
    expect(shown).toContain("Then it failed: ncu exited with code 139.");
  });

  test("allows only its own style and script", () => {
    const policies = [...tokens(page({}))].flatMap((token) =>
      typeof token !== "string" && token.attributes.has("http-equiv") ? [token.attributes] : [],
    );
    expect(policies.map((attributes) => attributes.get("http-equiv"))).toEqual(["Content-Security-Policy"]);
    const policy = policies[0]?.get("content") ?? "";
    expect(policy.replaceAll(/sha256-[\w+/=]{44}/g, "HASH").replaceAll("&#39;", "'")).toBe(
      "default-src 'none'; style-src 'HASH'; script-src 'HASH'; base-uri 'none'; form-action 'none'",
    );
  });

  test("renders a nearly empty profile", () => {
    const empty = madeRange({ rounds: [madeRound({ kernelNs: 0, gpuBusyNs: 0, launches: 0 })], kernels: [] });
    for (const head of [madeProfile([]), madeProfile([empty]), madeProfile([madeRange()])])
      expect(faults(page({ head }))).toEqual([]);
  });
});

describe("charts", () => {
  test("show rounds with clocks, and mark disturbed ones", () => {
    const made = side([rangeOf({ kernels: [{ name: "gemm", ns: near(1_000_000) }] })]);
    const steady = { state: "ok" as const, meanSmClockMhz: 1980, meanTemperatureC: 48.4, samples: 9, reasons: [] };
    const hot = { ...steady, state: "throttled" as const, meanSmClockMhz: 1410, reasons: ["heat"] };
    const rounds = made.rounds.map((round, index) => ({ ...round, gpu: index === 1 ? hot : steady }));
    const watched: Profile = { ...made, rounds };
    const text = page({ head: watched });
    expect(faults(text)).toEqual([]);
    expect(linesOf(text)).toContain(
      "[picture: Rounds of decode, head: time on the GPU, mean SM clock, mean temperature]",
    );
    expect(decoded(text)).toContain(">head, round 2: 1.00 ms, throttled, heat, mean SM clock 1410 MHz<");
    expect(decoded(text)).toContain(">head, round 1: 999 µs, 1980 MHz, 48 °C<");
    expect(text.match(/class="x"/g)).toHaveLength(1);
  });

  test.each([
    ["throttled", /round \d+ of head: throttled, heat, mean SM clock 1410 MHz/g, 45],
    ["clock-differs", /round \d+ of head: mean SM clock 1410 MHz, more than 2% off/g, 45],
    ["unknown", /round \d+ of head/g, 0],
  ] as const)("list every round whose GPU is %s, in page and comment", (state, said, count) => {
    const base = side([rangeOf({ kernels: [{ name: "gemm", ns: near(1_000_000, 45) }] })]);
    const gpu = { state, meanSmClockMhz: 1410, meanTemperatureC: 87.6, samples: 9, reasons: ["heat"] };
    const head: Profile = { ...base, rounds: base.rounds.map((round) => ({ ...round, gpu })) };
    const comparison = compared(base, head);
    for (const text of [dump(page({ base, head, comparison })), comparisonComment("llm", comparison, null, false)])
      expect(text.replaceAll("\u00a0", " ").match(said) ?? []).toHaveLength(count);
  });

  test("show a roofline of both sides", () => {
    const point = { precision: "tensor-bf16", flopPerSecond: 2e14, peakFlopPerSecond: 9e14, intensity: 90 };
    const roofline = {
      ...{ bytesPerSecond: 2e12, peakBytesPerSecond: 3.35e12 },
      points: [{ ...point, roofFlopPerSecond: 3e14, ridgeIntensity: 269 }],
    };
    const of = (ns: number): Profile => {
      const range = rangeOf({ kernels: [{ name: "gemm", ns: near(ns) }] });
      const kernels = range.kernels.map((kernel) => ({ ...kernel, ncu: [madeSample({}, { roofline })] }));
      return side([{ ...range, kernels }], { machine: { ...h100Machine, ncu: "2025.3.1" } });
    };
    const text = page({ base: of(1e6), head: of(2e6), comparison: compared(of(1e6), of(2e6)), fails: true });
    expect(faults(text)).toEqual([]);
    expect(decoded(text)).toMatch(/gemm \(head, tensor-bf16\): 200 TFLOP\/s,\s+90 operations per byte, 2\.00 ms/);
    expect(text).toContain("tensor-bf16, 900 TFLOP/s");
    expect(text).toContain("3.35 TB/s");
  });
});

test("uses each color of the timeline for one family or call", () => {
  const looks = [...assets.style.matchAll(/^\.((?:f\d+|u-\w+|k-\w+)) \{\n {2}--c: ([^;]+);/gm)];
  const colors = new Map(looks.map(([, look = "", color = ""]) => [look, color]));
  expect([...colors.keys()].filter((look) => look.startsWith("f"))).toHaveLength(16);
  expect([...colors.keys()].filter((look) => look.startsWith("u"))).toHaveLength(6);
  expect(new Set(colors.values()).size).toBe(colors.size);
});

describe("the timeline", () => {
  const timelinesOf = async (recording: string): Promise<RangeTimeline[]> => {
    using file = unpackRecording(recording);
    return instancesOf(file.path, ["decode"]);
  };

  test("shows an instance and a part of it, base above head, and offers the trace", async () => {
    const timelines = {
      base: await timelinesOf("examples/recordings/llm-decode-sdpa/round-1.sqlite.gz"),
      head: await timelinesOf("examples/recordings/llm-decode-eager/round-1.sqlite.gz"),
    };
    const trace = createTraceFiles({ ...(await slower), timelines })[0]?.trace ?? null;
    const text = page({ ...(await slower), timelines, trace });
    expect(faults(text)).toEqual([]);
    const shown = linesOf(text);
    const rows = "NVTX ranges, CUDA calls, streams and idle time";
    expect(shown.filter((line) => line.includes("of an instance"))).toEqual(
      ["Timeline", "A part"].flatMap((what) =>
        ["base", "head"].map((of) => `[picture: ${what} of an instance of decode, ${of}: ${rows}]`),
      ),
    );
    expect(shown).toContainEqual(
      expect.stringMatching(
        /^base: instance 1 of 1, 117 ms, 5,744 kernels; GPU idle 104 ms \(89\.2%\), longest gap 433 µs/,
      ),
    );
    expect(shown).toContainEqual(expect.stringContaining(`It contains: ${trace?.holds ?? "?"}.`));
    const data = /<script type="application\/octet-stream" id="trace">([^<]*)</.exec(text)?.[1] ?? "";
    expect([...untar(Buffer.from(data, "base64")).keys()]).toEqual([
      ...["perfetto_manifest.json", "base.pftrace", "head.pftrace"],
    ]);
  });

  test("has separate rows for each stream and for concurrent kernels on a stream", () => {
    const kernel = (startNs: number, stream: number) => madeKernel({ startNs, durationNs: 600, stream });
    const kernels = [kernel(0, 7), kernel(300, 7), kernel(600, 7), kernel(0, 9)];
    const text = page({ head: side([]), timelines: { base: [], head: [madeTimeline(0, kernels)] } });
    expect(text).not.toContain('id="timeline"');
    const range = rangeOf({ name: "decode", kernels: [{ name: "gemm", ns: near(1e6) }] });
    const shown = page({ head: side([range]), timelines: { base: [], head: [madeTimeline(0, kernels)] } });
    const titles = [...shown.matchAll(/text-anchor="end">([^<]+)<\/text/g)].map(([, title]) => title?.trim());
    expect(titles.filter((title) => /stream|at once/.test(title ?? ""))).toEqual(["stream 7", "… at once", "stream 9"]);
  });
});

test("shows rows for every range and rank with 128 nested ranges per GPU", async () => {
  using report = unpackRecording("__tests__/fixtures/recorded/nsys-2025.3.1-h200x2/tp2.sqlite.gz");
  for (const name of ["prefill", "decode"]) addRanges(report.path, name, layers(43));
  const trace = await readTrace(report.path);
  const ranges = ["prefill", "decode"].map((name) => profiledRange([trace], name));
  const text = page({ head: side(ranges) });
  expect(faults(text)).toEqual([]);
  const lines = linesOf(text);
  const all = ["prefill", "decode"].flatMap((range) => [0, 1].map((rank) => ({ range, rank })));
  for (const { range, rank } of all)
    for (const part of ["attention", "mlp"])
      expect(lines).toContainEqual(
        expect.stringMatching(String.raw`\b${range}/layer_\*/${part} \(4[0-3]\) on rank ${String(rank)} \|`),
      );
});

describe("bounds", () => {
  test("keep 2,000 kernels with names of 4,000 characters below 2 MB", () => {
    const kernels = (factor: number): MadeTimes[] =>
      Array.from({ length: 2000 }, (_, index) => ({
        name: `kernel_${String(index)}<${"type, ".repeat(index < 200 ? 660 : 40)}int>`,
        ns: near(1e6 * factor * (1 + (index % 7))),
      }));
    const of = (factor: number, registers: number): Profile => {
      const range = rangeOf({ kernels: kernels(factor) });
      const samples = [madeSample({ registersPerThread: registers, achievedOccupancyPct: registers })];
      const verbose = { ...finding("kernel", 1e6), what: "what ".repeat(40), advice: "help ".repeat(40) };
      const withNcu = range.kernels.map((kernel) => ({ ...kernel, ncu: samples }));
      return side([{ ...range, kernels: withNcu, findings: Array.from({ length: 200 }, () => verbose) }]);
    };
    const [base, head] = [of(1, 80), of(1.2, 60)];
    const timelines = { base: [madeTimeline(20_000)], head: [madeTimeline(20_000)] };
    const trace = createTraceFiles({ timelines, base, head })[0]?.trace ?? null;
    const text = page({ base, head, comparison: compared(base, head), fails: true, timelines, trace });
    expect(new TextEncoder().encode(text).length).toBeLessThan(2e6);
    expect(text).toContain('id="timeline"');
    expect(text.match(/data-family="gemm"/g)).toHaveLength(2000);
    expect(faults(text)).toEqual([]);
  });

  test("count ranges beyond the limit", () => {
    const kernels = (name: string): MadeTimes[] =>
      Array.from({ length: 60 }, (_, index) => ({ name: `${name}_${String(index)}`, ns: near(1e6) }));
    const ranges = [..."abcdefghij"].flatMap((one) => [..."klmnopqrst"].map((other) => `range-${one}${other}`));
    const head = side(ranges.map((name) => rangeOf({ name, kernels: kernels(name) })));
    const shown = linesOf(page({ head }));
    expect(shown).toContain("… and 60 more ranges, in profile.json.");
    expect(shown.filter((line) => line === "… and 10 more kernels, in profile.json.")).toHaveLength(40);
  });
});

test("keeps the page's structure with hostile names", () => {
  const nasty = fc.string({
    unit: fc.constantFrom(
      ...["<", ">", "&", '"', "'", "`", "</script>", "<img src=x onerror=alert(1)>", "\u202e", "a"],
    ),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.uniqueArray(nasty, { minLength: 1, maxLength: 4 }), (names) => {
      for (const text of pagesOf(hostile(names))) expect(faults(text)).toEqual([]);
    }),
    { numRuns: 30, examples: [[[...hostileNames]]] },
  );
});
