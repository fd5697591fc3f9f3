import { describe, expect, test } from "@jest/globals";
import type { RangeStyle } from "../../../src/model/reports/range.ts";
import { longestName, shortenName } from "../../../src/model/text/shorten-name.ts";
import {
  kernelsThatFit,
  longestArgument,
  ncuArgv,
  ncuImportArgv,
  ncuSourceArgv,
  ncuRangeExpression,
  type NcuRequest,
} from "../../../src/plan/ncu/argv.ts";
import { configOf } from "../../support/config.ts";

const workload = ["python3", "serve.py", "--nvtx"];
const decode = { name: "decode", domain: "", style: "pushpop" } as const;
const request: NcuRequest = {
  ranges: [decode],
  kernels: ["_Zgemm", "nvjet"],
  launches: null,
  selection: { sections: ["LaunchStats", "Occupancy"], metrics: [], presetMetrics: [] },
  filterMode: "global",
  log: "/run/raw.csv",
  report: "/run/report",
};
const argvOf = (overrides: readonly string[], change: Partial<NcuRequest> = {}): string[] =>
  ncuArgv(configOf(...overrides).ncu, { ...request, ...change }, workload);

describe("ncuArgv", () => {
  const output = "--csv --page=raw --print-units=base --print-kernel-base=mangled";
  const common = [
    ..."ncu --target-processes=all --log-file=/run/raw.csv --export=/run/report".split(" "),
    ...`${output} --replay-mode=kernel --clock-control=none`.split(" "),
  ];
  const inDecode = ["--nvtx", "--nvtx-include", "decode/"];
  const kernels = ["--kernel-name-base=mangled", "--kernel-id", "::regex:^(_Zgemm|nvjet)$:1"];
  const sections = ["--section", "LaunchStats", "--section", "Occupancy"];

  test("measures one launch of each kernel in one range, with the program's own options last", () => {
    expect(argvOf([])).toEqual([...common, ...inDecode, ...kernels, ...sections, ...workload]);
  });

  test("passes a flag for each range, and no kernel filter if ranges are replayed as a whole", () => {
    const ranges = [decode, { name: "prefill", domain: "LLM", style: "startend" } as const];
    expect(argvOf(["ncu.replay-mode=range"], { ranges, kernels: null })).toEqual([
      ...common.with(-2, "--replay-mode=range"),
      ...[...inDecode, "--nvtx-include", "LLM@prefill"],
      ...[...sections, ...workload],
    ]);
  });

  test("selects kernels of the whole program if gating is off", () => {
    expect(argvOf([], { ranges: [], kernels: null })).toEqual([...common, ...sections, ...workload]);
  });

  test("stops after the expected launches, and ends the program if configured", () => {
    const launched = (...overrides: string[]) => argvOf(overrides, { launches: 2 });
    const counted = ["--launch-count=2"];
    expect(launched()).toEqual([...common, ...inDecode, ...kernels, ...counted, ...sections, ...workload]);
    expect(launched("ncu.end-early=true")).toEqual(expect.arrayContaining([...counted, "--kill=yes"]));
    expect(argvOf(["ncu.end-early=true"]).join(" ")).not.toContain("--kill");
  });

  test("includes every possible option", () => {
    const overrides = [
      ...["ncu.path=/opt/ncu", "ncu.set=full"],
      ...["ncu.launches-per-kernel=3", 'ncu.extra-arguments=["--import-source", "yes"]'],
    ];
    const metrics = ["dram__bytes.sum", "regex:sm__.*"];
    expect(argvOf(overrides, { selection: { sections: [], metrics, presetMetrics: [] } })).toEqual([
      ...["/opt/ncu", ...common.slice(1)],
      ...[...inDecode, ...kernels.with(-1, "::regex:^(_Zgemm|nvjet)$:1|2|3")],
      ..."--set full --metrics dram__bytes.sum,regex:sm__.* --import-source yes".split(" "),
      ...workload,
    ]);
  });

  test("keeps kernel names in the id with launch configurations, so that nothing else is replayed", () => {
    const argv = argvOf([], { launches: null, filterMode: "per-launch-config" });
    expect(argv).toEqual(expect.arrayContaining(["--filter-mode=per-launch-config", ...kernels]));
    expect(argv.join(" ")).not.toContain("--launch-count");
    expect(argvOf([]).join(" ")).not.toContain("--filter-mode");
  });

  test("prints more pages of the report", () => {
    const page = (name: "raw" | "details") => ncuImportArgv("/opt/ncu", "/run/report.ncu-rep", name);
    expect(page("raw")).toEqual(`/opt/ncu --import=/run/report.ncu-rep ${output}`.split(" "));
    expect(page("details").slice(2)).toEqual(["--csv", "--page=details"]);
  });
});

