import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { changedRecording } from "../e2e/command/support/changed-recording.ts";
import { command } from "../e2e/command/support/command.ts";
import { fakeRun, type FakeRun, type Finished } from "../e2e/command/support/run.ts";

const sdpa = "examples/recordings/llm-decode-sdpa/round-1";
const rounds = [1, 2, 3].map((round) => `examples/recordings/llm-decode-sdpa/round-${String(round)}`);

/** As ncu 2025.3.1 does under JAX 0.11. */
const crash = { script: `written() { echo "==PROF== Connected to process 25 (/usr/bin/python3.12)"; code=139; }` };

/** The program ends with 7 from its capture of that number on. */
const failsFrom = (number: number): Partial<FakeRun> => ({
  recordings: rounds,
  script: `capture() { ((attempt < ${String(number)})) || { program_code=7; return; }; captured "\${recordings[attempt - 1]}"; }`,
});

/** What there is of nsys is whole, and nobody takes the run for one that passed. */
function expectMeasured(run: Finished, id: string): void {
  expect(run.code).toBe(3);
  expect(run.record).toMatchObject({ state: "failed", exitCode: 3, failure: { id } });
  expect(run.profile().ranges[0]).toMatchObject({ name: "decode" });
  for (const file of ["report.html", "summary.md", "top-kernels.json"]) expect(run.files).toContain(file);
  // The measured is the result, and why the run failed the last thing that a terminal shows.
  expect(run.stdout).toContain("5,744");
  expect(run.stdout).not.toContain("The capture is real.");
  expect(run.stderr.trimEnd().split("\n\n").at(-1)).toContain(run.record.failure?.message.split("\n")[0]);
  expect(run.stderr).not.toMatch(/\n\s+at .*\.js:\d+|a bug in llm-profile/);
  expect(run.leftInTemporary).toEqual([]);
}

describe("an ncu that crashes after good captures", () => {
  test("fails the run but keeps what nsys measured", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: crash });
    expectMeasured(run, "ncu-failed");
    expect(run.stderr).toContain("ncu exited with code 139.");
    expect(run.profile()).toMatchObject({
      ncu: { state: "failed", why: "ncu, decode: ncu exited with code 139." },
      rounds: [{ round: 1 }],
    });
    expect(run.text("summary.md")).toContain("Nsight Compute failed");

    const again = command(["analyze", run.directory, "--json"], { workspace: run.workspace });
    expect(again.code).toBe(0);
    expect(JSON.parse(again.stdout)).toMatchObject({ ncu: { state: "failed" }, ranges: run.profile().ranges });
    expect(again.stderr).toContain("The run in");
    expect(again.stderr).toContain("ncu exited with code 139.");
  });

  test("leaves a run that compare accepts as the head but not as the base", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: crash });
    const good = await fakeRun({ recordings: [sdpa] });
    const compare = (base: string, head: string) =>
      command(["compare", "--base", base, "--head", head], { workspace: run.workspace });
    expect(compare(good.directory, run.directory).code).toBe(0);
    const refused = compare(run.directory, good.directory);
    expect(refused.code).toBe(3);
    expect(refused.stderr).toContain("ncu exited with code 139.");
    expect(refused.stderr).toContain("profile.json");
    for (const name of readdirSync(join(run.directory, "head")))
      rmSync(join(run.directory, "head", name), { recursive: true });
    expect(existsSync(join(run.directory, "profile.json"))).toBe(true);
    expect(compare(run.directory, good.directory).code).toBe(3);
    // Whoever names the file itself means it.
    expect(compare(join(run.directory, "profile.json"), good.directory).code).toBe(0);
  });

  test("keeps the other range's ncu rows if it crashes in one of two ranges", async () => {
    const prefill = changedRecording(sdpa, {
      sql: ["UPDATE NVTX_EVENTS SET text = 'prefill'"],
      rangeSummary: (csv) => csv.replaceAll(/decode/gm, "prefill"),
    });
    const run = await fakeRun({
      recordings: [sdpa, prefill],
      ranges: ["decode", "prefill"],
      script: `capture() { if [[ " \${options[*]} " == *prefill* ]]; then captured "\${recordings[1]}"; else captured "\${recordings[0]}"; fi; }`,
      ncu: {
        script: `served() { [[ "\${includes[*]}" != prefill/ ]] || { code=139; return; }; text_of "$recording" | grep -v '^=='; }`,
      },
    });
    expect(run.code).toBe(3);
    const [decode, other] = run.profile().ranges;
    expect(decode?.kernels.filter(({ ncu }) => ncu.length > 0)).toHaveLength(20);
    expect(other?.kernels.filter(({ ncu }) => ncu.length > 0)).toHaveLength(0);
    const again = command(["analyze", run.directory, "--json"], { workspace: run.workspace });
    expect(JSON.parse(again.stdout)).toMatchObject({ ranges: run.profile().ranges });
  });
});

describe("a round that fails after good ones", () => {
  test("keeps the good rounds and warns that they're fewer than requested", async () => {
    const run = await fakeRun({ recordings: rounds, ...failsFrom(3), set: ["rounds=3"] });
    expectMeasured(run, "workload-failed");
    expect(run.profile().rounds).toHaveLength(2);
    expect(run.profile().warnings.join("\n")).toContain("Round 3 of 3 failed");
    expect(run.record.captures.map(({ round }) => round)).toEqual([1, 2]);
    // The logs of the failed one stay where its message says.
    expect(run.files.filter((file) => file.startsWith("head/round-3"))).not.toEqual([]);
    const again = command(["analyze", run.directory, "--json"], { workspace: run.workspace });
    expect(JSON.parse(again.stdout)).toMatchObject({ ranges: run.profile().ranges });
  });

  test("skips ncu for a program that fails", async () => {
    const run = await fakeRun({ recordings: rounds, ...failsFrom(2), set: ["rounds=3"], ncu: {} });
    expectMeasured(run, "workload-failed");
    expect(run.profile().ncu).toMatchObject({ state: "skipped" });
    expect(run.record.ncu).toEqual([]);
  });
});
