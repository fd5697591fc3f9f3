import { describe, expect, test } from "@jest/globals";
import type { Config } from "../../../src/model/config.ts";
import { replaysRanges, type NcuFilterMode } from "../../../src/plan/ncu/argv.ts";
import {
  describeNcu,
  leftOutText,
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

describe("planNcu", () => {
  test("a process for each range, with its top kernels by mangled name", () => {
    expect(planNcu(ncuOf("ncu.top-kernels=2"), [range("prefill", { domain: "LLM" }), range("decode")])).toEqual([
      {
        label: "ncu, prefill@LLM",
        directory: "prefill@LLM",
        filters: [{ name: "prefill", domain: "LLM", style: "pushpop" }],
        filterMode: "global",
        kernels: ["_Zgemm", "_Znorm"],
        shared: null,
        launches: 2,
        leftOut: [],
      },
      {
        label: "ncu, decode",
        directory: "decode",
        filters: [{ name: "decode", domain: "", style: "pushpop" }],
        filterMode: "global",
        kernels: ["_Zgemm", "_Znorm"],
        shared: null,
        launches: 2,
        leftOut: [],
      },
    ]);
  });

  test("the whole capture of a program without ranges has no filter, and no range that could be replayed", () => {
    const whole = [range("(whole capture)", { styles: [] })];
    expect(planNcu(ncuOf(), whole)).toMatchObject([
      { label: "ncu, (whole capture)", filters: [], kernels: ["_Zgemm", "_Znorm", "_Zcopy"], launches: 3 },
    ]);
    expect(planNcu(ncuOf("ncu.replay-mode=range"), whole)).toEqual([]);
  });

  test("all variants of a kernel are named, each once; a function with one name has that", () => {
    const kernels = [
      kernel("gemm<float>", { mangled: ["_Zgemm1", "_Zgemm2"] }),
      kernel("nvjet", { mangled: [] }),
      kernel("gemm<half>", { mangled: ["_Zgemm2"] }),
    ];
    expect(planNcu(ncuOf(), [range("decode", { kernels })])).toMatchObject([
      { kernels: ["_Zgemm1", "_Zgemm2", "nvjet"] },
    ]);
  });

  test("communication is never repeated alone, for its peers would wait; with the whole program it is", () => {
    const kernels = [
      kernel("ncclDevKernel_AllReduce", { mangled: ["_Znccl"], family: "communication" }),
      kernel("gemm"),
    ];
    const both = [range("decode", { kernels }), range("sync", { kernels: kernels.slice(0, 1) })];
    expect(planNcu(ncuOf("ncu.top-kernels=1"), both).map((plan) => plan.kernels)).toEqual([["_Zgemm"]]);
    const whole = planNcu(ncuOf("ncu.top-kernels=1", "ncu.replay-mode=application"), both);
    expect(whole.map((plan) => plan.kernels)).toEqual([["_Znccl"], ["_Znccl"]]);
  });

  test("with each launch configuration: kernels until they hold 95% of the time, and no count of launches", () => {
    const kernels = [0.5, 0.25, 0.2, 0.04, 0.01].map((share, at) => kernel(`k${String(at)}`, { share }));
    const planned = (top: number, mode: NcuFilterMode) =>
      planNcu(ncuOf(`ncu.top-kernels=${String(top)}`), [range("decode", { kernels })], 1, mode)[0];
    expect(planned(1, "per-launch-config")).toMatchObject({ kernels: ["_Zk0", "_Zk1", "_Zk2"], launches: null });
    expect(planned(4, "per-launch-config")?.kernels).toHaveLength(4);
    expect(planned(1, "global")).toMatchObject({ kernels: ["_Zk0"], launches: 1 });
  });

  test.each(["global", "per-launch-config"] as const)(
    "a kernel that is asked about is chosen, however small: %s",
    (mode) => {
      const kernels = [
        kernel("large", { share: 0.98 }),
        kernel("small", { share: 0.01 }),
        kernel("asked", { share: 0.01, asked: true }),
      ];
      expect(planNcu(ncuOf("ncu.top-kernels=1"), [range("decode", { kernels })], 1, mode)).toMatchObject([
        { kernels: ["_Zlarge", "_Zasked"] },
      ]);
    },
  );

  test("one process for all ranges where each launch configuration is measured, with what was chosen for each", () => {
    const ranges = [
      range("prefill", { domain: "LLM", kernels: [kernel("norm", { share: 0.2 }), kernel("gemm", { share: 0.1 })] }),
      range("decode", { kernels: [kernel("gemm", { share: 0.6 }), kernel("copy", { share: 0.3 })] }),
    ];
    expect(planNcu(ncuOf("ncu.launches-per-kernel=2"), ranges, 1, "per-launch-config")).toEqual([
      {
        label: "ncu, prefill@LLM, decode",
        directory: "all-ranges",
        filters: [
          { name: "prefill", domain: "LLM", style: "pushpop" },
          { name: "decode", domain: "", style: "pushpop" },
        ],
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

  test("a range with many launch configurations has a process of its own, in which one launch of a kernel is measured", () => {
    const many = range("grows", { kernels: [kernel("attention", { configurations: 65 })] });
    const planned = (...overrides: string[]) =>
      planNcu(ncuOf(...overrides), [range("prefill"), many, range("decode")], 1, "per-launch-config").map(
        ({ label, filterMode, launches }) => [label, filterMode, launches],
      );
    expect(planned()).toEqual([
      ["ncu, prefill, decode", "per-launch-config", null],
      ["ncu, grows", "global", 1],
    ]);
    // Who asks for it has it.
    expect(planned("ncu.filter-mode=per-launch-config")).toEqual([
      ["ncu, prefill, grows, decode", "per-launch-config", null],
    ]);
  });

  test("what is left of a range of several has a process of its own, in a folder of its own", () => {
    const [shared] = planNcu(ncuOf(), [range("all-ranges"), range("decode")], 1, "per-launch-config");
    const [first] = shared?.shared ?? [];
    if (shared === undefined || first === undefined) throw new Error("There is a plan for two ranges.");
    const again = planNcuAgain(shared, first, ["_Zgemm"]);
    expect(again).toMatchObject({
      label: "ncu, all-ranges",
      filters: [{ name: "all-ranges", domain: "", style: "pushpop" }],
      filterMode: "per-launch-config",
      kernels: ["_Zgemm"],
      shared: null,
    });
    expect(again.directory).not.toBe(shared.directory);
  });

  test("a range that is emitted in both styles is asked for in both", () => {
    expect(planNcu(ncuOf(), [range("decode", { styles: ["pushpop", "startend"] })])).toMatchObject([
      {
        filters: [
          { name: "decode", style: "pushpop" },
          { name: "decode", style: "startend" },
        ],
      },
    ]);
  });

  test.each(["range", "app-range"])("one process for all ranges where they are repeated as a whole: %s", (mode) => {
    expect(planNcu(ncuOf(`ncu.replay-mode=${mode}`), [range("stem"), range("head")])).toEqual([
      {
        label: "ncu, all ranges",
        directory: "all-ranges",
        filters: ["stem", "head"].map((name) => ({ name, domain: "", style: "pushpop" })),
        filterMode: "global",
        kernels: null,
        shared: null,
        launches: null,
        leftOut: [],
      },
    ]);
  });

  test("one process without any filter where gating is off", () => {
    expect(planNcu(ncuOf("ncu.gating=false"), [range("decode")])).toEqual([
      {
        label: "ncu, whole program",
        directory: "whole-program",
        filters: [],
        filterMode: "global",
        kernels: null,
        shared: null,
        launches: null,
        leftOut: [],
      },
    ]);
  });

  test.each([[[]], [["ncu.replay-mode=range"]]])("a range without kernels has nothing to explain %j", (overrides) => {
    const none = range("idle", { kernels: [] });
    expect(planNcu(ncuOf(...overrides), [none])).toEqual([]);
    const [plan, ...more] = planNcu(ncuOf(...overrides), [none, range("decode")]);
    expect(more).toEqual([]);
    expect(plan?.filters).toEqual([{ name: "decode", domain: "", style: "pushpop" }]);
  });

  test("names that do not fit into one argument are left out, and named", () => {
    const kernels = ["a", "b", "c"].map((letter) => kernel(letter, { mangled: [letter.repeat(60_000)] }));
    const [plan] = planNcu(ncuOf(), [range("decode", { kernels })]);
    expect(plan).toMatchObject({
      kernels: ["a".repeat(60_000), "b".repeat(60_000)],
      leftOut: ["c".repeat(60_000)],
    });
    expect(plan === undefined ? null : leftOutText(plan)).toContain("ncu, decode: 1 of 3 kernels aren't profiled");
    expect(planNcu(ncuOf(), [range("decode")]).map(leftOutText)).toEqual([null]);
  });

  test("the launches that this selects: of each kernel, in each process, in one pass over the program", () => {
    const launches = (overrides: readonly string[], processes: number) =>
      planNcu(ncuOf(...overrides), [range("decode")], processes).map((plan) => plan.launches);
    expect(launches([], 1)).toEqual([3]);
    expect(launches(["ncu.launches-per-kernel=2", "ncu.top-kernels=2"], 1)).toEqual([4]);
    expect(launches([], 8)).toEqual([24]);
    expect(launches(["ncu.replay-mode=application"], 1)).toEqual([null]);
  });

  test("ranges whose names would meet in one folder have one each", () => {
    const directories = planNcu(ncuOf(), [range("a/b"), range("a_b")]).map(({ directory }) => directory);
    expect(new Set(directories).size).toBe(2);
  });
});

test.each([
  ["kernel", false],
  ["application", false],
  ["range", true],
  ["app-range", true],
])("replaysRanges: %s %s", (mode, expected) => {
  expect(replaysRanges(ncuOf(`ncu.replay-mode=${mode}`))).toBe(expected);
});

test.each([
  [
    [],
    "a run of ncu for each range (its top 12 kernels)",
    "a run of ncu over all ranges (one launch per configuration of their top kernels)",
  ],
  [
    ["ncu.top-kernels=1"],
    "a run of ncu for each range (its top kernel)",
    "a run of ncu over all ranges (one launch per configuration of their top kernels)",
  ],
  [
    ["ncu.replay-mode=app-range"],
    "a run of ncu over all ranges (app-range replay)",
    "a run of ncu over all ranges (app-range replay)",
  ],
  [["ncu.gating=false"], "a run of ncu over the whole program", "a run of ncu over the whole program"],
])("describeNcu %j: %s", (overrides, global, perConfiguration) => {
  expect(describeNcu(ncuOf(...overrides), "global")).toBe(global);
  expect(describeNcu(ncuOf(...overrides), "per-launch-config")).toBe(perConfiguration);
});
