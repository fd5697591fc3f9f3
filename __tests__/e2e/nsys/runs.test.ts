import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { doctorSchema } from "../../../src/model/run/doctor.ts";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { command, runDemo, runDirectories, viewRun } from "./support/run-demo.ts";
import { type Workspace, workspace } from "./support/workspace.ts";

test("rounds: says how many captures there will be, and the next time how long they took; old runs go", async () => {
  const place = workspace();
  const settings = {
    workspace: place,
    ranges: ["prefill", "decode"],
    options: ["--rounds", "2"],
    set: ["keep-runs=2", "nsys.captures=range"],
  };
  const first = await runDemo(settings);
  expect(first.code).toBe(0);
  expect(first.stderr).toMatch(
    /^4 captures \(prefill, decode × 2 rounds\), each in a fresh process; we can't estimate the duration/m,
  );
  expect(first.run.record.captures.map(({ round, label }) => [round, label])).toEqual([
    [1, "round 1, prefill"],
    [1, "round 1, decode"],
    [2, "round 2, prefill"],
    [2, "round 2, decode"],
  ]);
  expect(first.run.profile().ranges.map(({ name, rounds }) => [name, rounds.length])).toEqual([
    ["prefill", 2],
    ["decode", 2],
  ]);
  const second = await runDemo(settings);
  expect(second.stderr).toMatch(/^4 captures .*the last such run took \d+(\.\d)? s/m);
  // Another plan: its time is not that of the first.
  const third = await runDemo({ ...settings, options: [] });
  expect(third.stderr).toMatch(/^2 captures .*we can't estimate the duration/m);
  expect(third.stderr).toContain(`Deleted 1 old run directory (keep-runs: 2): ${basename(first.run.path)}.`);
  expect(runDirectories(place)).toEqual([second.run.path, third.run.path]);

  const doctor = await command(["doctor", "--runs", place.out, "--json"], { workspace: place });
  expect(doctor.code).toBe(0);
  expect(JSON.parse(doctor.stdout)).toMatchObject({
    runs: {
      runs: 2,
      byState: { passed: 2 },
      tools: expect.arrayContaining([expect.objectContaining({ tool: "nsys profile", calls: 6, failures: 0 })]),
    },
  });
});

test("compressed reports are analyzed like the others", async () => {
  const {
    code,
    stderr,
    run,
    workspace: place,
  } = await runDemo({ set: ["compress-above=1B", "instances=2"], demo: ["--instances", "2"] });
  expect(code).toBe(0);
  expect(stderr).toContain("Compressed head/round-1/decode/nsys/report.1.nsys-rep");
  const reports = run.files.filter((file) => /report.*(nsys-rep|sqlite)/.test(file));
  expect(reports).toHaveLength(4);
  expect(reports.filter((file) => !file.endsWith(".zst"))).toEqual([]);
  const analyzed = await command(["analyze", run.path, "--json", "--set", "require-kernels=false"], {
    workspace: place,
  });
  expect(analyzed.code).toBe(0);
  const profile = profileSchema.parse(JSON.parse(analyzed.stdout));
  expect(profile.ranges).toEqual(run.profile().ranges);
  expect(profile.workload.exitCode).toBe(0);
  expect(place.leftInTemporary()).toEqual([]);
});

describe("analyze", () => {
  test("--out is never overwritten: exit 2, and what is there stays", async () => {
    const { run, workspace: place } = await runDemo({});
    const out = join(place.path, "result");
    mkdirSync(out);
    writeFileSync(join(out, "profile.json"), "mine");
    const refused = await command(["analyze", run.path, "--out", out, "--set", "require-kernels=false"], {
      workspace: place,
    });
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr).toContain("We never overwrite anything");
    expect(readFileSync(join(out, "profile.json"), "utf8")).toBe("mine");

    const fresh = join(place.path, "fresh");
    const written = await command(["analyze", run.path, "--out", fresh, "--set", "require-kernels=false"], {
      workspace: place,
    });
    expect(written.code).toBe(0);
    expect(profileSchema.parse(JSON.parse(readFileSync(join(fresh, "profile.json"), "utf8"))).ranges).toEqual(
      run.profile().ranges,
    );
  });

  test("a bare .nsys-rep is exported, and its exit code is unknown", async () => {
    const { run, workspace: place } = await runDemo({});
    const report = join(run.path, "head/round-1/decode/nsys/report.nsys-rep");
    const analyzed = await command(
      ["analyze", report, "--json", "--range", "decode", "--set", "require-kernels=false"],
      { workspace: place },
    );
    expect(analyzed.code).toBe(0);
    expect(profileSchema.parse(JSON.parse(analyzed.stdout))).toMatchObject({
      workload: { exitCode: null },
      ranges: [{ name: "decode" }],
    });
    // Without kernels and without leave to have none, a report is no capture.
    const refused = await command(["analyze", report], { workspace: place });
    expect(refused).toMatchObject({ code: 3, stdout: "" });
    expect(refused.stderr).toContain("so the profiled command's exit code is unknown");
  });
});

