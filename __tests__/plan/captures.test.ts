import { describe, expect, test } from "@jest/globals";
import { UserError } from "../../src/model/errors.ts";
import type { CapturePlan } from "../../src/model/run/plan.ts";
import type { RangeSpec, SeenRange } from "../../src/model/reports/range.ts";
import {
  namesNoRange,
  describePlan,
  gatesItself,
  skipRecordedProbe,
  planCaptures,
  resolveGlobs,
  sharedPlan,
  skippedReports,
} from "../../src/plan/captures.ts";
import { explainGating } from "../../src/plan/shared-captures.ts";
import { configOf } from "../support/config.ts";
import { seenRange } from "../support/seen-range.ts";

/** Each capture as `label: gate, of ranges, exit codes`. */
const summary = (...overrides: string[]): string[] =>
  planCaptures(configOf(...overrides)).captures.map(({ label, gate, ranges, successExitCodes }) => {
    const gated = gate.kind === "nvtx" ? `nvtx ${gate.range.text} ×${gate.instances}` : gate.kind;
    return `${label}: ${gated}, of ${ranges.map(({ text }) => text).join("+")}, ${successExitCodes.join("/")}`;
  });

const skippedOf = (capture: CapturePlan): number =>
  skippedReports({ gated: gatesItself(capture), wanted: capture.ranges });

test.each<[string[], boolean]>([
  [[], true],
  [["ranges=decode"], false],
  [["nsys.capture-range=bench"], false],
  [["workload.server.command=[a]", "workload.server.client=[b]", "workload.server.ready-port=80"], false],
  [["workload.rounds-per-load=3"], false],
])("measures the whole program by %j: %s", (overrides, expected) => {
  expect(namesNoRange(configOf(...overrides))).toBe(expected);
});

describe("planCaptures", () => {
  const ending = "nsys.capture-range-end";
  const a = "a: nvtx a";
  test.each<[string, string[], string[]]>([
    [
      "gates a capture by each range",
      ["ranges=[prefill,decode]"],
      ["prefill: nvtx prefill ×1, of prefill, 0", "decode: nvtx decode ×1, of decode, 0"],
    ],
    [
      "captures an enclosing range once and analyzes all ranges in it",
      ["ranges=[prefill,decode*]", "nsys.capture-range=bench"],
      ["bench: nvtx bench ×1, of prefill+decode*, 0"],
    ],
    ["captures the whole program if nothing names a range", [], ["whole program: none, of , 0"]],
    [
      "captures the whole program without gating",
      ["ranges=[a,b]", "nsys.gating=false"],
      ["whole program: none, of a+b, 0"],
    ],
    [
      "accepts exit code 143 if nsys ends the program",
      ["ranges=[a]", `${ending}=stop-shutdown`],
      [`${a} ×1, of a, 0/143`],
    ],
    ["accepts only exit code 0 otherwise", ["ranges=[a]", "instances=2", `${ending}=repeat:2`], [`${a} ×2, of a, 0`]],
    ["prefers a range's own instances", ["ranges=[{range: a, instances: 4}]", "instances=2"], [`${a} ×4, of a, 0`]],
  ])("makes a plan that %s", (_name, overrides, expected) => {
    expect(summary(...overrides)).toEqual(expected);
  });

  test("captures the skipped instances, too, and keeps both numbers in a shared capture", () => {
    const config = configOf("ranges=[{range: decode, skip: 2, instances: 4}, {range: prefill, skip: 1}]");
    const plan = planCaptures(config);
    expect(plan.captures.map(({ gate }) => (gate.kind === "none" ? null : gate.instances))).toEqual([6, 2]);
    expect(plan.captures.map(skippedOf)).toEqual([2, 1]);
    const shared = sharedPlan(plan, config).captures;
    expect(shared).toMatchObject([
      {
        ranges: [
          { skip: 2, instances: 4 },
          { skip: 1, instances: 1 },
        ],
      },
    ]);
    expect(shared.map(skippedOf)).toEqual([0]);
  });

  test("skips no instance of an enclosing range, or of a range that gates others", () => {
    const enclosed = (ranges: string) => planCaptures(configOf(`ranges=[${ranges}]`, "nsys.capture-range=bench"));
    expect(() => enclosed("{range: bench, skip: 1}")).toThrow(expect.objectContaining({ id: "bad-range" }));
    expect(enclosed("{range: decode, skip: 1}").captures.map(skippedOf)).toEqual([0]);
    const { captures } = enclosed("{range: prefill, skip: 1}, bench");
    expect(captures.map((capture) => [gatesItself(capture), skippedOf(capture)])).toEqual([[false, 0]]);
  });

  test("gives safe, distinct directories to labels that aren't file names or would collide", () => {
    const directories = planCaptures(configOf("ranges=[decode,a::b/c,a__b_c]")).captures.map((one) => one.directory);
    expect(directories).toEqual(["decode", expect.stringMatching(/^a__b_c/), expect.stringMatching(/^a__b_c/)]);
    expect(new Set(directories).size).toBe(3);
  });

  test.each([
    ["ranges=[decode, prefill, {range: decode, instances: 1}]", '"decode"'],
    ["ranges=[decode, decode@*]", '"decode@*"'],
    ["ranges=[decode@*, decode@LLM]", '"decode@LLM"'],
    ['ranges=["a, b", "a\\\\, b"]', "more than once"],
    ["ranges=[layer*, layer*]", '"layer*"'],
    ["ranges=(whole capture)", '"(whole capture)"'],
  ])("rejects ranges that can never be measured: %s", (override, what) => {
    expect(() => planCaptures(configOf(override))).toThrow(
      expect.objectContaining({ id: "bad-range", where: "ranges", message: expect.stringContaining(what) }),
    );
  });

  test.each(["ranges=[decode, decode@LLM]", "ranges=[decode, decode*]", "ranges=[a*, a\\*]"])(
    "accepts what can be measured: %s",
    (override) => {
      expect(planCaptures(configOf(override)).captures).not.toEqual([]);
    },
  );

  test("rejects a glob as the enclosing range", () => {
    expect(() => planCaptures(configOf("nsys.capture-range=bench*"))).toThrow(UserError);
  });
});

