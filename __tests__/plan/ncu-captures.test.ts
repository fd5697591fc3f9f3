import { describe, expect, test } from "@jest/globals";
import type { Config } from "../../src/model/config.ts";
import {
  describeNcu,
  planNcu as planOf,
  replaysRanges,
  type NcuCapturePlan,
  type NcuRangeToProfile,
} from "../../src/plan/ncu-argv.ts";
import { configOf } from "../support/config.ts";

const ncuOf = (...overrides: string[]) => configOf(...overrides).ncu;

/** Of a program whose kernels one process launched, unless said. */
function planNcu(ncu: Config["ncu"], ranges: readonly NcuRangeToProfile[], processes = 1): NcuCapturePlan[] {
  return planOf(ncu, ranges, processes);
}

function range(name: string, change: Partial<NcuRangeToProfile> = {}): NcuRangeToProfile {
  const kernels = ["gemm", "norm", "copy"].map((kernel) => ({
    name: kernel,
    mangled: [`_Z${kernel}`],
    family: "other",
    share: 0.3,
  }));
  return { name, domain: "", styles: ["pushpop"], kernels, ...change };
}

describe("planNcu", () => {
  test("a process for each range, with its top kernels by mangled name", () => {
    expect(planNcu(ncuOf("ncu.top-kernels=2"), [range("prefill", { domain: "LLM" }), range("decode")])).toEqual([
      {
        label: "ncu, prefill@LLM",
        directory: "prefill@LLM",
        filters: [{ name: "prefill", domain: "LLM", style: "pushpop" }],
        kernels: ["_Zgemm", "_Znorm"],
        launches: 2,
        leftOut: [],
      },
      {
        label: "ncu, decode",
        directory: "decode",
        filters: [{ name: "decode", domain: "", style: "pushpop" }],
        kernels: ["_Zgemm", "_Znorm"],
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
      { name: "gemm<float>", mangled: ["_Zgemm1", "_Zgemm2"], family: "gemm", share: 0.3 },
      { name: "nvjet", mangled: [], family: "gemm", share: 0.3 },
      { name: "gemm<half>", mangled: ["_Zgemm2"], family: "gemm", share: 0.3 },
    ];
    expect(planNcu(ncuOf(), [range("decode", { kernels })])).toMatchObject([
      { kernels: ["_Zgemm1", "_Zgemm2", "nvjet"] },
    ]);
  });

  test("communication is never repeated alone, for its peers would wait; with the whole program it is", () => {
    const kernels = [
      { name: "ncclDevKernel_AllReduce", mangled: ["_Znccl"], family: "communication", share: 0.3 },
      { name: "gemm", mangled: ["_Zgemm"], family: "gemm", share: 0.3 },
    ];
    const both = [range("decode", { kernels }), range("sync", { kernels: kernels.slice(0, 1) })];
    expect(planNcu(ncuOf("ncu.top-kernels=1"), both).map((plan) => plan.kernels)).toEqual([["_Zgemm"]]);
    const whole = planNcu(ncuOf("ncu.top-kernels=1", "ncu.replay-mode=application"), both);
    expect(whole.map((plan) => plan.kernels)).toEqual([["_Znccl"], ["_Znccl"]]);
  });

  test("with each launch configuration: kernels until they hold 95 % of the time, and no count of launches", () => {
    const shares = [0.5, 0.25, 0.2, 0.04, 0.01];
    const kernels = shares.map((share, at) => ({
      name: `k${String(at)}`,
      mangled: [`_Zk${String(at)}`],
      family: "other",
      share,
    }));
    const planned = (top: number, mode: string) =>
      planNcu(ncuOf(`ncu.top-kernels=${String(top)}`, `ncu.filter-mode=${mode}`), [range("decode", { kernels })])[0];
    expect(planned(1, "per-launch-config")).toMatchObject({ kernels: ["_Zk0", "_Zk1", "_Zk2"], launches: null });
    expect(planned(4, "per-launch-config")?.kernels).toHaveLength(4);
    expect(planned(1, "global")).toMatchObject({ kernels: ["_Zk0"], launches: 1 });
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
        kernels: null,
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
        kernels: null,
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
    const kernels = ["a", "b", "c"].map((letter) => ({
      name: letter,
      mangled: [letter.repeat(60_000)],
      family: "other",
      share: 0.3,
    }));
    expect(planNcu(ncuOf(), [range("decode", { kernels })])).toMatchObject([
      { kernels: ["a".repeat(60_000), "b".repeat(60_000)], leftOut: ["c".repeat(60_000)] },
    ]);
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
  [[], "a run of ncu for each range (its top 12 kernels)"],
  [["ncu.top-kernels=1"], "a run of ncu for each range (its top kernel)"],
  [["ncu.replay-mode=app-range"], "a run of ncu over all ranges (app-range replay)"],
  [["ncu.gating=false"], "a run of ncu over the whole program"],
])("describeNcu %j: %s", (overrides, text) => {
  expect(describeNcu(ncuOf(...overrides))).toBe(text);
});