test("doctor names the tools that are here, and what is not", async () => {
  const { code, stdout } = await command(["doctor"], { workspace: workspace() });
  expect(stdout).toMatch(/Nsight Systems|nsys/);
  expect(stdout).toMatch(/\d{4}\.\d+\.\d+/);
  const json = await command(["doctor", "--json"], { workspace: workspace() });
  const found = doctorSchema.parse(JSON.parse(json.stdout));
  expect(found.findings.map(({ severity }) => severity)).toContain("note");
  expect(found.machine?.nsys).toMatch(/^\d{4}\./);
  expect([code, json.code]).toEqual(found.canCapture === true ? [0, 0] : [3, 3]);
});

/** An nsys whose first `failures` captures fail as the real one does at times; then it is the real one. */
function flakyNsys({ path }: Workspace, failures: number): string {
  const script = join(path, "flaky-nsys");
  writeFileSync(
    script,
    `#!/bin/bash
case "$*" in *--session-new=*)
  count=$(cat '${path}/count' 2>/dev/null || echo 0)
  echo $((count + 1)) > '${path}/count'
  if [ "$count" -lt ${failures} ]; then echo 'Agent launcher failed' >&2; exit 1; fi
esac
exec nsys "$@"
`,
  );
  chmodSync(script, 0o755);
  return script;
}

describe("a fault of the tool itself", () => {
  test("is tried again, and the first attempt is kept", async () => {
    const place = workspace();
    const { code, stderr, run } = await runDemo({ workspace: place, set: [`nsys.path=${flakyNsys(place, 1)}`] });
    expect(code).toBe(0);
    expect(stderr).toContain("Trying again (attempt 2 of 2)");
    expect(run.text("head/round-1/decode/nsys-attempt-1/stderr.txt")).toBe("Agent launcher failed\n");
    expect(run.files).toContain("head/round-1/decode/nsys/report.nsys-rep");
    const attempts = run.record.commands.filter(({ tool }) => tool === "nsys profile");
    expect(attempts.map(({ attempt, exitCode, outcome }) => [attempt, exitCode, outcome])).toEqual([
      [1, 1, "failed"],
      [2, 0, "ok"],
    ]);
    // The record names the files where they are now.
    for (const { stderr: file } of attempts) expect(run.files).toContain(file);
    expect(new Set(attempts.map(({ stderr: file }) => file)).size).toBe(2);
    expect(run.record.captures).toHaveLength(1);
  });

  test("that stays fails with the table's cause, after as many retries as configured", async () => {
    const place = workspace();
    const { code, stderr } = await runDemo({
      workspace: place,
      set: [`nsys.path=${flakyNsys(place, 9)}`, "retries=2"],
    });
    expect(code).toBe(3);
    expect(readFileSync(join(place.path, "count"), "utf8").trim()).toBe("3");
    const [path = ""] = runDirectories(place);
    const { record, files } = await viewRun(path);
    expect(record.failure?.id).toBe("agent-fault");
    expect(stderr).toContain("nsys couldn't start or reach its agent.");
    expect(files.filter((file) => file.endsWith("/stderr.txt"))).toHaveLength(3);
  });

  test("a program's own failure is not tried again", async () => {
    const { run } = await runDemo({ demo: ["--exit", "7"] });
    expect(run.record.commands.filter(({ tool }) => tool === "nsys profile")).toHaveLength(1);
  });
});
