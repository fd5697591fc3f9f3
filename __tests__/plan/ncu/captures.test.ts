import { describe, expect, test } from "@jest/globals";
import type { Config } from "../../../src/model/config.ts";
import { replaysRanges, type NcuFilterMode } from "../../../src/plan/ncu/argv.ts";
import {
  describeNcu,
  leftOutText,
  ncuNeed,
  planNcu as planOf,
  planNcuAgain,
  type NcuCapturePlan,
  type NcuRangeToProfile,
} from "../../../src/plan/ncu/captures.ts";
import { configOf } from "../../support/config.ts";

const ncuOf = (...overrides: string[]) => configOf(...overrides).ncu;

/** Of a program whose kernels one process launched, unless said. */
function planNcu(
  ncu: Config["ncu"],
  ranges: readonly NcuRangeToProfile[],
  processes = 1,
  filterMode: NcuFilterMode = "global",
): NcuCapturePlan[] {
  return planOf(ncu, filterMode, ranges, processes);
}

/** A kernel as the captures saw it. */
function kernel(name: string, change: Partial<NcuRangeToProfile["kernels"][number]> = {}) {
  return { name, mangled: [`_Z${name}`], family: "other", share: 0.3, configurations: 1, asked: false, ...change };
}

function range(name: string, change: Partial<NcuRangeToProfile> = {}): NcuRangeToProfile {
  const kernels = ["gemm", "norm", "copy"].map((each) => kernel(each));
  return { name, domain: "", styles: ["pushpop"], kernels, ...change };
}

const filter = (name: string, domain = "") => ({ name, domain, style: "pushpop" });