describe("ncuSourceArgv", () => {
  const argv = (...names: string[]) => ncuSourceArgv("/opt/ncu", "/run/report.ncu-rep", names, "cuda,sass");

  test("selects kernels by their mangled names, with all characters escaped", () => {
    expect(argv("_Z1kv", "a.b$c")).toEqual([
      ..."/opt/ncu --import=/run/report.ncu-rep --csv --page=source --print-source=cuda,sass".split(" "),
      ..."--print-kernel-base=mangled --kernel-name-base=mangled --kernel-name regex:^(_Z1kv|a\\.b\\$c)$".split(" "),
    ]);
  });

  test("selects a shortened kernel name by its beginning", () => {
    const name = `_Z${"k".repeat(longestName)}`;
    const [, pattern = ""] = argv(shortenName(name)).at(-1)?.split("regex:") ?? [];
    expect([new RegExp(pattern).test(name), new RegExp(pattern).test("_Zother")]).toEqual([true, false]);
  });
});

test.each<[name: string, domain: string, style: RangeStyle, expression: string]>([
  ["decode", "", "pushpop", "decode/"],
  ["decode", "", "startend", "decode"],
  ["decode", "LLM", "pushpop", "LLM@decode/"],
  ["LLM@prefill", "", "pushpop", "LLM\\@prefill/"],
  ["step [1]", "", "pushpop", "step \\[1\\]/"],
  ["a/b,c*d+e", "x/y", "startend", "x\\/y@a\\/b\\,c\\*d\\+e"],
  ['q"uote', "", "pushpop", 'q"uote/'],
  // Measured with ncu 2025.3.1: a backslash stands for itself; one more matches nothing.
  ["back\\slash", "", "pushpop", "back\\slash/"],
  ["e\\\\two", "", "pushpop", "e\\\\two/"],
  ["in/dom", "my@dom,ain", "pushpop", "my\\@dom\\,ain@in\\/dom/"],
])("writes ncu's expression for %j of the domain %j, %s: %s", (name, domain, style, expression) => {
  expect(ncuRangeExpression({ name, domain, style })).toBe(expression);
});

describe("kernel ids", () => {
  const idOf = (kernels: readonly string[], overrides: readonly string[] = []): string =>
    argvOf(overrides, { kernels }).find((argument) => argument.startsWith("::regex:")) ?? "";

  test("matches only the given names, whatever characters they contain", () => {
    const names = ["_Zop$lambda", "a.b", "kernel<(int)4, T*>", "x|y", "[1]{2}^?+\\"];
    const pattern = new RegExp(/^::regex:(.*):1$/.exec(idOf(names))?.[1] ?? "");
    for (const name of names) expect(pattern.test(name)).toBe(true);
    for (const other of ["_Zop", "aXb", "x", "y", "kernel", "_Zop$lambda2", ""])
      expect(pattern.test(other)).toBe(false);
  });

  test.each([1, 100])("stays within Linux's limit for an argument, with %d launches of each", (launches) => {
    const set = [`ncu.launches-per-kernel=${launches}`];
    const name = (length: number) => "k".repeat(length);
    const room = longestArgument - idOf([""], set).length;
    expect(kernelsThatFit([name(room)], launches)).toEqual({ fit: [name(room)], left: [] });
    expect(idOf([name(room)], set)).toHaveLength(longestArgument);
    expect(kernelsThatFit([name(room + 1)], launches)).toEqual({ fit: [], left: [name(room + 1)] });
    expect(kernelsThatFit([name(room - 2), "a", "b"], launches)).toEqual({ fit: [name(room - 2), "a"], left: ["b"] });
  });

  test("counts bytes and escapes, and leaves out a name that's too long by itself", () => {
    const limit = idOf([""]).length + 10;
    expect(kernelsThatFit(["ééééé"], 1, limit).fit).toHaveLength(1);
    expect(kernelsThatFit(["éééééx"], 1, limit).fit).toHaveLength(0);
    expect(kernelsThatFit(["$$$$$x"], 1, limit).fit).toHaveLength(0);
    expect(kernelsThatFit(["abcd", "far too long", "efgh"], 1, limit)).toEqual({
      fit: ["abcd", "efgh"],
      left: ["far too long"],
    });
  });
});
