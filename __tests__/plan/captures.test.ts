import { describe, expect, test } from "@jest/globals";
import { UserError } from "../../src/errors.ts";
import type { CapturePlan } from "../../src/model/run/plan.ts";
import type { RangeSpec, SeenRange } from "../../src/model/reports/range.ts";
import {
  describePlan,
  gatesItself,
  likeRecorded,
  planCaptures,
  resolveGlobs,
  sharedPlan,
  skippedReports,
} from "../../src/plan/captures.ts";
import { whyGated } from "../../src/plan/shared-captures.ts";
import { configOf } from "../support/config.ts";

const summary = (...overrides: string[]): unknown[] =>
  planCaptures(configOf(...overrides)).captures.map(({ label, directory, gate, ranges, successExitCodes }) => ({
    label,
    directory,
    gate: gate.kind === "nvtx" ? `nvtx ${gate.range.text} ×${gate.instances}` : gate.kind,
    ranges: ranges.map(({ text }) => text),
    successExitCodes,
  }));

const skippedOf = (capture: CapturePlan): number =>
  skippedReports({ gated: gatesItself(capture), wanted: capture.ranges });

describe("planCaptures", () => {
  test("each range gates a capture of its own", () => {
    expect(summary("ranges=[prefill,decode]")).toEqual([
      { label: "prefill", directory: "prefill", gate: "nvtx prefill ×1", ranges: ["prefill"], successExitCodes: [0] },
      { label: "decode", directory: "decode", gate: "nvtx decode ×1", ranges: ["decode"], successExitCodes: [0] },
    ]);
  });

  test("an enclosing range makes one capture in which all are analyzed", () => {
    expect(summary("ranges=[prefill,decode*]", "nsys.capture-range=bench")).toEqual([
      {
        label: "bench",
        directory: "bench",
        gate: "nvtx bench ×1",
        ranges: ["prefill", "decode*"],
        successExitCodes: [0],
      },
    ]);
  });

  test("without gating the whole program is captured once", () => {
    expect(summary("ranges=[prefill,decode]", "nsys.gating=false")).toEqual([
      {
        label: "whole program",
        directory: "whole_program",
        gate: "none",
        ranges: ["prefill", "decode"],
        successExitCodes: [0],
      },
    ]);
  });

  test("143 is success only where nsys is told to end the program", () => {
    expect(summary("ranges=[decode]", "nsys.capture-range-end=stop-shutdown")).toEqual([
      expect.objectContaining({ successExitCodes: [0, 143] }),
    ]);
    expect(summary("ranges=[decode]", "instances=2", "nsys.capture-range-end=repeat:2")).toEqual([
      expect.objectContaining({ successExitCodes: [0] }),
    ]);
  });

  test("instances are a range's own, else the configuration's, else one", () => {
    expect(summary("ranges=[prefill,{range: decode, instances: 4}]", "instances=2")).toEqual([
      expect.objectContaining({ gate: "nvtx prefill ×2" }),
      expect.objectContaining({ gate: "nvtx decode ×4" }),
    ]);
  });

  test("a gate captures the instances to skip as well, and a shared capture keeps both numbers", () => {
    const config = configOf("ranges=[{range: decode, skip: 2, instances: 4}, {range: prefill, skip: 1}]");
    const plan = planCaptures(config);
    expect(plan.captures.map(({ gate }) => (gate.kind === "none" ? null : gate.instances))).toEqual([6, 2]);
    expect(plan.captures.map(skippedOf)).toEqual([2, 1]);
    const [shared] = sharedPlan(plan, config).captures;
    expect(shared?.ranges.map(({ skip, instances }) => [skip, instances])).toEqual([
      [2, 4],
      [1, 1],
    ]);
    expect(shared === undefined ? null : skippedOf(shared)).toBe(0);
  });

  test("an enclosing range that is captured once has no instance to skip", () => {
    const enclosing = (range: string) =>
      planCaptures(configOf(`ranges=[{range: ${range}, skip: 1}]`, "nsys.capture-range=bench"));
    expect(() => enclosing("bench")).toThrow(expect.objectContaining({ id: "bad-range" }));
    expect(enclosing("decode").captures.map(skippedOf)).toEqual([0]);
  });

  test("a range that gates others besides itself is one of them: they may occur more often, and skip instances", () => {
    const [capture] = planCaptures(
      configOf("ranges=[{range: prefill, skip: 1}, bench]", "nsys.capture-range=bench"),
    ).captures;
    expect(capture === undefined ? null : [gatesItself(capture), skippedOf(capture)]).toEqual([false, 0]);
  });

  test("labels that are no file names, or would collide, get safe and different directories", () => {
    const directories = planCaptures(configOf("ranges=[a::b/c,a__b_c]")).captures.map(({ directory }) => directory);
    expect(directories[0]).toMatch(/^a__b_c/);
    expect(new Set(directories).size).toBe(2);
  });

  test.each([
    ["ranges=[decode, prefill, {range: decode, instances: 1}]", '"decode" is listed more than once'],
    ["ranges=[decode, decode@*]", '"decode@*" is listed more than once'],
    ["ranges=[decode@*, decode@LLM]", '"decode@LLM" is listed more than once'],
    ['ranges=["a, b", "a\\\\, b"]', "is listed more than once"],
    ["ranges=[layer*, layer*]", '"layer*" is listed more than once'],
    ["ranges=(whole capture)", 'Bad NVTX range "(whole capture)"'],
  ])("what can never be measured is refused before any capture: %s", (override, what) => {
    expect(() => planCaptures(configOf(override))).toThrow(
      expect.objectContaining({ id: "bad-range", where: "ranges", message: expect.stringContaining(what) }),
    );
  });

  test.each(["ranges=[decode, decode@LLM]", "ranges=[decode, decode*]", "ranges=[a*, a\\*]"])(
    "and what may be is not: %s",
    (override) => {
      expect(planCaptures(configOf(override)).captures).not.toEqual([]);
    },
  );

  test("a glob cannot be the enclosing range", () => {
    expect(() => planCaptures(configOf("nsys.capture-range=bench*"))).toThrow(UserError);
  });

  test("the announcement counts captures", () => {
    const described = (...overrides: string[]) => {
      const config = configOf("ranges=[prefill,decode]", "rounds=3", ...overrides);
      return describePlan(planCaptures(config), config);
    };
    expect(described("workload.rounds-per-load=2")).toBe("3 captures in 2 loads of the program");
    expect(described("nsys.captures=range")).toBe("6 captures (prefill, decode × 3 rounds), each in a fresh process");
    expect(described()).toBe(
      "6 captures (prefill, decode × 3 rounds) or, if a probe allows it, 3 of all ranges, each in a fresh process",
    );
  });
});

