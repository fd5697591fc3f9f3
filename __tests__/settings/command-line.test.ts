import { describe, expect, test } from "@jest/globals";
import { UserError } from "../../src/model/errors.ts";
import { shellWords } from "../docs/support/markdown.ts";
import { parse as parseLine, type ParsedLine } from "../support/parse.ts";

const parse = (...argv: string[]): ParsedLine => parseLine(argv);

/** The settings that `run` was given, as `key: value`. */
function runSettings(...argv: string[]): Record<string, unknown> {
  const { name, settings } = parse("run", ...argv);
  if (name !== "run" || settings === undefined) throw new Error(`It is ${name}.`);
  return Object.fromEntries(settings.inputs.map(({ key, value }) => [key, value]));
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

const helpOf = (argv: readonly string[], width = 100): string => {
  const { name, text } = parseLine(argv, width);
  if (name !== "help") throw new Error(`It is ${name}.`);
  return String(text);
};

describe("help and version go to stdout", () => {
  test.each([[[]], [["--help"]], [["-h"]], [["help"]]])("lists the commands and the exit codes: %j", (argv) => {
    for (const command of ["run", "analyze", "compare", "doctor", "demo"])
      expect(helpOf(argv)).toMatch(new RegExp(`^  ${command} `, "m"));
    expect(helpOf(argv)).toContain("0         pass");
  });

  test.each([80, 110])("wraps help to the terminal's %i columns", (width) => {
    for (const argv of [["--help"], ["run", "--help"], ["compare", "--help"], ["calibrate", "--help"]]) {
      const longest = Math.max(
        ...helpOf(argv, width)
          .split("\n")
          .map((line) => line.length),
      );
      expect(longest).toBeLessThanOrEqual(width);
      expect(longest).toBeGreaterThan(width * 0.8);
    }
  });

  test("prints help for history without a subcommand", () => {
    expect(helpOf(["history"])).toBe(helpOf(["history", "--help"]));
  });

  test("prints versions for --version", () => {
    expect(parse("--version")).toEqual({ name: "version" });
  });
});

describe("run", () => {
  const bare = { name: "run", json: false, verdict: false, level: "usual" };

  test("turns options into settings that name their option", () => {
    const ranges = ["--range", "prefill", "--range", "decode@LLM"];
    const options = "--out runs --rounds 3 --config c.yml --preset quick --set nsys.trace=cuda,nvtx --json".split(" ");
    expect(parse("run", ...ranges, ...options, "--", "python3", "llm.py")).toEqual({
      ...bare,
      json: true,
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

  test("sets nothing without options", () => {
    expect(parse("run")).toEqual({
      ...bare,
      settings: { configFile: null, presets: [], inputs: [], overrides: [] },
    });
  });

  const own = ["prog", "--range", "x", "--json", "-h"];
  const odd = ["prog", "", "a b", "--set=x"];

  test.each([
    ["after --", ["--", ...own], own],
    ["without --, leaving the program its own options", own, own],
    ["with a second -- for the program", ["--", "prog", "--", "file"], ["prog", "--", "file"]],
    ["with empty and odd arguments", ["--", ...odd], odd],
    ["with one of our commands as the program's name", ["--", "doctor"], ["doctor"]],
  ])("reads the command: %s", (_, argv, command) => {
    expect(runSettings(...argv)).toEqual({ "workload.command": command });
  });

  test("accepts several ranges in one --range, in each command", () => {
    const given = ["--range", "prefill;decode", "--range", "f(a, b), c\\, d"];
    const ranges = ["prefill", "decode", "f(a, b)", "c\\, d"];
    expect(runSettings(...given, "prog")).toMatchObject({ ranges });
    expect(parse("analyze", "a", ...given)).toMatchObject({ ranges });
    expect(parse("compare", "--base", "a", "--head", "b", ...given)).toMatchObject({ ranges });
  });

  test("keeps our own options before the program", () => {
    expect(runSettings("--range", "decode", "prog", "--rounds", "9")).toEqual({
      ranges: ["decode"],
      "workload.command": ["prog", "--rounds", "9"],
    });
  });
});

const hour = 3_600_000;
test.each([
  ["", null, null, false],
  ["--keep 0", 0, null, false],
  ["--older-than 14d", null, 14 * 24 * hour, false],
  ["--older-than 2w", null, 14 * 24 * hour, false],
  ["--keep 5 --older-than=36h --dry-run", 5, 36 * hour, true],
])("reads prune %s", (options, keep, olderThanMs, dryRun) => {
  const argv = options === "" ? [] : options.split(" ");
  expect(parse("prune", ...argv)).toMatchObject({ name: "prune", rule: { keep, olderThanMs }, dryRun });
});

test.each([
  [
    "analyze a.sqlite b.sqlite --range decode --out new --json",
    { paths: ["a.sqlite", "b.sqlite"], ranges: ["decode"], out: "new", json: true, level: "usual" },
  ],
  ["analyze a", { ranges: [], out: null, json: false }],
  [
    "compare --base a b --head c --range decode --base d --json",
    { base: ["a", "b", "d"], head: ["c"], ranges: ["decode"], out: null, json: true, level: "usual" },
  ],
  ["doctor", { runs: null, build: null, json: false }],
  ["doctor --build", { build: { requireNcu: false } }],
  ["doctor --require-ncu", { build: { requireNcu: true } }],
  ["doctor --runs runs --json", { runs: "runs", json: true }],
  ["init --force", { force: true, yes: false, command: null }],
  ["calibrate -- prog", { file: "llm-profile-calibration.json" }],
  ["demo", { out: null }],
  ["demo --out x", { out: "x" }],
  ["history add a b --dir h --job bench", { name: "history add", folder: "h", runs: ["a", "b"], job: "bench" }],
  ["history show --dir h", { name: "history show", folder: "h", range: null }],
  ["history show decode --dir h", { name: "history show", folder: "h", range: "decode" }],
  ["history page --dir h", { name: "history page", folder: "h", out: "history.html" }],
  ["history page --dir h --out x.html", { name: "history page", folder: "h", out: "x.html" }],
])("reads %s", (line, options) => {
  const [name = "", ...argv] = line.split(" ");
  expect(parse(name, ...argv)).toMatchObject({ name, ...options });
});

describe("a wrong command line", () => {
  test.each([
    ["profile", "unknown command 'profile'", ""],
    ["analyse x", "Did you mean analyze?", ""],
    ["--frob", "unknown option '--frob'", ""],
    ["run --rang decode", "Did you mean --range?", "run "],
    ["run --rounds x -- prog", "Expected a whole number.", "run "],
    ["run --rounds 1.5 -- prog", "Expected a whole number.", "run "],
    ["run --range", "argument missing", "run "],
    ["run --quiet --verbose -- prog", "'--quiet' cannot be used with option '--verbose'", "run "],
    ["run --verdict --json -- prog", "cannot be used with option", "run "],
    ["run --verdict --dry-run -- prog", "cannot be used with option", "run "],
    ["run --dry-run --json -- prog", "'--dry-run' cannot be used with option '--json'", "run "],
    ["analyze", "missing required argument 'path'", "analyze "],
    ["doctor --build --runs x", "'--build' cannot be used", "doctor "],
    ["compare --base a", "'--head <path...>' not specified", "compare "],
    ["compare a b", "'--base <path...>' not specified", "compare "],
    ["prune --dry-run", "needs '--keep <n>' or '--older-than <age>'", "prune "],
    ["prune --older-than 14", "Expected hours, days, or weeks", "prune "],
    ["prune --older-than -1d", "Expected hours, days, or weeks", "prune "],
    ["prune --keep -1", "Expected a whole number.", "prune "],
    ["prune 20251101-120000-77-abcd", "too many arguments", "prune "],
    ["history add --dir h", "missing required argument 'run'", "history add "],
    ["history add a", "--dir <folder>", "history add "],
    ["history remove", "unknown command 'remove'", "history "],
  ])("is rejected with help: %s: %s", (line, what, command) => {
    const error = refusal(...line.split(" "));
    expect(error).toMatchObject({ exitCode: 2, id: "usage", where: "command line" });
    expect(error.message).toContain(what);
    expect(error.message).not.toMatch(/^error:|\n/);
    expect(error.help).toContain(`llm-profile ${command}--help`);
    expect(error.help?.includes("after `--`")).toBe(command === "" || command === "run ");
  });

  // An unset variable of the shell: as a path it would be the current folder, as a base no comparison at all.
  test.each([
    // `jq -r .base` of what has none: as a value of the configuration it would be no base.
    ["run --base null -- prog", "write refs/heads/null"],
    ["run --base ' null ' -- prog", "write refs/heads/null"],
    ["run --base '' -- prog", "'--base <ref>'"],
    ["run --base= -- prog", "'--base <ref>'"],
    ["run --base ' ' -- prog", "'--base <ref>'"],
    ["run --out '' -- prog", "'--out <dir>'"],
    ["run --config '' -- prog", "'--config <file>'"],
    ["analyze ''", "'path'"],
    ["analyze a ''", "'path'"],
    ["analyze a --out ''", "'--out <dir>'"],
    ["compare --base '' --head b", "'--base <path...>'"],
    ["compare --base a --head b ''", "'--head <path...>'"],
    ["compare --base a --head b --out ''", "'--out <dir>'"],
    ["calibrate --file '' -- prog", "'--file <file>'"],
    ["doctor --runs ''", "'--runs <dir>'"],
    ["prune --out ''", "'--out <"],
    ["history show --dir ''", "'--dir <folder>'"],
    ["demo --out ''", "'--out <dir>'"],
  ])("explains an empty value from an unset variable: %s", (line, named) => {
    const error = refusal(...shellWords(line));
    expect(error).toMatchObject({ exitCode: 2, id: "usage", where: "command line" });
    expect(error.message).toContain(named);
  });
});
