import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { doctorSchema } from "../../../src/model/run/doctor.ts";
import { untar } from "../../report/trace/support/decode.ts";
import { command } from "./support/command.ts";
import { installFakeNsys, program } from "./support/fake-nsys.ts";
import { prepareFakeRun } from "./support/run.ts";
import { workspace } from "./support/workspace.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";

describe("demo", () => {
  test("shows both recorded variants without nsys, GPU, or anything on PATH", () => {
    const place = workspace();
    const { code, stdout, stderr, leftInTemporary } = command(["demo"], { workspace: place, path: null });
    expect(code).toBe(0);
    const tables = stdout.split("\n=== ").slice(1);
    expect(tables.map((table) => table.split("\n")[0])).toEqual([
      "LLM decode with SDPA attention, 3 rounds on an H100",
      "The same decode with eager attention",
      "The second recording compared with the first",
    ]);
    for (const table of tables.slice(0, 2)) {
      expect(table).toContain("NVIDIA H100 80GB HBM3 · nsys 2023.4.4.54 · 3 rounds");
      expect(table).toMatch(/NVTX range decode: 1 instance, medians over rounds/);
      expect(table.match(/matches to the nanosecond/g)).toHaveLength(6);
    }
    expect(tables[0]).toContain("5,744 launches");
    expect(tables[1]).toContain("6,784 launches");
    expect(tables[2]).toContain("REGRESSED: decode takes 17.1% longer on the GPU (12.5 → 14.6 ms)");
    expect(readdirSync(place.path)).toEqual(["tmp"]);
    const [, file = ""] = /^The comment that a pull request would get: (.*)$/m.exec(stderr) ?? [];
    expect(leftInTemporary).toEqual([basename(dirname(dirname(file)))]);
    const [, report = ""] = /^The report, to open in a browser: (.*)$/m.exec(stderr) ?? [];
    expect(readFileSync(report, "utf8")).toContain("<h2>Regressed</h2>");
    const [, trace = ""] = /^A trace of both sides, to open in ui.perfetto.dev: (.*)$/m.exec(stderr) ?? [];
    expect([...untar(readFileSync(trace)).keys()]).toEqual(["perfetto_manifest.json", "base.pftrace", "head.pftrace"]);
    expect(readFileSync(file, "utf8")).toMatch(/^### ❌ Regressed · LLM decode: SDPA → eager attention$/m);
  });

  test("--out keeps the profiles, and never overwrites", () => {
    const place = workspace();
    expect(command(["demo", "--out", "kept"], { workspace: place }).code).toBe(0);
    expect(readdirSync(join(place.path, "kept")).sort()).toEqual([
      ...["comment.md", "comparison", "llm-decode-eager", "llm-decode-sdpa"],
    ]);
    expect(command(["demo", "--out", "kept"], { workspace: place })).toMatchObject({ code: 2 });
  });
});

describe("help and version", () => {
  test.each([
    [[]],
    [["--help"]],
    [["run", "--help"]],
    [["analyze", "--help"]],
    [["doctor", "--help"]],
    [["demo", "--help"]],
  ])("%j: exit 0, on stdout", (argv) => {
    const { code, stdout, stderr } = command(argv);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("Usage: llm-profile");
  });

  test.each([80, 110])("help is as wide as the terminal: %i columns", (width) => {
    const environment = { COLUMNS: String(width) };
    for (const argv of [["--help"], ["run", "--help"], ["compare", "--help"], ["calibrate", "--help"]]) {
      const lines = command(argv, { environment }).stdout.split("\n");
      expect(lines.filter((line) => line.length > width)).toEqual([]);
      expect(Math.max(...lines.map((line) => line.length))).toBeGreaterThan(width * 0.8);
    }
  });

  test("--version: ours, and of the tools where they are", () => {
    const place = workspace();
    const folder = installFakeNsys(place, { recordings: [] });
    const found = command(["--version"], { workspace: place, path: [folder] });
    expect(found).toMatchObject({ code: 0, stderr: "", leftInTemporary: [] });
    expect(found.stdout).toMatch(
      new RegExp(
        `^llm-profile \\d+\\.\\d+\\.\\d+\nnsys \\d{4}\\.\\S+ \\(${folder}/nsys\\)\nncu not found on the PATH\n$`,
      ),
    );
    expect(command(["--version"], { path: null }).stdout).toMatch(/\nnsys not found on the PATH\nncu not found/);
  });

  test("--version does not wait for a tool that hangs, nor fails for one that is broken", () => {
    const place = workspace();
    const folder = join(place.path, "bin");
    mkdirSync(folder);
    program(join(folder, "nsys"), ["sleep 600"]);
    program(join(folder, "ncu"), ["echo no license >&2; exit 3"]);
    const { code, stdout } = command(["--version"], { workspace: place, path: [folder] });
    expect(code).toBe(0);
    expect(stdout).toContain(`nsys doesn't work: The command timed out. (${folder}/nsys)`);
    expect(stdout).toContain(`ncu doesn't work: The command exited with 3: no license (${folder}/ncu)`);
  });
});

describe("wrong usage: exit 2, with what to do and without a stack", () => {
  test.each([
    { argv: ["run", "--rang", "decode", "--", "true"], says: ["Did you mean --range?", "llm-profile run --help"] },
    { argv: ["run", "--rounds", "x", "--", "true"], says: ["Expected a whole number."] },
    { argv: ["analyse", "x"], says: ["Did you mean analyze?"] },
    { argv: ["run", "--range", "decode"], says: ["Nothing to profile", "after --."] },
    { argv: ["run", "--", "true"], says: ["ranges"] },
    { argv: ["run", "--range", "range", "--", "true"], says: ['Bad NVTX range "range".'] },
    { argv: ["run", "--range", "decode@", "--", "true"], says: ['Bad NVTX range "decode@".'] },
    {
      argv: ["run", "--range", "decode", "--set", "nsys.tracs=cuda", "--", "true"],
      says: ["nsys.tracs", "nsys.trace"],
    },
    {
      argv: ["run", "--range", "decode", "--set", "rounds=many", "--", "true"],
      says: ["override rounds=many", "a whole number from 1"],
    },
    { argv: ["run", "--range", "decode", "--preset", "quik", "--", "true"], says: ["quik", "quick"] },
    { argv: ["run", "--config", "none.yml", "--", "true"], says: ["none.yml"] },
    { argv: ["analyze", "none.sqlite"], says: ["none.sqlite doesn't exist."] },
    { argv: ["doctor", "--runs", "none"], says: ["Can't list run directories in "] },
  ])("$argv", ({ argv, says }) => {
    const place = workspace();
    const { code, stdout, stderr, leftInTemporary } = command(argv, {
      workspace: place,
      path: [installFakeNsys(place, { recordings: [] })],
    });
    expect([code, stdout]).toEqual([2, ""]);
    for (const text of says) expect(stderr).toContain(text);
    expect(stderr).not.toMatch(/\n\s+at |a bug in llm-profile/);
    // Nothing was made: the command line is read before anything is done.
    expect(readdirSync(place.path).sort()).toEqual(["nsight", "tmp"]);
    expect(leftInTemporary).toEqual([]);
  });
});

describe("the command to profile", () => {
  const withoutNcu = ["--set", "ncu.enabled=false"];
  test.each([
    { name: "after --", before: ["--"] },
    { name: "without --", before: [] },
  ])("keeps its own options $name", ({ before }) => {
    const place = workspace();
    program(join(place.path, "serve"), ['printf "<%s>" "$@"; echo']);
    const options = ["--range", "mine", "--json", "--rounds", "x", "a b", ""];
    const { code, stderr } = command(
      ["run", "--verbose", "--range", "decode", ...withoutNcu, ...before, "./serve", ...options],
      {
        workspace: place,
        path: [installFakeNsys(place, { recordings: [sdpa] })],
      },
    );
    expect(stderr).toContain("| <--range><mine><--json><--rounds><x><a b><>");
    expect(code).toBe(0);
  });

  test("run --json prints the profile alone on stdout", () => {
    const place = workspace();
    const { code, stdout } = command(["run", "--range", "decode", ...withoutNcu, "--json", "--", "echo", "hello"], {
      workspace: place,
      path: [installFakeNsys(place, { recordings: [sdpa] })],
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1,
      workload: { command: ["echo", "hello"], exitCode: 0 },
    });
  });

  test("settings of a configuration file are overridden by the command line", () => {
    const place = workspace();
    mkdirSync(join(place.path, "ci"));
    writeFileSync(
      join(place.path, "ci", "llm.yml"),
      "ranges: [prefill]\nrounds: 3\nworkload:\n  command: [echo, from the file]\n",
    );
    const { code, stderr } = command(
      ["run", "--verbose", "--config", "ci/llm.yml", "--range", "decode", "--set", "rounds=1", ...withoutNcu],
      {
        workspace: place,
        path: [installFakeNsys(place, { recordings: [sdpa] })],
      },
    );
    expect(stderr).toContain("| from the file");
    expect(stderr).toContain("1 capture (decode)");
    expect(code).toBe(0);
  });
});

describe("doctor", () => {
  test("works where there is nothing, says so, and exits with 3", () => {
    const { code, stdout, leftInTemporary } = command(["doctor"], { path: null });
    expect(code).toBe(3);
    expect(stdout).toContain("Can't find nsys on this machine.");
    expect(stdout).toContain("`llm-profile run` can't start here. `analyze`, `compare`, and `demo`");
    expect(leftInTemporary).toEqual([]);
  });

  test("--build exits with 3 where the tools do not work", () => {
    const { code, stdout, leftInTemporary } = command(["doctor", "--build"], { path: null });
    expect(code).toBe(3);
    expect(stdout).toContain("1 error, 1 warning: the tools don't work.");
    expect(stdout).not.toContain("GPU");
    expect(leftInTemporary).toEqual([]);
  });

  test("--json prints the findings and the machine alone", () => {
    const { code, stdout } = command(["doctor", "--json"], { path: null });
    expect(code).toBe(3);
    expect(doctorSchema.parse(JSON.parse(stdout))).toMatchObject({
      ...{ schemaVersion: 1, canCapture: false, runs: null },
      machine: { nsys: null, ncu: null, gpus: [] },
      findings: expect.arrayContaining([expect.objectContaining({ id: "nsys", severity: "error", blocksRun: true })]),
    });
  });

  test.each([
    { set: [], last: "`llm-profile run` can't start here.", code: 3, ncu: true },
    { set: ["ncu.unavailable=warn"], last: "`llm-profile run` can start.", code: 0, ncu: true },
    { set: ["ncu.enabled=false"], last: "`llm-profile run` can start.", code: 0, ncu: false },
  ])("without ncu, $set: exit code $code, $last", ({ set, last, ncu, code: expected }) => {
    const place = workspace();
    const path = [installFakeNsys(place, { recordings: [] })];
    const argv = ["doctor", ...set.flatMap((setting) => ["--set", setting])];
    const { code, stdout } = command(argv, { workspace: place, path });
    expect(code).toBe(expected);
    expect(stdout).toContain(last);
    expect(stdout.includes("Can't find ncu on this machine.")).toBe(ncu);
  });

  test("--json prints JSON alone, also with a PATH that cannot all be searched", () => {
    const { path, workspace: place, argv } = prepareFakeRun({ recordings: [sdpa] });
    // In a file no program can be looked for: ENOTDIR, as EACCES in a folder that may not be entered.
    const odd = { workspace: place, path: ["/etc/passwd", ...path] };
    const { stdout } = command(["doctor", "--json"], odd);
    expect(JSON.parse(stdout)).toMatchObject({ runs: null });
    const run = command(["run", "--json", ...argv.slice(1)], odd);
    expect(run.code).toBe(0);
    expect(JSON.parse(run.stdout)).toMatchObject({ ranges: [{ name: "decode" }] });
  });

  test("run ends before a capture where doctor finds an error", () => {
    const { code, stderr } = command(["run", "--range", "decode", "--", process.execPath], { path: null });
    expect(code).toBe(3);
    for (const missing of ["Can't find nsys on this machine.", "Can't find ncu on this machine.", "No nvidia-smi"])
      expect(stderr.split(missing)).toHaveLength(2);
    expect(stderr.match(/^ {4}help: /gm)).toHaveLength(3);
    expect(stderr).toContain("Install Nsight Systems");
  });
});

test("import-command prints a file that run takes, and ends with 2 where it can't", () => {
  const place = workspace();
  const { code, stdout } = command(["import-command", "nsys profile -o x python3 'my bench.py'"], { workspace: place });
  expect(code).toBe(0);
  writeFileSync(join(place.path, "mine.yml"), stdout);
  const dry = command(["run", "--config", "mine.yml", "--dry-run"], { workspace: place });
  expect({ code: dry.code, stderr: dry.stderr }).toEqual({ code: 0, stderr: "" });
  expect(dry.stdout).toContain("python3 'my bench.py'");
  const wrong = command(["import-command", "nsys profile --trase=cuda x"], { workspace: place });
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain('nsys has no option "--trase"');
});