describe("planNcu", () => {
  test("plans a process for each range, with its top kernels by mangled name", () => {
    const planned = { filterMode: "global", kernels: ["_Zgemm", "_Znorm"], shared: null, launches: 2, leftOut: [] };
    const [prefill, decode] = [filter("prefill", "LLM"), filter("decode")];
    expect(planNcu(ncuOf("ncu.top-kernels=2"), [range("prefill", { domain: "LLM" }), range("decode")])).toEqual([
      { label: "ncu, prefill@LLM", directory: "prefill@LLM", filters: [prefill], ...planned },
      { label: "ncu, decode", directory: "decode", filters: [decode], ...planned },
    ]);
  });

  test("uses no filter for a whole capture, and can't replay it as a range", () => {
    const whole = [range("(whole capture)", { styles: [] })];
    expect(planNcu(ncuOf(), whole)).toMatchObject([
      { label: "ncu, (whole capture)", filters: [], kernels: ["_Zgemm", "_Znorm", "_Zcopy"], launches: 3 },
    ]);
    expect(planNcu(ncuOf("ncu.replay-mode=range"), whole)).toEqual([]);
  });

  test("names each variant of a kernel once", () => {
    const kernels = [
      kernel("gemm<float>", { mangled: ["_Zgemm1", "_Zgemm2"] }),
      kernel("nvjet", { mangled: [] }),
      kernel("gemm<half>", { mangled: ["_Zgemm2"] }),
    ];
    expect(planNcu(ncuOf(), [range("decode", { kernels })])).toMatchObject([
      { kernels: ["_Zgemm1", "_Zgemm2", "nvjet"] },
    ]);
  });

  test("repeats communication only with the whole program, because its peers would wait", () => {
    const nccl = kernel("nccl", { family: "communication" });
    const both = [range("decode", { kernels: [nccl, kernel("gemm")] }), range("sync", { kernels: [nccl] })];
    const planned = (mode: string) =>
      planNcu(ncuOf("ncu.top-kernels=1", `ncu.replay-mode=${mode}`), both).map(({ kernels }) => kernels);
    expect(planned("kernel")).toEqual([["_Zgemm"]]);
    expect(planned("application")).toEqual([["_Znccl"], ["_Znccl"]]);
  });

  test("chooses 95% of the kernel time if each launch configuration is measured", () => {
    const kernels = [0.5, 0.25, 0.2, 0.04, 0.01].map((share, at) => kernel(`k${String(at)}`, { share }));
    const planned = (top: number, mode: NcuFilterMode) =>
      planNcu(ncuOf(`ncu.top-kernels=${String(top)}`), [range("decode", { kernels })], 1, mode)[0];
    expect(planned(1, "per-launch-config")).toMatchObject({ kernels: ["_Zk0", "_Zk1", "_Zk2"], launches: null });
    expect(planned(4, "per-launch-config")?.kernels).toHaveLength(4);
    expect(planned(1, "global")).toMatchObject({ kernels: ["_Zk0"], launches: 1 });
  });

  test.each(["global", "per-launch-config"] as const)(
    "chooses a small kernel if it needs an explanation: %s",
    (mode) => {
      const small = [kernel("small", { share: 0.01 }), kernel("asked", { share: 0.01, asked: true })];
      const decode = range("decode", { kernels: [kernel("large", { share: 0.98 }), ...small] });
      expect(planNcu(ncuOf("ncu.top-kernels=1"), [decode], 1, mode)).toMatchObject([
        { kernels: ["_Zlarge", "_Zasked"] },
      ]);
    },
  );

  test("plans one process for all ranges if each launch configuration is measured", () => {
    const ranges = [
      range("prefill", { domain: "LLM", kernels: [kernel("norm", { share: 0.2 }), kernel("gemm", { share: 0.1 })] }),
      range("decode", { kernels: [kernel("gemm", { share: 0.6 }), kernel("copy", { share: 0.3 })] }),
    ];
    expect(planNcu(ncuOf("ncu.launches-per-kernel=2"), ranges, 1, "per-launch-config")).toEqual([
      {
        label: "ncu, prefill@LLM, decode",
        directory: "all-ranges",
        filters: [filter("prefill", "LLM"), filter("decode")],
        filterMode: "per-launch-config",
        kernels: ["_Zgemm", "_Zcopy", "_Znorm"],
        shared: [
          { name: "prefill", domain: "LLM", directory: "prefill@LLM", kernels: ["_Znorm", "_Zgemm"] },
          { name: "decode", domain: "", directory: "decode", kernels: ["_Zgemm", "_Zcopy"] },
        ],
        launches: null,
        leftOut: [],
      },
    ]);
  });

  test("measures one launch of each kernel for a range with many launch configurations", () => {
    const many = range("grows", { kernels: [kernel("attention", { configurations: 65 })] });
    const planned = planNcu(ncuOf(), [range("prefill"), many, range("decode")], 1, "per-launch-config");
    expect(planned.map(({ label, filterMode, launches }) => [label, filterMode, launches])).toEqual([
      ["ncu, prefill, decode", "per-launch-config", null],
      ["ncu, grows", "global", 1],
    ]);
  });

  test("plans a separate process and folder for what a shared process missed", () => {
    const [shared] = planNcu(ncuOf(), [range("all-ranges"), range("decode")], 1, "per-launch-config");
    const [first] = shared?.shared ?? [];
    if (shared === undefined || first === undefined) throw new Error("There is a plan for two ranges.");
    const again = planNcuAgain(shared, first, ["_Zgemm"]);
    expect(again).toMatchObject({
      label: "ncu, all-ranges",
      filters: [filter("all-ranges")],
      filterMode: "per-launch-config",
      kernels: ["_Zgemm"],
      shared: null,
    });
    expect(again.directory).not.toBe(shared.directory);
  });

  test("filters in both styles if a range is emitted in both", () => {
    const [plan] = planNcu(ncuOf(), [range("decode", { styles: ["pushpop", "startend"] })]);
    expect(plan?.filters.map(({ style }) => style)).toEqual(["pushpop", "startend"]);
  });

  test.each([
    ["replay-mode=range", "ncu, all ranges", "all-ranges", [filter("stem"), filter("head")]],
    ["replay-mode=app-range", "ncu, all ranges", "all-ranges", [filter("stem"), filter("head")]],
    ["gating=false", "ncu, whole program", "whole-program", []],
  ])("plans one process for all kernels with ncu.%s", (override, label, directory, filters) => {
    const all = { filterMode: "global", kernels: null, shared: null, launches: null, leftOut: [] };
    const planned = planNcu(ncuOf(`ncu.${override}`), [range("stem"), range("head")]);
    expect(planned).toEqual([{ label, directory, filters, ...all }]);
  });

  test.each([[[]], [["ncu.replay-mode=range"]]])("skips ranges without kernels: %j", (overrides) => {
    const none = range("idle", { kernels: [] });
    expect(planNcu(ncuOf(...overrides), [none])).toEqual([]);
    expect(planNcu(ncuOf(...overrides), [none, range("decode")])).toMatchObject([{ filters: [filter("decode")] }]);
  });

  test("leaves out names that don't fit into one argument, and warns", () => {
    const names = ["a", "b", "c"].map((letter) => letter.repeat(60_000));
    const kernels = names.map((name) => kernel(name, { mangled: [name] }));
    const plans = planNcu(ncuOf(), [range("decode", { kernels })]);
    expect(plans).toMatchObject([{ kernels: names.slice(0, 2), leftOut: names.slice(2) }]);
    expect(plans.map(leftOutText)).toEqual([expect.stringContaining("ncu, decode: 1 of 3 kernels")]);
    expect(planNcu(ncuOf(), [range("decode")]).map(leftOutText)).toEqual([null]);
  });

  test.each<[string[], processes: number, launches: number | null]>([
    [[], 1, 3],
    [["ncu.launches-per-kernel=2", "ncu.top-kernels=2"], 1, 4],
    [[], 8, 24],
    [["ncu.replay-mode=application"], 1, null],
  ])("plans, with %j and %d processes, %s launches", (overrides, processes, launches) => {
    expect(planNcu(ncuOf(...overrides), [range("decode")], processes)).toMatchObject([{ launches }]);
  });

  test("gives ranges with similar names different folders", () => {
    const directories = planNcu(ncuOf(), [range("a/b"), range("a_b")]).map(({ directory }) => directory);
    expect(new Set(directories).size).toBe(2);
  });
});

test.each([
  ["kernel", false],
  ["application", false],
  ["range", true],
  ["app-range", true],
])("knows whether %s replays ranges: %s", (mode, expected) => {
  expect(replaysRanges(ncuOf(`ncu.replay-mode=${mode}`))).toBe(expected);
});

test.each([
  ["top-kernels=12", "global", "for each range (its top 12 kernels)"],
  ["top-kernels=1", "global", "for each range (its top kernel)"],
  ["top-kernels=1", "per-launch-config", "over all ranges (one launch per configuration of their top kernels)"],
  ["replay-mode=app-range", "global", "over all ranges (app-range replay)"],
  ["gating=false", "global", "over the whole program"],
] as const)("describes ncu.%s with %s filters as a run %s", (override, filterMode, what) => {
  expect(describeNcu(ncuOf(`ncu.${override}`), filterMode)).toBe(`a run of ncu ${what}`);
});

test.each([
  [[], "required"],
  [["ncu.unavailable=warn"], "wanted"],
  [["ncu.unavailable=skip"], "wanted"],
  [["require-kernels=false"], "wanted"],
  [["ncu.enabled=false"], "none"],
])("decides from %j that ncu is %s", (overrides, need) => {
  expect(ncuNeed(configOf(...overrides))).toBe(need);
});
