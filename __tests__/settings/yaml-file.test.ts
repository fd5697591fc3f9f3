import { describe, expect, test } from "@jest/globals";
import { load, problemsOf } from "./support.ts";

describe("invalid YAML", () => {
  test.each([
    ["rounds: 1\nrounds: 2\n", "llm-profile.yml:2:1: the key rounds appears a second time"],
    ["nsys: {trace: [a], trace: [b]}\n", "llm-profile.yml:1:20: the key trace appears a second time"],
    ["rounds: !odd 2\n", "llm-profile.yml:1:9: Unresolved tag: !odd"],
    ["ranges: *gone\n", "Can't read ranges (file llm-profile.yml:1): Unresolved alias"],
    ["- decode\n", 'The configuration: ["decode"] (file llm-profile.yml:1) is invalid'],
    ["nsys: fast\n", 'nsys: "fast" (file llm-profile.yml:1) is invalid'],
  ])("is rejected: %j: %s", (yaml, problem) => {
    expect(problemsOf({ yaml })).toEqual([expect.stringContaining(problem)]);
  });

  test("is reported with line and column", () => {
    expect(problemsOf({ yaml: "rounds: 1\nranges: [a, b\n" })[0]).toMatch(/^llm-profile\.yml:3:1: Flow sequence .*\]$/);
    expect(problemsOf({ yaml: "a: 1\n---\nb: 2\n" })[0]).toMatch(/^llm-profile\.yml:\d+:\d+: /);
  });

  test("can't contain itself or explode", () => {
    expect(problemsOf({ yaml: "ranges: &r [*r]\n" })).toHaveLength(1);
    const bomb = ["a: &a [x, x, x, x, x, x, x, x, x, x]"];
    for (const [from, to] of ["ab", "bc", "cd", "de"])
      bomb.push(`${to}: &${to} [${Array(10).fill(`*${from}`).join(", ")}]`);
    expect(problemsOf({ yaml: `${bomb.join("\n")}\nranges: *e\n` }).join("\n")).toContain("Excessive alias count");
  });
});

describe("YAML values", () => {
  test.each([
    [
      "ranges: {range: decode, instances: 2}\n",
      'ranges: {"range":"decode","instances":2} (file llm-profile.yml:1) is invalid; expected a list, each a range',
    ],
    ["ranges: [decode, 1]\n", "ranges[1]: 1 (file llm-profile.yml:1) is invalid", 'in quotes: "1".'],
    [
      "ranges: [{range: decode, instnces: 2}]\n",
      'ranges[0]: {"range":"decode","instnces":2}',
      "did you mean instances?",
    ],
    ["workload:\n  environment:\n    VERSION: 1.10\n", "environment.VERSION: 1.1 (file llm-profile.yml:3)", '"1.10".'],
    ["workload:\n  environment:\n    API_KEY: 8837261\n", 'workload.environment.API_KEY: "***"', "value in quotes."],
    ["workload:\n  environment: {1A: x}\n", 'workload.environment: the name "1A" (file llm-profile.yml:2)'],
    ["workload:\n  environment: [API_KEY=8837261]\n", "workload.environment: a list (file llm-profile.yml:2)"],
    ["workload: {time-limit: 900h}\n", 'workload.time-limit: "900h"', "a number of seconds (at most 500h)."],
    ["workload: {time-limit: 0s}\n", 'workload.time-limit: "0s"'],
    ["compress-above: 1e400\n", "compress-above: null"],
    ["nsys: {trace: []}\n", "nsys.trace: []", "(at least one)."],
    ["nsys: {trace: 3}\n", 'nsys.trace[0]: "3"', "such as cuda."],
    ["nsys: {trace: 'cuda,3'}\n", 'nsys.trace[1]: "3"'],
    ["workload: {command: '  '}\n", "a list of arguments such as [python3, serve.py], or one line"],
    ["workload: {command: [python3, 5]}\n", "workload.command[1]: 5", 'in quotes: "5".'],
    ["isolation: chroot\n", 'isolation: "chroot"', "expected auto, pid-namespace, unprivileged-user or none."],
    ["nsys: {capture-range-end: 'repeat:0'}\n", "where N is at least 1"],
    ["rounds: 9007199254740993\n", "expected a whole number from 1 to 100; or null."],
  ])("are rejected with what to write: %j: %s … %s", (yaml, what, help = "") => {
    const problems = problemsOf({ yaml });
    expect(problems).toEqual([expect.stringContaining(what)]);
    expect(problems[0]?.endsWith(help)).toBe(true);
  });

  test("are text if quoted, or if they only look like other types", () => {
    const { environment } = load({ yaml: "workload:\n  environment: {A: '1', B: yes, C: 'null', y: off}\n" }).config
      .workload;
    expect(environment).toEqual({ A: "1", B: "yes", C: "null", y: "off" });
  });
});

