import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { writeRun } from "../../support/run-record.ts";
import { command } from "./support/command.ts";
import { attemptsOf } from "./support/fake-ncu.ts";
import { fakeRun, prepareFakeRun, runFolder, runNames } from "./support/run.ts";
import { workspace } from "./support/workspace.ts";

const recordings = ["__tests__/fixtures/recorded/decode-sdpa/round-1"];
describe("a run that fails before anything was started", () => {
  function leavesNothing({ set, id }: { readonly set: readonly string[]; readonly id: string }): void {
    const { workspace: place, path, argv } = prepareFakeRun({ recordings, set });
    const before = readdirSync(place.path);
    const ended = command(["run", "--json", ...argv.slice(1)], { workspace: place, path });
    expect(JSON.parse(ended.stdout)).toMatchObject({ error: { id } });
    expect(ended.stderr).toContain("Nothing was started, so we removed the run directory.");
    expect(readdirSync(place.path)).toEqual(before);
    expect(ended.leftInTemporary).toEqual([]);
  }

  test.each([
    { why: "no nsys", set: ["nsys.path=no-such-nsys"], id: "preflight-nsys" },
    {
      why: "a misspelled program",
      set: ["workload.command=pyhton3 bench.py", "nsys.path=no-such-nsys"],
      id: "preflight-program",
    },
    { why: "no ncu", set: ["ncu.enabled=true", "ncu.path=no-such-ncu"], id: "ncu-missing" },
  ])("leaves nothing: $why", leavesNothing);

  test("leaves nothing: no repository for a base", () => {
    leavesNothing({ set: ["compare.base=none", "nsys.path=no-such-nsys"], id: "base-without-repository" });
  });

  test("leaves nothing: a base that nothing is known of", () => {
    const {
      workspace: place,
      path,
      argv,
    } = prepareFakeRun({ recordings, set: ["compare.base=mian", "nsys.path=no-such-nsys"] });
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], { cwd: place.path });
    git("init", "-q", "-b", "main");
    git("commit", "-q", "--allow-empty", "-m", "head");
    const before = readdirSync(place.path);
    const ended = command(["run", "--json", ...argv.slice(1)], { workspace: place, path });
    expect(ended.code).toBe(2);
    expect(JSON.parse(ended.stdout)).toMatchObject({ error: { id: "base-unknown" } });
    expect(attemptsOf(place, "nsight")).toBe(0);
    expect(readdirSync(place.path)).toEqual(before);
  });

  test("leaves a folder that was there, and every run in it", async () => {
    const { workspace: place, path, argv } = prepareFakeRun({ recordings, set: ["nsys.path=no-such-nsys"] });
    await writeRun(runFolder(place), "20251101-120000-77-abcd");
    expect(command(argv, { workspace: place, path }).code).toBe(3);
    expect(readdirSync(runFolder(place))).toEqual(["20251101-120000-77-abcd"]);
  });
});

test("the logs of a capture that failed stay, also where the program could not be found", async () => {
  const run = await fakeRun({ recordings: [], script: "capture() { echo gone >&2; program_code=127; }" });
  expect(run.code).toBe(3);
  expect(run.text("head/round-1/decode/nsys/stderr.txt")).toContain("gone");
  expect(run.stderr).not.toContain("so we removed the run directory");
});

test("git does not see the run directories", async () => {
  const { workspace: place, path, argv } = prepareFakeRun({ recordings });
  const git = (...args: string[]): string => execFileSync("git", args, { cwd: place.path, encoding: "utf8" });
  git("init", "-q");
  expect(command(argv, { workspace: place, path }).code).toBe(0);
  expect(runNames(runFolder(place))).toHaveLength(1);
  expect(git("status", "--porcelain")).not.toContain("llm-profile-runs");
});

