import { describe, expect, test } from "@jest/globals";
import { load, problemsOf } from "./support.ts";

describe("YAML that is invalid", () => {
  test.each([
    ["rounds: 1\nrounds: 2\n", "llm-profile.yml:2:1: the key rounds appears a second time"],
    ["nsys: {trace: [a], trace: [b]}\n", "llm-profile.yml:1:20: the key trace appears a second time"],
    ["rounds: !odd 2\n", "llm-profile.yml:1:9: Unresolved tag: !odd"],
    [
      "ranges: *gone\n",
      "Can't read ranges (file llm-profile.yml:1): Unresolved alias (the anchor must be set before the alias): gone.",
    ],
    ["- decode\n", 'The configuration: ["decode"] (file llm-profile.yml:1) is invalid; expected keys and values.'],
    ["nsys: fast\n", 'nsys: "fast" (file llm-profile.yml:1) is invalid; expected keys and values.'],
  ])("%j: %s", (yaml, problem) => {
    expect(problemsOf({ yaml })).toEqual([problem]);
  });

  test("syntax errors name line and column", () => {
    expect(problemsOf({ yaml: "rounds: 1\nranges: [a, b\n" })[0]).toMatch(/^llm-profile\.yml:3:1: Flow sequence .*\]$/);
    expect(problemsOf({ yaml: "a: 1\n---\nb: 2\n" })[0]).toMatch(/^llm-profile\.yml:\d+:\d+: /);
  });

  test("a value that holds itself, and one that would explode, are refused", () => {
    expect(problemsOf({ yaml: "ranges: &r [*r]\n" })).toHaveLength(1);
    const bomb = ["a: &a [x, x, x, x, x, x, x, x, x, x]"];
    for (const [from, to] of ["ab", "bc", "cd", "de"])
      bomb.push(`${to}: &${to} [${Array(10).fill(`*${from}`).join(", ")}]`);
    expect(problemsOf({ yaml: `${bomb.join("\n")}\nranges: *e\n` }).join("\n")).toContain("Excessive alias count");
  });
});

describe("values are strict, and the message says what to write", () => {
  const ranges =
    "expected a range such as decode, decode@Domain, decode@* or decode*, or {range: decode, skip: 1, instances: 2}.";
  test.each([
    [
      "ranges: {range: decode, instances: 2}\n",
      `ranges: {"range":"decode","instances":2} (file llm-profile.yml:1) is invalid; expected a list, each ${ranges.slice(9)}`,
    ],
    [
      "ranges: [decode, 1]\n",
      `ranges[1]: 1 (file llm-profile.yml:1) is invalid; ${ranges} Put the value in quotes: "1".`,
    ],
    [
      "ranges: [{range: decode, instnces: 2}]\n",
      `ranges[0]: {"range":"decode","instnces":2} (file llm-profile.yml:1) is invalid; ${ranges} The key instnces doesn't exist; did you mean instances?`,
    ],
    [
      "workload:\n  environment:\n    VERSION: 1.10\n",
      'workload.environment.VERSION: 1.1 (file llm-profile.yml:3) is invalid; expected text. Put the value in quotes: "1.10".',
    ],
    [
      "workload:\n  environment:\n    API_KEY: 8837261\n",
      'workload.environment.API_KEY: "***" (file llm-profile.yml:3) is invalid; expected text. Put the value in quotes.',
    ],
    [
      "workload:\n  environment: {1A: x}\n",
      'workload.environment: the name "1A" (file llm-profile.yml:2) is invalid; expected the name of an environment variable.',
    ],
    [
      "workload:\n  environment: [API_KEY=8837261]\n",
      "workload.environment: a list (file llm-profile.yml:2) is invalid; expected keys and values.",
    ],
    [
      "workload: {time-limit: 900h}\n",
      'workload.time-limit: "900h" (file llm-profile.yml:1) is invalid; expected a duration such as 90s, 30m or 2h, or a number of seconds (at most 500h).',
    ],
    ["workload: {time-limit: 0s}\n", expect.stringContaining('workload.time-limit: "0s"')],
    ["log-limit: 1e400\n", expect.stringContaining("log-limit: null")],
    [
      "nsys: {trace: []}\n",
      "nsys.trace: [] (file llm-profile.yml:1) is invalid; expected a list, each an API that nsys can trace, such as cuda (at least one).",
    ],
    [
      "nsys: {trace: 3}\n",
      'nsys.trace[0]: "3" (file llm-profile.yml:1) is invalid; expected an API that nsys can trace, such as cuda.',
    ],
    ["nsys: {trace: 'cuda,3'}\n", expect.stringContaining('nsys.trace[1]: "3" (file llm-profile.yml:1) is invalid')],
    [
      "workload: {command: '  '}\n",
      expect.stringContaining("expected a list of arguments such as [python3, serve.py], or one line of shell"),
    ],
    [
      "workload: {command: [python3, 5]}\n",
      'workload.command[1]: 5 (file llm-profile.yml:1) is invalid; expected text. Put the value in quotes: "5".',
    ],
    [
      "isolation: chroot\n",
      'isolation: "chroot" (file llm-profile.yml:1) is invalid; expected auto, pid-namespace, unprivileged-user or none.',
    ],
    [
      "nsys: {capture-range-end: 'repeat:0'}\n",
      expect.stringContaining("repeat:N or repeat-shutdown:N, where N is at least 1"),
    ],
    ["rounds: 9007199254740993\n", expect.stringContaining("expected a whole number from 1 to 100; or null.")],
  ])("%j", (yaml, problem) => {
    expect(problemsOf({ yaml })).toEqual([problem]);
  });

  test("quoted text, and words that only look like other types, are text", () => {
    const { environment } = load({ yaml: "workload:\n  environment: {A: '1', B: yes, C: 'null', y: off}\n" }).config
      .workload;
    expect(environment).toEqual({ A: "1", B: "yes", C: "null", y: "off" });
  });
});

