import { describe, expect, test } from "@jest/globals";
import { stringify } from "yaml";
import { readActionInputs } from "../../src/settings/action.ts";
import { load, problemsOf } from "./support.ts";

describe("overrides", () => {
  test.each([
    ["nsys.trace=cuda, nvtx", { nsys: { trace: ["cuda", "nvtx"] } }],
    ["ranges=1", { ranges: ["1"] }],
    ["ranges=[prefill,decode]", { ranges: ["prefill", "decode"] }],
    ['ranges=["a, b", 2, {range: decode, instances: 2}]', { ranges: ["a, b", "2", { range: "decode", instances: 2 }] }],
    ["workload.environment.STEPS=16", { workload: { environment: { STEPS: "16" } } }],
    ["workload.environment.X=a=b, c", { workload: { environment: { X: "a=b, c" } } }],
    ["workload.environment.X=", { workload: { environment: { X: "" } } }],
    ["workload.environment={A: 1.10, B: 'x y'}", { workload: { environment: { A: "1.10", B: "x y" } } }],
    ["workload.gpu=1", { workload: { gpu: 1 } }],
    ["workload.gpu=null", { workload: { gpu: null } }],
    ["workload.gpu=", { workload: { gpu: null } }],
    ["workload.time-limit=90s", { workload: { "time-limit": "90s" } }],
    ["workload.time-limit=90", { workload: { "time-limit": 90 } }],
    ["nsys.gating=false", { nsys: { gating: false } }],
    ["nsys.capture= cudaProfilerApi ", { nsys: { capture: "cudaProfilerApi" } }],
    ["workload.command=python3 x.py --steps [1, 2]", { workload: { command: "python3 x.py --steps [1, 2]" } }],
    ["workload.command=[python3, x.py, 3]", { workload: { command: ["python3", "x.py", "3"] } }],
    ["workload.command=[ -f x ] && python3 x.py", { workload: { command: "[ -f x ] && python3 x.py" } }],
    ["workload.working-directory= a b", { workload: { "working-directory": " a b" } }],
    ["nsys.capture-range=null", { nsys: { "capture-range": null } }],
    [" rounds =2", { rounds: 2 }],
    ["out=null", { out: "null" }],
  ])("are read by the type of their key: %j", (override, expected) => {
    expect(load({ overrides: [override] }).config).toMatchObject(expected);
  });

  test.each([
    ["decode", ["decode"]],
    ["1.10", ["1.10"]],
    ["prefill, decode", ["prefill", "decode"]],
    ["prefill\ndecode", ["prefill", "decode"]],
    ["f(a, b)\r\n\r\n  decode\r\n", ["f(a, b)", "decode"]],
    ["prefill;decode", ["prefill", "decode"]],
    ["a\\, b; c\\;d", ["a\\, b", "c\\;d"]],
    ["f(a, b), g<1, 2>; [0] h, i[1;2]", ["f(a, b)", "g<1, 2>", "[0] h", "i[1;2]"]],
    ["f(a, b", ["f(a", "b"]],
    ["[prefill, decode]", ["prefill", "decode"]],
    ["[prefill,\n  decode]", ["prefill", "decode"]],
    ["[0] a\n[1] b", ["[0] a", "[1] b"]],
    ['["f(a, b)", {range: decode, instances: 2}]', ["f(a, b)", { range: "decode", instances: 2 }]],
    ["{range: decode, instances: 2}", [{ range: "decode", instances: 2 }]],
    [
      "{range: a, instances: 1}, {range: b, instances: 2}\nc",
      [{ range: "a", instances: 1 }, { range: "b", instances: 2 }, "c"],
    ],
  ])("read the list %j like a file and an input do", (text, ranges) => {
    const inputs = readActionInputs((name) => (name === "ranges" ? text : ""));
    const given = [{ yaml: stringify({ ranges: text }) }, inputs, { overrides: [`ranges=${text}`] }];
    expect(given.map((one) => load(one).config.ranges)).toEqual([ranges, ranges, ranges]);
  });

  test.each([
    ["ranges: decode\n", { ranges: ["decode"] }],
    ["ranges: 1.10\n", { ranges: ["1.10"] }],
    ["ranges: prefill;decode\n", { ranges: ["prefill", "decode"] }],
    ["ranges: ['a;b', 'a, b']\n", { ranges: ["a;b", "a, b"] }],
    ["nsys: {extra-arguments: '--a=1;2'}\n", { nsys: { "extra-arguments": ["--a=1;2"] } }],
    ["nsys: {trace: 'cuda, nvtx'}\n", { nsys: { trace: ["cuda", "nvtx"] } }],
    ["instances: &n 3\nranges: *n\n", { ranges: ["3"] }],
    ["compare:\n  fail-on: inconclusive\n", { compare: { "fail-on": ["inconclusive"] } }],
    ["ranges: |\n  f(a, b)\n  decode\n", { ranges: ["f(a, b)", "decode"] }],
  ])("read the same list as a file with %j", (yaml, expected) => {
    expect(load({ yaml }).config).toMatchObject(expected);
  });

  test("read an empty list and an emptied map", () => {
    const { config } = load({
      overrides: ["workload.torch-profiler-off=", "nsys.extra-arguments=[]", "workload.environment="],
    });
    expect(config.workload["torch-profiler-off"]).toEqual([]);
    expect(config.nsys["extra-arguments"]).toEqual([]);
    expect(config.workload.environment).toEqual({});
  });

  test.each([
    [
      "rounds=three",
      'rounds: "three" (override rounds=three) is invalid; expected a whole number from 1 to 100; or null.',
    ],
    ["retries=", 'retries: "" (override retries=) is invalid'],
    ["rounds=1.5", "rounds: 1.5 (override rounds=1.5) is invalid"],
    ["ranges=prefill;", 'ranges[1]: "" (override ranges=prefill;)'],
    ["ranges=;prefill", 'ranges[0]: "" (override ranges=;prefill)'],
    ["ranges=a,,b", 'ranges[1]: "" (override ranges=a,,b)'],
    ["nsys.trace=", "nsys.trace: [] (override nsys.trace=) is invalid"],
    ["nsys=x", "nsys (override nsys=x) is a section, so it can't have a value; its keys are nsys.path, nsys.trace, "],
    ["=x", 'The override "=x" is invalid.'],
    ["workload.environmnt.STEPS=1", "did you mean workload.environment.STEPS?"],
    ["workload.environment.A.B=1", 'workload.environment: the name "A.B"'],
    ["workload.environment=A", "workload.environment: a string (override workload.environment=***) is invalid"],
  ])("reject %j", (override, problem) => {
    expect(problemsOf({ overrides: [override] })).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    ["workload.pass-env=HF_TOKEN=qzx8837261", '"HF_TOKEN=***" (override workload.pass-env=HF_TOKEN=***)'],
    [
      "workload.environment={--hf-token=qzx8837261: 1}",
      'the name "--hf-token=***" (override workload.environment=***)',
    ],
    ["ranges=[{range: 5, x: --hf-token qzx8837261}]", 'ranges[0]: {"range":5,"x":"--hf-token ***"}'],
    ['nsys.extra-arguments=["--env-var=HF_TOKEN=qzx8837261"]', "llm-profile sets --env-var=HF_TOKEN=*** itself"],
    ["workload.environmnt.API_KEY=qzx8837261", "workload.environmnt.API_KEY=***"],
    ["workload.environmnt={TOKEN: qzx8837261}", "unknown key workload.environmnt"],
  ])("hide a value in %j", (override, shown) => {
    const problems = problemsOf({ overrides: [override] }).join("\n");
    expect(problems).toContain(shown);
    expect(problems).not.toContain("qzx8837261");
  });

  test("hide a value in a command of the wrong form", () => {
    expect(problemsOf({ yaml: "workload:\n  command: {a: ./x --hf-token qzx8837261}\n" })).toEqual([
      expect.stringContaining('workload.command: {"a":"./x --hf-token ***"} (file'),
    ]);
  });

  test.each([
    ['workload.command=["x", "--hf-token", "qzx8837261"]', 'workload.command=["x", "--hf-token", "***"]'],
    ["workload.environment.API_KEY=qzx8837261", "workload.environment.API_KEY=***"],
  ])("hide the value in the origin of %j", (override, name) => {
    expect(load({ overrides: [override] }).origins.get(name.split("=")[0] ?? "")).toEqual({ kind: "override", name });
  });
});