describe("prune", () => {
  const nameOf = (day: number) => `202511${String(day).padStart(2, "0")}-120000-77-abcd`;
  const prune = (place: ReturnType<typeof workspace>, ...argv: string[]) =>
    command(["prune", ...argv], { workspace: place, path: null });

  test("lists the runs, newest first, with result and size", async () => {
    const place = workspace();
    const out = runFolder(place);
    const compared = await writeRun(out, nameOf(3));
    writeFileSync(join(compared, "comparison.json"), JSON.stringify({ verdict: "regressed" }));
    await writeRun(out, nameOf(2), {
      state: "failed",
      failure: { id: "range-not-seen", message: "\u001b[2J", parts: null },
    });
    await writeRun(out, nameOf(1));
    const { code, stdout, stderr } = prune(place);
    expect([code, stderr]).toEqual([0, ""]);
    const lines = stdout.split("\n").map((line) => line.replaceAll(/ {2,}/g, " | ").replaceAll(/\d+ KiB/g, "N KiB"));
    expect(lines).toEqual([
      " | Started (UTC) | Result | Size | Directory",
      ` | 2025-11-03 12:00 | regressed | N KiB | ${nameOf(3)}`,
      ` | 2025-11-02 12:00 | failed: range-not-seen | N KiB | ${nameOf(2)}`,
      ` | 2025-11-01 12:00 | not compared | N KiB | ${nameOf(1)}`,
      "",
      "llm-profile-runs uses N KiB in 3 run directories. To remove old run directories, run `llm-profile prune --keep 5` or `llm-profile prune --older-than 14d`.",
      "",
    ]);
    expect(readdirSync(out)).toHaveLength(3);
  });

  test("--dry-run says what would go; then it goes, and nothing else", async () => {
    const place = workspace();
    const out = runFolder(place);
    for (const day of [1, 2, 3]) await writeRun(out, nameOf(day));
    writeFileSync(join(out, "notes.txt"), "mine");
    const dry = prune(place, "--keep", "1", "--dry-run");
    expect(dry.stdout).toContain("Would remove 2 run directories:");
    expect(readdirSync(out)).toHaveLength(4);
    const { code, stdout } = prune(place, "--keep", "1");
    expect(code).toBe(0);
    expect(stdout).toContain("Removed 2 run directories:");
    expect(stdout).toMatch(/^llm-profile-runs uses \d+ KiB in 1 run directory\.$/m);
    expect(readdirSync(out).sort()).toEqual([nameOf(3), "notes.txt"]);
    expect(prune(place, "--older-than", "0h").stdout).toContain(nameOf(3));
    expect(readdirSync(out)).toEqual(["notes.txt"]);
  });

  test("follows no link, waits for no pipe, and leaves a run whose file is the calibration", async () => {
    const place = workspace();
    const out = runFolder(place);
    const elsewhere = await writeRun(join(place.path, "elsewhere"), nameOf(1));
    mkdirSync(out);
    symlinkSync(elsewhere, join(out, nameOf(1)));
    mkdirSync(join(out, nameOf(2)));
    execFileSync("mkfifo", [join(out, nameOf(2), "run.json")]);
    await writeRun(out, nameOf(3));
    await writeRun(out, "--keep");
    const calibration = join(out, nameOf(3), "calibration.json");
    const { code, stdout } = prune(place, "--keep", "0", "--set", `compare.calibration=${calibration}`);
    expect(code).toBe(0);
    expect(stdout).toContain(`${nameOf(3)} stays: \`compare.calibration\` points to a file in this directory.`);
    expect(readdirSync(out).sort()).toEqual(["--keep", nameOf(1), nameOf(2), nameOf(3)]);
    expect(existsSync(join(elsewhere, "run.json"))).toBe(true);
  });

  test("what cannot be removed is said, with exit code 3", async () => {
    const place = workspace();
    const out = runFolder(place);
    await writeRun(out, nameOf(1));
    mkdirSync(join(out, `${nameOf(1)}.deleting`, "x"), { recursive: true });
    const { code, stdout } = prune(place, "--keep", "0");
    expect(code).toBe(3);
    expect(stdout).toContain(`Can't remove ${nameOf(1)}: ENOTEMPTY`);
  });

  test("--out names another folder; where there is none, there is nothing to do", async () => {
    const place = workspace();
    await writeRun(join(place.path, "-other"), nameOf(1));
    expect(prune(place, "--out=-other", "--keep", "0").stdout).toContain("Removed 1 run directory:");
    expect(prune(place, "--keep", "1")).toMatchObject({
      code: 0,
      stdout: "No run directories in llm-profile-runs.\n",
    });
    writeFileSync(join(place.path, "file"), "");
    expect(prune(place, "--out", "file")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/Can't list run directories in .*file\./),
    });
  });
});
