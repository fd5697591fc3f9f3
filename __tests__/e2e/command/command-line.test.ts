import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { doctorSchema } from "../../../src/model/run/doctor.ts";
import { command } from "./support/command.ts";
import { installFakeNsys, program } from "./support/fake-nsys.ts";
import { workspace } from "./support/workspace.ts";

test("runs demo without nsys, a GPU, or a PATH, and never overwrites --out", () => {
  const place = workspace();
  const { code, stdout, stderr, leftInTemporary } = command(["demo"], { workspace: place, path: null });
  expect(code).toBe(0);
  const tables = stdout.split("\n=== ").slice(1);
  expect(tables.map((table) => table.split("\n")[0])).toEqual([
    "LLM decode with SDPA attention, 3 rounds on an H100",
    "The same decode with eager attention",
    "The second recording compared with the first",
  ]);
  for (const table of tables) expect(table.trimEnd().split("\n").length).toBeLessThanOrEqual(30);
  for (const table of tables.slice(0, 2)) expect(table).toContain("to the nanosecond (6 checks)");
  expect(tables[2]).toContain("REGRESSED: decode takes 17.1% longer on the GPU. 12.5 → 14.6 ms (+");
  expect(readdirSync(place.path)).toEqual(["tmp"]);
  const [, file = ""] = /^The comment that a pull request would get: (.*)$/m.exec(stderr) ?? [];
  expect(readFileSync(file, "utf8")).toMatch(/^### ❌ `decode` takes .* longer on the GPU · /m);
  const kept = dirname(file);
  expect(leftInTemporary).toEqual([basename(dirname(kept))]);
  expect(readdirSync(kept).sort()).toEqual(["comment.md", "comparison", "llm-decode-eager", "llm-decode-sdpa"]);
  const [, report = ""] = /^The report, to open in a browser: (.*)$/m.exec(stderr) ?? [];
  expect(readFileSync(report, "utf8")).toContain("takes 17.1% longer on the GPU");
  expect(stderr).toMatch(/^A trace of both sides, .*: .*\/trace\.tar$/m);

  expect(command(["demo", "--out", kept], { workspace: place })).toMatchObject({ code: 2, stdout: "" });
});

test("prints --help as wide as the terminal", () => {
  const { code, stdout, stderr } = command(["--help"], { environment: { COLUMNS: "80" } });
  expect([code, stderr]).toEqual([0, ""]);
  expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBe(80);
});

test("prints --version with the tools' versions, even if a tool hangs or is broken", () => {
  const place = workspace();
  const folder = installFakeNsys(place, { recordings: [] });
  const found = command(["--version"], { workspace: place, path: [folder] });
  expect(found).toMatchObject({ code: 0, stderr: "", leftInTemporary: [] });
  expect(found.stdout).toMatch(
    new RegExp(
      `^llm-profile \\d+\\.\\d+\\.\\d+\nnsys \\d{4}\\.\\S+ \\(${folder}/nsys\\)\nncu not found on the PATH\n$`,
    ),
  );

  const broken = join(place.path, "bin");
  mkdirSync(broken);
  program(join(broken, "nsys"), ["sleep 600"]);
  program(join(broken, "ncu"), ["echo no license >&2; exit 3"]);
  const { code, stdout } = command(["--version"], { workspace: place, path: [broken] });
  expect(code).toBe(0);
  expect(stdout).toContain(`nsys doesn't work: The command timed out. (${broken}/nsys)`);
  expect(stdout).toContain(`ncu doesn't work: The command exited with 3: no license (${broken}/ncu)`);
});

test("exits with 2 on an unknown option, without a stack trace or any files", () => {
  const place = workspace();
  const path = [installFakeNsys(place, { recordings: [] })];
  const argv = ["run", "--rang", "decode", "--", "true"];
  const { code, stdout, stderr, leftInTemporary } = command(argv, { workspace: place, path });
  expect([code, stdout, leftInTemporary]).toEqual([2, "", []]);
  expect(stderr).toContain("Did you mean --range?");
  expect(stderr).not.toMatch(/\n\s+at |a bug in llm-profile|Exit code/);
  expect(readdirSync(place.path).sort()).toEqual(["nsight", "tmp"]);
});

test("refuses run --verdict without a base, as JSON", () => {
  const { code, stdout } = command(["run", "--verdict", "--range", "decode", "--", "true"]);
  expect([code, JSON.parse(stdout)]).toEqual([2, { error: expect.objectContaining({ id: "usage" }) }]);
});

describe("doctor", () => {
  test("exits with 3 if there are no tools, also with --build or --json", () => {
    for (const [argv, last] of [
      [["doctor"], "`llm-profile run` can't start here."],
      [["doctor", "--build"], "the tools don't work."],
    ] as const) {
      const ended = command(argv, { path: null, environment: { COLUMNS: "80" } });
      expect(ended).toMatchObject({ code: 3, stderr: "", leftInTemporary: [] });
      expect(ended.stdout).toMatch(/^✗ error +nsys /m);
      expect(ended.stdout.replaceAll(/\s+/g, " ")).toContain(last);
      expect(Math.max(...ended.stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    }
    // In a file no program can be looked for: ENOTDIR, as EACCES in a folder that may not be entered.
    const { code, stdout } = command(["doctor", "--json"], { path: ["/etc/passwd"] });
    expect([code, doctorSchema.parse(JSON.parse(stdout))]).toMatchObject([3, { canCapture: false, runs: null }]);
  });

  test("exits with 0 if there are only warnings", () => {
    const place = workspace();
    const path = [installFakeNsys(place, { recordings: [] })];
    const argv = ["doctor", "--set", "ncu.unavailable=warn", "--json"];
    const { code, stdout } = command(argv, { workspace: place, path });
    const { findings } = doctorSchema.parse(JSON.parse(stdout));
    expect([code, findings.find(({ id }) => id === "ncu")?.severity]).toEqual([0, "warning"]);
  });
});

test("runs import-command to print a file that run accepts, or exits with 2", () => {
  const place = workspace();
  const { code, stdout } = command(["import-command", "nsys profile -o x python3 'my bench.py'"], { workspace: place });
  expect(code).toBe(0);
  writeFileSync(join(place.path, "mine.yml"), stdout);
  const dry = command(["run", "--config", "mine.yml", "--dry-run"], { workspace: place });
  expect({ code: dry.code, stderr: dry.stderr }).toEqual({ code: 0, stderr: "" });
  expect(dry.stdout).toContain("python3 'my bench.py'");
  expect(command(["import-command", "nsys profile --trase=cuda x"], { workspace: place }).code).toBe(2);
});
