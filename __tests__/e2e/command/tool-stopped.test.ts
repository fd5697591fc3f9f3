import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { eventually, processesWith, uniqueSleep } from "../../run/support/processes.ts";
import { addCommit, gitIn } from "./support/repository.ts";
import { program } from "./support/fake-nsys.ts";
import { prepareFakeRun, runFolder, viewRun } from "./support/run.ts";
import { start } from "./support/start.ts";

const recordings = ["__tests__/fixtures/recorded/decode-sdpa/round-1"];

/** A bash function that hangs in place of the fake nsys's own. */
const hanging: readonly (readonly [what: string, script: (seconds: string) => string])[] = [
  ["preflight tries nsys stats", (seconds) => `stats_report() { sleep ${seconds}; }`],
  ["nsys exports the reports of a capture", (seconds) => `export_report() { sleep ${seconds}; }`],
];

test.each(hanging)("exits with 130 on SIGINT while %s, and leaves nothing behind", async (_, script) => {
  const seconds = uniqueSleep();
  const both = [...recordings, ...recordings];
  const prepared = prepareFakeRun({ recordings: both, script: script(seconds), set: ["instances=2"] });
  const { child, ended } = start(prepared);
  expect(await eventually(() => processesWith(seconds).length > 0)).toBe(true);
  child.kill("SIGINT");
  const { code, stderr } = await ended;
  expect(code).toBe(130);
  expect(stderr).toContain("Stopped by SIGINT.");
  expect(processesWith(seconds)).toEqual([]);
  expect(readdirSync(prepared.workspace.temporary)).toEqual([]);
  expect((await viewRun(runFolder(prepared.workspace))).record).toMatchObject({ state: "stopped", exitCode: 130 });
});

test("removes the base's checkout on SIGTERM while git creates it", async () => {
  const seconds = uniqueSleep();
  const prepared = prepareFakeRun({ recordings, set: ["compare.base=HEAD~1"] });
  const { path } = prepared.workspace;
  const git = gitIn(prepared.workspace);
  git("init", "-q");
  for (const text of ["1", "2"]) addCommit(prepared.workspace, { attention: text }, text);
  // A git that hangs after it has made the worktree, as in a long checkout.
  const real = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  const slow = join(path, "slow");
  execFileSync("mkdir", [slow]);
  program(join(slow, "git"), [`${real} "$@" || exit`, `[[ " $* " != *" worktree add "* ]] || sleep ${seconds}`]);
  const { child, ended } = start({ ...prepared, path: [slow, ...prepared.path] });
  expect(await eventually(() => processesWith(seconds).length > 0)).toBe(true);
  expect(git("worktree", "list").split("\n")).toHaveLength(2);
  child.kill("SIGTERM");
  expect((await ended).code).toBe(143);
  expect(processesWith(seconds)).toEqual([]);
  expect(git("worktree", "list").split("\n")).toHaveLength(1);
  expect(existsSync(join(path, ".git", "worktrees"))).toBe(false);
  expect(readdirSync(prepared.workspace.temporary)).toEqual([]);
});
