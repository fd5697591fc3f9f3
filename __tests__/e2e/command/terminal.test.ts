import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { command } from "./support/command.ts";
import { program, quote } from "./support/fake-nsys.ts";
import { prepareFakeRun } from "./support/run.ts";

const sdpa = repositoryPath("__tests__/fixtures/recorded/decode-sdpa");
const eager = repositoryPath("__tests__/fixtures/recorded/decode-eager");
const round = "__tests__/fixtures/recorded/decode-sdpa/round-1";
const escape = "\u001b";

const prepare = () =>
  prepareFakeRun({ recordings: [round], set: ["rounds=2"], command: ["echo", "the program's own"] });

function run(...options: string[]) {
  const prepared = prepare();
  const [name = "", ...rest] = prepared.argv;
  return command([name, ...options, ...rest], prepared);
}

describe("run", () => {
  test("prints the result on stdout, progress on stderr, and no program output, in a pipe", () => {
    const { code, stdout, stderr } = run();
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^NVIDIA H100 [^]*\n {2}decode +1\.\d\d ms [^]*\nThe capture is real\.[^]*\nReport: .*\/report\.html\nExit code: 0\n$/,
    );
    expect(stdout.split("\n").length).toBeLessThanOrEqual(30);
    expect(stderr).not.toContain("The capture is real.");
    expect(stderr.match(/^\[ 0:\d\d\] .*$/gm)?.map((line) => line.slice(8))).toEqual(["round 1", "round 2"]);
    expect(stdout + stderr).not.toMatch(/^ {2}\| /m);
    const [, directory = ""] = /^Run directory: (.*)$/m.exec(stderr) ?? [];
    expect(readFileSync(join(directory, "head/round-1/decode/nsys/stdout.txt"), "utf8")).toContain(
      "the program's own\n",
    );
  });

  test("overwrites the progress line at each step on a terminal", () => {
    const { workspace: place, path, argv } = prepare();
    const call = [process.execPath, repositoryPath("dist/cli.js"), ...argv].map(quote).join(" ");
    const environment = { PATH: [...path, process.env["PATH"]].join(":"), HOME: place.path, TMPDIR: place.temporary };
    const { stdout } = spawnSync("script", ["-qec", `${call} 2>&1 >/dev/null`, "/dev/null"], {
      cwd: place.path,
      env: { ...environment, TERM: "xterm", COLUMNS: "100", NO_COLOR: "1" },
      encoding: "utf8",
    });
    const shown = stdout.replaceAll(/[^\n]*\r\u001b\[2K/g, "").replaceAll("\r", "");
    expect(stdout).toMatch(/\u001b\[2K\[ 0:\d\d\] round 2/);
    expect(shown).toMatch(/^Run directory: /);
    expect(shown).not.toMatch(/round|the program's own|\u001b/);
  });

  test("prints only the result with --quiet, on stderr if --json prints the profile", () => {
    const quiet = run("--quiet");
    expect([quiet.code, quiet.stderr]).toEqual([0, ""]);
    expect(quiet.stdout).toMatch(/^The capture is real\.\s+\S+\/profile\.json\n$/);
    const json = run("--quiet", "--json");
    expect(JSON.parse(json.stdout)).toMatchObject({ schemaVersion: 1 });
    expect(json.stderr).toMatch(/^The capture is real\./);
  });

  test("prints the program's output and each command with --verbose, on stderr if --json prints the profile", () => {
    const options = ["--range", "mine", "--json", "--rounds", "x", "a b", ""];
    const prepared = prepareFakeRun({
      recordings: [round],
      options: ["--verbose", "--json"],
      command: ["./serve", ...options],
    });
    program(join(prepared.workspace.path, "serve"), ['printf "<%s>" "$@"; echo']);
    const { code, stdout, stderr } = command(prepared.argv, prepared);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1,
      workload: { command: ["./serve", ...options], exitCode: 0 },
    });
    expect(stderr).toMatch(/^ {2}\| <--range><mine><--json><--rounds><x><a b><>$/m);
    expect(stderr).toMatch(/^started: [^]*?nsys profile .*\.\/serve --range mine/m);
    expect(stderr).toMatch(/^\d+\.\d s, exit code 0: nsys profile, round 1, decode$/m);
    expect(stderr).toMatch(/^\d+\.\d s, exit code 0: nsys --version$/m);
    expect(stderr.match(/^\d+\.\d s, exit code 0: nsys export /gm)).toHaveLength(1);
  });
});

test("prints results in the width and colors that the environment requests", () => {
  const environment = { COLUMNS: "80", FORCE_COLOR: "1" };
  const { stdout } = command(["compare", "--base", sdpa, "--head", eager], { environment });
  expect(stdout).toContain(`${escape}[`);
  const lengths = stdout
    .replaceAll(/\u001b\[\d+m/g, "")
    .split("\n")
    .map((line) => line.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(80);
  expect(Math.max(...lengths)).toBeGreaterThan(64);
});