describe("how ranges are captured", () => {
  test.each([
    { title: "several ranges", overrides: ["ranges=[a,b]"], mode: "probe" },
    { title: "a glob", overrides: ["ranges=[a*]"], mode: "probe" },
    { title: "one range", overrides: ["ranges=[a]"], mode: "range" },
    { title: "each range alone", overrides: ["ranges=[a,b]", "nsys.captures=range"], mode: "range" },
    {
      title: "a program that nsys ends at the gate",
      overrides: ["ranges=[a,b]", "nsys.capture-range-end=stop-shutdown"],
      mode: "range",
    },
    { title: "an enclosing range", overrides: ["ranges=[a,b]", "nsys.capture-range=c"], mode: "all" },
    { title: "no gate", overrides: ["ranges=[a,b]", "nsys.gating=false"], mode: "all" },
    { title: "turns of a loop", overrides: ["ranges=[a,b]", "workload.rounds-per-load=2"], mode: "all" },
    { title: "the profiler API", overrides: ["ranges=[a,b]", "nsys.capture=cudaProfilerApi"], mode: "all" },
  ])("$title: $mode", ({ overrides, mode }) => {
    expect(planCaptures(configOf(...overrides)).captureMode).toBe(mode);
  });

  test("a recorded base whose ranges gated theirs is compared with such captures", () => {
    const mode = (recorded: "range" | "all" | null, ...overrides: string[]) =>
      likeRecorded(planCaptures(configOf("ranges=[a,b]", ...overrides)), recorded).captureMode;
    expect([mode("range"), mode("all"), mode(null)]).toEqual(["range", "probe", "probe"]);
    expect(mode("range", "nsys.gating=false")).toBe("all");
  });

  test("a shared capture has no gate, and of each range what its gate would have captured", () => {
    const config = configOf("ranges=[a,{range: b, instances: 2}]", "rounds=3");
    const { captureMode, captures, rounds } = sharedPlan(planCaptures(config), config);
    expect({ captureMode, rounds }).toEqual({ captureMode: "all", rounds: 3 });
    expect(captures).toEqual([
      {
        label: "all ranges",
        directory: "all-ranges",
        gate: { kind: "none" },
        ranges: [
          expect.objectContaining({ text: "a", instances: 1 }),
          expect.objectContaining({ text: "b", instances: 2 }),
        ],
        takesFirst: true,
        successExitCodes: [0],
      },
    ]);
  });

  test.each([
    { title: "small", change: {}, why: null },
    {
      title: "large",
      change: { bytes: 40 * 2 ** 20 },
      why: "a report of the whole program takes 40 MiB, more than 32 MiB",
    },
    {
      title: "much outside",
      change: { outside: 100_001 },
      why: "100,001 kernels run outside the ranges, more than 100,000",
    },
    {
      title: "two threads",
      change: { threads: 2 },
      why: "2 threads emit the ranges, so work could be assigned to the wrong range",
    },
  ])("a probe that is $title", ({ change, why }) => {
    expect(whyGated({ bytes: 32 * 2 ** 20, outside: 100_000, threads: 1, ...change })).toBe(why);
  });
});