test.each([
  ["workload.rounds-per-load=2", "3 captures in 2 loads of the program"],
  ["nsys.captures=range", "6 captures (prefill, decode × 3 rounds), each in a fresh process"],
  [
    "nsys.captures=auto",
    "6 captures (prefill, decode × 3 rounds) or, if a probe allows it, 3 of all ranges, each in a fresh process",
  ],
])("describes the number of captures with %s", (override, description) => {
  const config = configOf("ranges=[prefill,decode]", "rounds=3", override);
  expect(describePlan(planCaptures(config), config)).toBe(description);
});

describe("capture mode", () => {
  test.each([
    ["several ranges", ["ranges=[a,b]"], "probe"],
    ["a glob", ["ranges=[a*]"], "probe"],
    ["one range", ["ranges=[a]"], "range"],
    ["each range alone", ["ranges=[a,b]", "nsys.captures=range"], "range"],
    ["a program that nsys ends after the range", ["ranges=[a,b]", "nsys.capture-range-end=stop-shutdown"], "range"],
    ["an enclosing range", ["ranges=[a,b]", "nsys.capture-range=c"], "all"],
    ["no gating", ["ranges=[a,b]", "nsys.gating=false"], "all"],
    ["several rounds per load", ["ranges=[a,b]", "workload.rounds-per-load=2"], "all"],
    ["the profiler API", ["ranges=[a,b]", "nsys.capture=cudaProfilerApi"], "all"],
  ])("is chosen for %s", (_name, overrides, mode) => {
    expect(planCaptures(configOf(...overrides)).captureMode).toBe(mode);
  });

  test.each([
    ["range", "nsys.captures=auto", "range"],
    ["all", "nsys.captures=auto", "probe"],
    [null, "nsys.captures=auto", "probe"],
    ["range", "nsys.gating=false", "all"],
  ] as const)("follows a recorded base's captures of %s, unless %s decides: %s", (recorded, override, mode) => {
    const plan = planCaptures(configOf("ranges=[a,b]", override));
    expect(skipRecordedProbe(plan, recorded).captureMode).toBe(mode);
  });

  test("gives a shared capture no gate, and each range the instances of its own gate", () => {
    const config = configOf("ranges=[a,{range: b, instances: 2}]", "rounds=3");
    expect(sharedPlan(planCaptures(config), config)).toMatchObject({
      captureMode: "all",
      rounds: 3,
      captures: [
        {
          label: "all ranges",
          directory: "all-ranges",
          gate: { kind: "none" },
          ranges: [
            { text: "a", instances: 1 },
            { text: "b", instances: 2 },
          ],
          takesFirst: true,
          successExitCodes: [0],
        },
      ],
    });
  });

  test.each([
    [{}, null],
    [{ bytes: 40 * 2 ** 20 }, "40 MiB, more than 32 MiB"],
    [{ outside: 100_001 }, "100,001 kernels"],
    [{ threads: 2 }, "2 threads"],
  ])("decides from a probe's %j whether to capture each range separately: %s", (change, why) => {
    const found = explainGating({ bytes: 32 * 2 ** 20, outside: 100_000, threads: 1, ...change });
    expect(found).toEqual(why === null ? null : expect.stringContaining(why));
  });
});

describe("resolveGlobs", () => {
  const seen = ["decode_1", "decode_2", "prefill"].map((name) => seenRange(name));
  const startsWith = (spec: RangeSpec, all: readonly SeenRange[]): SeenRange[] =>
    all.filter(({ name }) => name.startsWith(spec.message.replace("*", "")));
  const resolve = (all: readonly SeenRange[], ...overrides: string[]) => {
    const config = configOf(...overrides);
    return resolveGlobs(planCaptures(config), config, all, startsWith);
  };

  test("replaces a glob with existing ranges, without repeating one that was named", () => {
    expect(planCaptures(configOf("ranges=[decode_2,decode*]")).unresolved).toMatchObject([{ text: "decode*" }]);
    const { captures, unresolved } = resolve(seen, "ranges=[decode_2,decode*]");
    expect(captures.map(({ label }) => label)).toEqual(["decode_2", "decode_1"]);
    expect(unresolved).toEqual([]);
  });

  test("lists the existing ranges if a glob matches nothing", () => {
    const why = expect.stringContaining(": decode_1, decode_2, prefill.");
    expect(() => resolve(seen, "ranges=[forward*]")).toThrow(expect.objectContaining({ why }));
  });

  test("rejects a range whose name differs from run to run", () => {
    const volatile = seen.map((range) => ({ ...range, isVolatile: true }));
    const help = expect.stringContaining("nsys.capture=none");
    expect(() => resolve(volatile, "ranges=[decode*]")).toThrow(expect.objectContaining({ help }));
  });

  test.each([
    ["python3 bench.py", /0\.2\.12/],
    ["./bench", /nvtxRangePushA(?!.*0\.2\.12)/],
  ])("advises about the language if there are no ranges: %s", (command, help) => {
    expect(() => resolve([], "ranges=[forward*]", `workload.command=${command}`)).toThrow(
      expect.objectContaining({ why: expect.stringContaining("no NVTX ranges"), help: expect.stringMatching(help) }),
    );
  });
});