describe("a comma inside { } ends a value", () => {
  const help = "Quote a value that contains commas, and write a list in [ ].";
  test.each([
    [
      "workload: {command: python3 bench.py --sizes 1,2,4, time-limit: 1m}\n",
      `workload (file llm-profile.yml:1): a comma inside { } ends a value, so YAML read 2, 4 as keys. ${help}`,
    ],
    [
      "rounds: 2\nncu: {preset: quick, metrics: a,b}\n",
      `ncu (file llm-profile.yml:2): a comma inside { } ends a value, so YAML read b as a key. ${help}`,
    ],
    [
      "{ranges: [decode], workload: {command: x}, attribution: auto, odd}\n",
      `The configuration (file llm-profile.yml:1): a comma inside { } ends a value, so YAML read odd as a key. ${help}`,
    ],
  ])("%j", (yaml, problem) => {
    expect(problemsOf({ yaml })).toEqual([problem]);
  });

  test("a known key without a value, and names of a map, are none of it", () => {
    expect(problemsOf({ yaml: "nsys: {capture-range, odd: 1}\n" })).toEqual([
      expect.stringContaining("unknown key nsys.odd"),
    ]);
    expect(problemsOf({ yaml: "workload: {environment: {A: 'x', B}}\n" })).toEqual([
      expect.stringContaining("workload.environment.B"),
    ]);
  });
});

describe("unknown keys", () => {
  test.each([
    ["keep_runs: 3\n", "unknown key keep_runs (file llm-profile.yml:1); did you mean keep-runs?"],
    ["trace: [cuda]\n", "unknown key trace (file llm-profile.yml:1); did you mean nsys.trace?"],
    ["max-rounds: 9\n", "unknown key max-rounds (file llm-profile.yml:1); did you mean compare.max-rounds?"],
    ["nsys: {max_pairs: 4}\n", "unknown key nsys.max_pairs (file llm-profile.yml:1); did you mean latency.max-pairs?"],
    ["enviroment: {}\n", "unknown key enviroment (file llm-profile.yml:1); did you mean workload.environment?"],
    ["workload: {comand: x}\n", "unknown key workload.comand (file llm-profile.yml:1); did you mean workload.command?"],
    [
      "nsys.trace: [cuda]\n",
      "unknown key nsys.trace (file llm-profile.yml:1); in a file, write it nested: nsys: {trace: …}",
    ],
    [
      "ncu: {zzzzzz: 1}\n",
      expect.stringContaining(
        "unknown key ncu.zzzzzz (file llm-profile.yml:1); the keys of ncu are ncu.path, ncu.enabled, ",
      ),
    ],
    ["<<: {rounds: 2}\n", expect.stringContaining("unknown key << (file llm-profile.yml:1)")],
  ])("%j", (yaml, problem) => {
    expect(problemsOf({ yaml })).toEqual([problem]);
  });
});
