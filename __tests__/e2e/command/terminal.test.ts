import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { command } from "./support/command.ts";
import { quote } from "./support/fake-nsys.ts";
import { prepareFakeRun } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";
const [base, head] = ["sdpa", "eager"].map((name) => `${process.cwd()}/__tests__/fixtures/recorded/decode-${name}`);
const compare = ["compare", "--base", base ?? "", "--head", head ?? ""];
const escape = "\u001b";

/** `run` of two rounds of a program that says something. */
function run(...options: string[]) {
  const prepared = prepareFakeRun({ recordings: [sdpa], set: ["rounds=2"], command: ["echo", "the program's own"] });
  const [name = "", ...rest] = prepared.argv;
  return command([name, ...options, ...rest], prepared);
}

describe("run", () => {
  test("says how far it is, and how long the rest takes as soon as something was measured", () => {
    const { code, stderr } = run();
    expect(code).toBe(0);
    expect(stderr.match(/^Step .*$/gm)).toEqual([
      "Step 1 of 2: round 1, decode",
      expect.stringMatching(/^Step 2 of 2: round 2, decode \(.+ left\)$/),
    ]);
    expect(stderr).not.toMatch(/exit code 0: /);
  });

  test("in a pipe, what the program prints is in the run directory alone", () => {
    const { stdout, stderr } = run();
    expect(stdout + stderr).not.toMatch(/^ {2}\| /m);
    const [, directory = ""] = /^Run directory: (.*)$/m.exec(stderr) ?? [];
    expect(readFileSync(join(directory, "head/round-1/decode/nsys/stdout.txt"), "utf8")).toContain(
      "the program's own\n",
    );
  });

  test("on a terminal, each step overwrites the line of the one before", () => {
    const {
      workspace: place,
      path,
      argv,
    } = prepareFakeRun({
      recordings: [sdpa],
      set: ["rounds=2"],
      command: ["echo", "the program's own"],
    });
    const call = [process.execPath, repositoryPath("dist/cli.js"), ...argv].map(quote).join(" ");
    const environment = { PATH: [...path, process.env["PATH"]].join(":"), HOME: place.path, TMPDIR: place.temporary };
    const { stdout } = spawnSync("script", ["-qec", `${call} 2>&1 >/dev/null`, "/dev/null"], {
      cwd: place.path,
      env: { ...environment, TERM: "xterm", COLUMNS: "100", NO_COLOR: "1" },
      encoding: "utf8",
    });
    const shown = stdout.replaceAll(/[^\n]*\r\u001b\[2K/g, "").replaceAll("\r", "");
    expect(stdout).toContain("\u001b[2KStep 2 of 2: round 2, decode");
    expect(shown).toMatch(/^Run directory: /);
    expect(shown).not.toMatch(/Step|the program's own|\u001b/);
  });

  test("--quiet: the result alone", () => {
    const { code, stdout, stderr } = run("--quiet");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^The capture is real\.\s+\S+\/profile\.json\n$/);
  });

  test("the result alone goes to stdout, to be saved; progress goes to stderr", () => {
    const { code, stdout, stderr } = run();
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^NVIDIA H100 [^]*\nNVTX range decode: [^]*\nThe capture is real\.[^]*\nReport: .*\/report\.html\nExit code: 0\n$/,
    );
    expect(stderr).toMatch(/^Run directory: [^]*\nStep 2 of 2: /);
    for (const text of ["NVTX range decode:", "The capture is real."]) expect(stderr).not.toContain(text);
  });

  test("--quiet --json: the profile on stdout, the result on stderr", () => {
    const { stdout, stderr } = run("--quiet", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ schemaVersion: 1 });
    expect(stderr).toMatch(/^The capture is real\./);
  });

  test("--quiet: an error is told", () => {
    const { code, stderr } = command(["run", "--quiet", "--range", "decode", "--", "true"], { path: null });
    expect(code).toBe(3);
    expect(stderr).toContain("Can't find nsys on this machine.");
  });

  test("--verbose: what the program prints, and each command, its time and its exit code", () => {
    const { stderr } = run("--verbose");
    expect(stderr).toMatch(/^ {2}\| the program's own$/m);
    expect(stderr).toMatch(/^started: [^]*?nsys profile .*echo 'the program'/m);
    expect(stderr).toMatch(/^\d+\.\d s, exit code 0: nsys profile, round 2, decode$/m);
    expect(stderr).toMatch(/^\d+\.\d s, exit code 0: nsys --version$/m);
    expect(stderr.match(/^\d+\.\d s, exit code 0: nsys export /gm)).toHaveLength(2);
  });

  test("not both", () => {
    const { code, stderr } = run("--quiet", "--verbose");
    expect(code).toBe(2);
    expect(stderr).toContain("'--quiet' cannot be used with option '--verbose'");
  });
});

test("compare --quiet: the verdict", () => {
  const { code, stdout, stderr } = command([...compare, "--quiet"]);
  expect([code, stderr]).toEqual([1, ""]);
  expect(stdout).toMatch(/^REGRESSED: decode takes 17\.1% longer[^]*kernels replace [^]*\.\n$/);
});

describe("the width and the colors of what is printed", () => {
  test.each([
    { COLUMNS: "", width: 100 },
    { COLUMNS: "80", width: 80 },
    { COLUMNS: "160", width: 160 },
  ])("COLUMNS=$COLUMNS: $width", ({ COLUMNS, width }) => {
    for (const argv of [compare, ["doctor"], ["analyze", base ?? ""]]) {
      const { stdout } = command(argv, { environment: { COLUMNS } });
      // Only a path may stand out.
      const long = stdout.split("\n").filter((line) => line.length > width && !line.includes("/examples/recordings/"));
      expect(long).toEqual([]);
    }
  });

  test.each([
    { environment: {}, colored: false },
    { environment: { FORCE_COLOR: "1" }, colored: true },
    { environment: { FORCE_COLOR: "0" }, colored: false },
    { environment: { NO_COLOR: "1" }, colored: false },
  ])("in a pipe with $environment", ({ environment, colored }) => {
    const { stdout } = command(compare, { environment });
    expect(stdout.includes(`${escape}[31mREGRESSED:${escape}[0m`)).toBe(colored);
    expect(stdout.includes(escape)).toBe(colored);
    const { stderr } = command(["analyze", "none"], { environment });
    expect(stderr.startsWith(`\n${escape}[31mnone doesn't exist.${escape}[0m`)).toBe(colored);
  });

  test("JSON has neither", () => {
    const { stdout } = command([...compare, "--json"], { environment: { FORCE_COLOR: "1", COLUMNS: "40" } });
    expect(stdout).not.toContain(escape);
    expect(JSON.parse(stdout)).toMatchObject({ verdict: "regressed" });
  });
});

test("a path with blanks stays whole", () => {
  const path = "nicht da/meine läufe und noch einer/lauf 1";
  const { stderr } = command(["analyze", path], { environment: { COLUMNS: "40" } });
  expect(stderr).toContain(`${path}\n`);
});
