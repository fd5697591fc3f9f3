import { describe, expect, test } from "@jest/globals";
import { UserError } from "../../src/errors.ts";
import { parseCommandLine } from "../../src/inputs/command-line.ts";
import type { Invocation } from "../../src/inputs/invocation.ts";

const parse = (...argv: string[]): Invocation => parseCommandLine(argv, 100);

/** The settings that `run` was given, as `key: value`. */
function runSettings(...argv: string[]): Record<string, unknown> {
  const invocation = parse("run", ...argv);
  if (invocation.name !== "run") throw new Error(`It is ${invocation.name}.`);
  return Object.fromEntries(invocation.settings.inputs.map(({ key, value }) => [key, value]));
}

function refusal(...argv: string[]): UserError {
  try {
    parse(...argv);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  throw new Error("It was accepted.");
}

describe("help and version go to stdout", () => {
  test.each([[[]], [["--help"]], [["-h"]], [["help"]]])("%j lists the commands and the exit codes", (argv) => {
    const invocation = parse(...argv);
    if (invocation.name !== "help") throw new Error(`It is ${invocation.name}.`);
    for (const command of ["run", "analyze", "compare", "doctor", "demo"])
      expect(invocation.text).toMatch(new RegExp(`^  ${command} `, "m"));
    expect(invocation.text).toContain("0         pass");
  });

  test.each([
    {
      command: "run",
      options: ["--range", "--out", "--rounds", "--config", "--preset", "--set", "--json", "Example:"],
    },
    { command: "analyze", options: ["<path...>", "--range", "--out", "--config", "--json"] },
    { command: "compare", options: ["--base <path...>", "--head <path...>", "--range", "--out", "--json", "Example:"] },
    { command: "doctor", options: ["--runs", "--build", "--require-ncu", "--json"] },
    { command: "prune", options: ["--out", "--keep", "--older-than", "--dry-run"] },
    { command: "history", options: ["add", "show", "page"] },
    { command: "demo", options: ["--out"] },
  ])("$command --help", ({ command, options }) => {
    const invocation = parse(command, "--help");
    if (invocation.name !== "help") throw new Error(`It is ${invocation.name}.`);
    expect(invocation.text).toContain(`Usage: llm-profile ${command} [options]`);
    for (const option of options) expect(invocation.text).toContain(option);
  });

  test.each([80, 110])("is as wide as the terminal: %i columns", (width) => {
    for (const argv of [["--help"], ["run", "--help"], ["compare", "--help"], ["calibrate", "--help"]]) {
      const invocation = parseCommandLine(argv, width);
      if (invocation.name !== "help") throw new Error(`It is ${invocation.name}.`);
      const longest = Math.max(...invocation.text.split("\n").map((line) => line.length));
      expect(longest).toBeLessThanOrEqual(width);
      expect(longest).toBeGreaterThan(width * 0.8);
    }
  });

  test("--version", () => {
    expect(parse("--version")).toEqual({ name: "version" });
  });
});

describe("run", () => {
  test("reads its options as settings that name where they came from", () => {
    const invocation = parse(
      "run",
      "--range",
      "prefill",
      "--range",
      "decode@LLM",
      "--out",
      "runs",
      "--rounds",
      "3",
      "--config",
      "c.yml",
      "--preset",
      "quick",
      "--set",
      "nsys.trace=cuda,nvtx",
      "--json",
      "--",
      "python3",
      "llm.py",
    );
    expect(invocation).toEqual({
      name: "run",
      json: true,
      verdict: false,
      level: "usual",
      settings: {
        configFile: "c.yml",
        presets: ["quick"],
        overrides: ["nsys.trace=cuda,nvtx"],
        inputs: [
          { key: "workload.command", value: ["python3", "llm.py"], name: "command line" },
          { key: "ranges", value: ["prefill", "decode@LLM"], name: "--range" },
          { key: "out", value: "runs", name: "--out" },
          { key: "rounds", value: 3, name: "--rounds" },
        ],
      },
    });
  });

  test("without options sets nothing: the configuration may hold it all", () => {
    expect(parse("run")).toEqual({
      name: "run",
      json: false,
      verdict: false,
      level: "usual",
      settings: { configFile: null, presets: [], inputs: [], overrides: [] },
    });
  });

  test.each([
    {
      name: "after --",
      argv: ["--", "prog", "--range", "x", "--json", "-h"],
      command: ["prog", "--range", "x", "--json", "-h"],
    },
    {
      name: "without --, the program's options are its own",
      argv: ["prog", "--range", "x", "--out", "y"],
      command: ["prog", "--range", "x", "--out", "y"],
    },
    { name: "a second -- belongs to the program", argv: ["--", "prog", "--", "file"], command: ["prog", "--", "file"] },
    {
      name: "empty and odd arguments stay",
      argv: ["--", "prog", "", "a b", "--set=x"],
      command: ["prog", "", "a b", "--set=x"],
    },
    { name: "a program with a command of ours as its name", argv: ["--", "doctor"], command: ["doctor"] },
  ])("the command: $name", ({ argv, command }) => {
    expect(runSettings(...argv)).toEqual({ "workload.command": command });
  });

  test("one value of --range may name several, in each command", () => {
    const given = ["--range", "prefill;decode", "--range", "f(a, b), c\\, d"];
    const ranges = ["prefill", "decode", "f(a, b)", "c\\, d"];
    expect(runSettings(...given, "prog")).toMatchObject({ ranges });
    expect(parse("analyze", "a", ...given)).toMatchObject({ ranges });
    expect(parse("compare", "--base", "a", "--head", "b", ...given)).toMatchObject({ ranges });
  });

  test("options of ours before the program stay ours", () => {
    expect(runSettings("--range", "decode", "prog", "--rounds", "9")).toEqual({
      ranges: ["decode"],
      "workload.command": ["prog", "--rounds", "9"],
    });
  });
});

describe("prune", () => {
  const hour = 3_600_000;
  test.each([
    { argv: [], rule: { keep: null, olderThanMs: null }, dryRun: false },
    { argv: ["--keep", "0"], rule: { keep: 0, olderThanMs: null }, dryRun: false },
    { argv: ["--older-than", "14d"], rule: { keep: null, olderThanMs: 14 * 24 * hour }, dryRun: false },
    { argv: ["--older-than", "2w"], rule: { keep: null, olderThanMs: 14 * 24 * hour }, dryRun: false },
    { argv: ["--keep", "5", "--older-than=36h", "--dry-run"], rule: { keep: 5, olderThanMs: 36 * hour }, dryRun: true },
  ])("$argv", ({ argv, rule, dryRun }) => {
    expect(parse("prune", ...argv)).toMatchObject({ name: "prune", rule, dryRun });
  });

  test.each([
    { argv: ["--dry-run"], says: "option '--dry-run' needs '--keep <n>' or '--older-than <age>'" },
    { argv: ["--older-than", "14"], says: "Expected hours, days, or weeks, such as 36h, 14d, or 2w." },
    { argv: ["--older-than", "-1d"], says: "Expected hours, days, or weeks" },
    { argv: ["--keep", "-1"], says: "Expected a whole number." },
    { argv: ["--out", ""], says: "The value is empty" },
    { argv: ["20251101-120000-77-abcd"], says: "too many arguments" },
  ])("$argv is wrong usage", ({ argv, says }) => {
    expect(refusal("prune", ...argv)).toMatchObject({
      id: "usage",
      message: expect.stringContaining(says),
      help: "See llm-profile prune --help.",
    });
  });
});

describe("the other commands", () => {
  test("analyze", () => {
    expect(parse("analyze", "a.sqlite", "b.sqlite", "--range", "decode", "--out", "new", "--json")).toMatchObject({
      name: "analyze",
      paths: ["a.sqlite", "b.sqlite"],
      ranges: ["decode"],
      out: "new",
      json: true,
      level: "usual",
    });
    expect(parse("analyze", "a")).toMatchObject({ ranges: [], out: null, json: false });
  });

  test("compare", () => {
    expect(
      parse("compare", "--base", "a", "b", "--head", "c", "--range", "decode", "--base", "d", "--json"),
    ).toMatchObject({
      name: "compare",
      base: ["a", "b", "d"],
      head: ["c"],
      ranges: ["decode"],
      out: null,
      json: true,
      level: "usual",
    });
  });

  test("doctor, init, calibrate, and demo", () => {
    expect(parse("doctor")).toMatchObject({ name: "doctor", runs: null, build: null, json: false });
    expect(parse("doctor", "--build")).toMatchObject({ build: { requireNcu: false } });
    expect(parse("doctor", "--require-ncu")).toMatchObject({ build: { requireNcu: true } });
    expect(parse("doctor", "--runs", "runs", "--json")).toMatchObject({ runs: "runs", json: true });
    expect(parse("init", "--force")).toMatchObject({ name: "init", force: true, yes: false, command: null });
    expect(parse("calibrate", "--", "prog")).toMatchObject({ file: "llm-profile-calibration.json" });
    expect(parse("demo")).toEqual({ name: "demo", out: null });
    expect(parse("demo", "--out", "x")).toEqual({ name: "demo", out: "x" });
  });
});

describe("a wrong command line is refused with a help", () => {
  test.each([
    { argv: ["profile"], what: "unknown command 'profile'", help: "llm-profile --help" },
    { argv: ["analyse", "x"], what: "Did you mean analyze?", help: "llm-profile --help" },
    { argv: ["run", "--rang", "decode"], what: "Did you mean --range?", help: "llm-profile run --help" },
    { argv: ["run", "--rounds", "x", "--", "prog"], what: "Expected a whole number.", help: "llm-profile run --help" },
    { argv: ["run", "--rounds", "-1", "--", "prog"], what: "Expected a whole number.", help: "llm-profile run --help" },
    {
      argv: ["run", "--rounds", "1.5", "--", "prog"],
      what: "Expected a whole number.",
      help: "llm-profile run --help",
    },
    { argv: ["run", "--range"], what: "argument missing", help: "The program to profile goes after `--`." },
    { argv: ["analyze"], what: "missing required argument 'path'", help: "llm-profile analyze --help" },
    { argv: ["doctor", "--build", "--runs", "x"], what: "'--build' cannot be used", help: "llm-profile doctor --help" },
    { argv: ["compare", "--base", "a"], what: "'--head <path...>' not specified", help: "llm-profile compare --help" },
    { argv: ["compare", "a", "b"], what: "'--base <path...>' not specified", help: "llm-profile compare --help" },
    {
      argv: ["run", "--quiet", "--verbose", "--", "prog"],
      what: "'--quiet' cannot be used with option '--verbose'",
      help: "llm-profile run --help",
    },
    ...["--json", "--dry-run"].map((option) => ({
      argv: ["run", "--verdict", option, "--", "prog"],
      what: "cannot be used with option",
      help: "llm-profile run --help",
    })),
    {
      argv: ["run", "--dry-run", "--json", "--", "prog"],
      what: "'--dry-run' cannot be used with option '--json'",
      help: "llm-profile run --help",
    },
    { argv: ["doctor", "extra"], what: "too many arguments", help: "llm-profile doctor --help" },
    { argv: ["--frob"], what: "unknown option '--frob'", help: "llm-profile --help" },
  ])("$argv", ({ argv, what, help }) => {
    const error = refusal(...argv);
    expect(error).toMatchObject({ exitCode: 2, id: "usage", where: "command line" });
    expect(error.message).toContain(what);
    expect(error.message).not.toMatch(/^error:|\n/);
    expect(error.help).toContain(help);
    // Only run takes a program.
    expect(error.help?.includes("after `--`")).toBe(!/--help/.test(help) || !/analyze|compare|doctor/.test(help));
  });

  // An unset variable of the shell: as a path it would be the current folder, as a base no comparison at all.
  test.each([
    { argv: ["run", "--base", "", "--", "prog"], named: "'--base <ref>'" },
    { argv: ["run", "--base=", "--", "prog"], named: "'--base <ref>'" },
    { argv: ["run", "--base", " ", "--", "prog"], named: "'--base <ref>'" },
    { argv: ["run", "--out", "", "--", "prog"], named: "'--out <dir>'" },
    { argv: ["run", "--config", "", "--", "prog"], named: "'--config <file>'" },
    { argv: ["analyze", ""], named: "'path'" },
    { argv: ["analyze", "a", ""], named: "'path'" },
    { argv: ["analyze", "a", "--out", ""], named: "'--out <dir>'" },
    { argv: ["compare", "--base", "", "--head", "b"], named: "'--base <path...>'" },
    { argv: ["compare", "--base", "a", "--head", "b", ""], named: "'--head <path...>'" },
    { argv: ["compare", "--base", "a", "--head", "b", "--out", ""], named: "'--out <dir>'" },
    { argv: ["calibrate", "--file", "", "--", "prog"], named: "'--file <file>'" },
    { argv: ["doctor", "--runs", ""], named: "'--runs <dir>'" },
    { argv: ["demo", "--out", ""], named: "'--out <dir>'" },
  ])("an empty value: $argv", ({ argv, named }) => {
    const error = refusal(...argv);
    expect(error).toMatchObject({ exitCode: 2, id: "usage", where: "command line" });
    expect(error.message).toContain(named);
    expect(error.message).toContain("The value is empty. If it comes from a variable, is the variable set?");
  });

  // `jq -r .base` of what has none: as a value of the configuration it would be no base.
  test.each(["null", " null "])("a base %j", (base) => {
    const error = refusal("run", "--base", base, "--", "prog");
    expect(error).toMatchObject({ exitCode: 2, id: "usage", where: "command line" });
    expect(error.message).toContain("If your branch is really named null, write refs/heads/null.");
  });
});

describe("history", () => {
  test("add takes runs and a folder", () => {
    expect(parse("history", "add", "a", "b", "--dir", "h", "--job", "bench")).toEqual({
      ...{ name: "history", action: "add", folder: "h", runs: ["a", "b"], job: "bench" },
    });
  });

  test("show takes a range or none", () => {
    const shown = { name: "history", action: "show", folder: "h" };
    expect(parse("history", "show", "--dir", "h")).toEqual({ ...shown, range: null });
    expect(parse("history", "show", "decode", "--dir", "h")).toEqual({ ...shown, range: "decode" });
  });

  test("page is written to history.html, unless told otherwise", () => {
    const page = { name: "history", action: "page", folder: "h" };
    expect(parse("history", "page", "--dir", "h")).toEqual({ ...page, out: "history.html" });
    expect(parse("history", "page", "--dir", "h", "--out", "x.html")).toEqual({ ...page, out: "x.html" });
  });

  test("alone lists its commands, and each has help of its own", () => {
    for (const argv of [["history"], ["history", "--help"]]) {
      const invocation = parse(...argv);
      expect(invocation).toMatchObject({
        name: "help",
        text: expect.stringMatching(/^ {2}add [^]*^ {2}show [^]*^ {2}page /m),
      });
    }
    expect(parse("history", "add", "--help")).toMatchObject({
      name: "help",
      text: expect.stringContaining("Usage: llm-profile history add [options] <run...>"),
    });
  });

  test.each([
    {
      argv: ["history", "add", "--dir", "h"],
      says: "missing required argument 'run'",
      help: "See llm-profile history add --help.",
    },
    { argv: ["history", "add", "a"], says: "--dir <folder>", help: "See llm-profile history add --help." },
    {
      argv: ["history", "show", "--dir", ""],
      says: "The value is empty",
      help: "See llm-profile history show --help.",
    },
    { argv: ["history", "remove"], says: "unknown command 'remove'", help: "See llm-profile history --help." },
  ])("$argv is wrong", ({ argv, says, help }) => {
    const error = refusal(...argv);
    expect(error.message).toContain(says);
    expect(error.help).toBe(help);
  });
});