describe("a comma inside { }", () => {
  test.each([
    ["workload: {command: python3 bench.py --sizes 1,2,4, time-limit: 1m}\n", "workload", "2, 4 as keys"],
    ["rounds: 2\nncu: {preset: quick, metrics: a,b}\n", "ncu", "b as a key"],
    ["{ranges: [decode], workload: {command: x}, attribution: auto, odd}\n", "The configuration", "odd as a key"],
  ])("ends a value: %j", (yaml, place, keys) => {
    const [problem = "", ...others] = problemsOf({ yaml });
    expect([problem.split(" (file")[0], others]).toEqual([place, []]);
    expect(problem).toContain(`so YAML read ${keys}.`);
  });

  test("isn't blamed for a known key without a value, or for a map's names", () => {
    expect(problemsOf({ yaml: "nsys: {capture-range, odd: 1}\n" })).toEqual([
      expect.stringContaining("unknown key nsys.odd"),
    ]);
    expect(problemsOf({ yaml: "workload: {environment: {A: 'x', B}}\n" })).toEqual([
      expect.stringContaining("workload.environment.B"),
    ]);
  });
});

test("says what to write instead of an earlier version's key", () => {
  expect(problemsOf({ yaml: "ncu: {cache-control: none}\n" })).toEqual([
    "the key ncu.cache-control (file llm-profile.yml:1) is gone. To keep the caches, write ncu.extra-arguments: [--cache-control=none]. Leave the key out.",
  ]);
});

test.each([
  ["keep_runs: 3\n", "keep_runs", "did you mean keep-runs?"],
  ["trace: [cuda]\n", "trace", "did you mean nsys.trace?"],
  ["max-rounds: 9\n", "max-rounds", "did you mean compare.max-rounds?"],
  ["nsys: {max_pairs: 4}\n", "nsys.max_pairs", "did you mean latency.max-pairs?"],
  ["enviroment: {}\n", "enviroment", "did you mean workload.environment?"],
  ["workload: {comand: x}\n", "workload.comand", "did you mean workload.command?"],
  ["nsys.trace: [cuda]\n", "nsys.trace", "in a file, write it nested: nsys: {trace: …}"],
  ["ncu: {zzzzzz: 1}\n", "ncu.zzzzzz", "the keys of ncu are ncu.path, ncu.enabled, "],
  ["<<: {rounds: 2}\n", "<<", ""],
])("finds an unknown key in %j", (yaml, key, help) => {
  const [problem = "", ...others] = problemsOf({ yaml });
  expect(problem).toContain(`unknown key ${key} (file llm-profile.yml:1)`);
  expect([problem.includes(help), others]).toEqual([true, []]);
});

test("says what replaced an earlier version's threshold", () => {
  expect(problemsOf({ yaml: "compare: {min-kernel-share: 2}\n" })).toEqual([
    "the key compare.min-kernel-share (file llm-profile.yml:1) is gone. A kernel of any share counts if its change is at least 0.3% of the range. Leave the key out.",
  ]);
});