describe("resolveGlobs", () => {
  const seen: SeenRange[] = ["decode_1", "decode_2", "prefill"].map((name) => ({
    name,
    domain: "",
    style: "pushpop",
    instances: 1,
    registered: false,
  }));
  const startsWith = (spec: RangeSpec, all: readonly SeenRange[]): SeenRange[] =>
    all.filter(({ name }) => name.startsWith(spec.message.replace("*", "")));

  test("a glob becomes the ranges that exist, without doubling one that was named", () => {
    const config = configOf("ranges=[decode_2,decode*]");
    const plan = planCaptures(config);
    expect(plan.unresolved.map(({ text }) => text)).toEqual(["decode*"]);
    const resolved = resolveGlobs(plan, config, seen, startsWith);
    expect(resolved.captures.map(({ label }) => label)).toEqual(["decode_2", "decode_1"]);
    expect(resolved.unresolved).toEqual([]);
  });

  test("a glob that matches nothing names what exists", () => {
    const config = configOf("ranges=[forward*]");
    expect(() => resolveGlobs(planCaptures(config), config, seen, startsWith)).toThrow(
      expect.objectContaining({ why: "The program emitted only these ranges: decode_1, decode_2, prefill." }),
    );
  });

  test("a glob that matches a range whose name differs from run to run is refused, because it can't gate", () => {
    const config = configOf("ranges=[decode*]");
    const volatile = seen.map((range) => ({ ...range, isVolatile: true }));
    expect(() => resolveGlobs(planCaptures(config), config, volatile, startsWith)).toThrow(
      expect.objectContaining({ help: expect.stringContaining("nsys.capture=none") }),
    );
  });

  test("where the program emitted no range at all, the advice is that for its language", () => {
    const hintFor = (command: string): string => {
      const config = configOf("ranges=[forward*]", `workload.command=${command}`);
      try {
        resolveGlobs(planCaptures(config), config, [], startsWith);
      } catch (error) {
        if (error instanceof UserError) return `${error.why}\n${error.help}`;
      }
      throw new Error("It was not refused.");
    };
    expect(hintFor("python3 bench.py")).toMatch(
      /^nsys saw no NVTX ranges at all\.\n[^]*nvtx, note that versions 0\.2\.12 and newer/,
    );
    expect(hintFor("./bench")).toMatch(/nvtxRangePushA/);
    expect(hintFor("./bench")).not.toContain("0.2.12");
  });
});
