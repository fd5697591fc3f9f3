import { describe, expect, test } from "@jest/globals";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { rootTest } from "../../run/support/as-root.ts";
import {
  addCommit,
  asked,
  isBisectStored,
  named,
  prepareBisect,
  storedBisect,
  type MadeCommit,
} from "./support/bisect.ts";
import { command } from "./support/command.ts";
import { runFolder, type PreparedRun } from "./support/run.ts";
import { start } from "./support/start.ts";

/** So many commits, slow from one of them on; some that fail. */
function history(count: number, slowFrom: number, broken: readonly number[] = []): MadeCommit[] {
  return Array.from({ length: count }, (_, index) => ({
    attention: broken.includes(index) ? "broken" : index < slowFrom ? "sdpa" : "slow",
  }));
}

/** Without what takes time and isn't asked about. */
const quick = ["rounds=2", "compare.python-environment=none"];

function searched(prepared: PreparedRun, more: readonly string[] = []) {
  const [name = "", ...options] = prepared.argv;
  return {
    ...command([name, ...more, ...options], { ...prepared, timeoutMs }),
    bisect: () => storedBisect(prepared.workspace),
  };
}

/** A search makes up to ten comparisons, each of some seconds. */
const timeoutMs = 240_000;

describe("bisect", () => {
  test("names the commit that made a range slower, and has its result already when it's asked again", () => {
    const prepared = prepareBisect(history(5, 3), { set: quick });
    const first = searched(prepared);
    const { code, stdout, stderr, leftInTemporary, bisect } = first;
    expect([code, named(bisect())]).toEqual([0, [["change 3"]]]);
    expect(asked(bisect())).toContain("2-3");
    expect(bisect().figure).toEqual({ kind: "gpu-time", range: "decode" });
    expect(stdout).toMatch(/^Culprit: [0-9a-f]{40} change 3$/m);
    expect(stdout).toMatch(/^ {2}by Ada, \d{4}-/m);
    expect(stdout).toMatch(/^ {2}\+(?:19|20)\.\d% .* compared with the previous version, over 99\.9% sure$/m);
    expect(stdout).toContain("regressed: nvjet_sm90");
    expect(stderr).toMatch(/Comparison 2: .* Most likely: .* About \d+ comparisons? to go/);
    expect(leftInTemporary).toEqual([]);
    expect(prepared.git("worktree", "list").split("\n")).toHaveLength(1);
    expect(prepared.git("status", "--porcelain", "--", "llm-profile-runs")).toBe("");

    const runs = (): string[] => readdirSync(runFolder(prepared.workspace), { recursive: true }).map(String);
    const before = runs();
    const again = searched(prepared);
    expect([again.code, again.stdout]).toEqual([first.code, first.stdout]);
    expect(runs()).toEqual(before);
  });

  test("names nobody where nothing changed, and asks the ends alone", () => {
    const { code, stdout, bisect } = searched(prepareBisect(history(3, 99), { set: quick }));
    expect([code, named(bisect())]).toEqual([0, []]);
    expect(new Set(asked(bisect()))).toEqual(new Set(["0-2"]));
    expect(stdout).toContain("No culprit");
  });

  test("names the set that's left around a commit that fails", () => {
    const { code, stdout, bisect } = searched(prepareBisect(history(4, 2, [1]), { set: quick }));
    expect([code, named(bisect())]).toEqual([0, [["change 1", "change 2"]]]);
    expect(asked(bisect())).toContain("!1");
    expect(stdout).toMatch(/^One of 2 versions: .* compared with [0-9a-f]{12} change 0, /m);
    expect(stdout).toMatch(/^ {2}[0-9a-f]{12} change 1$/m);
  });

  test("goes on after kill -9, and measures nothing again", async () => {
    const prepared = prepareBisect(history(9, 5), { set: quick });
    const { child, ended } = start(prepared);
    const { workspace } = prepared;
    const answers = (): string[] => (isBisectStored(workspace) ? asked(storedBisect(workspace)) : []);
    while (answers().length < 2 && child.exitCode === null) await sleep(50);
    child.kill("SIGKILL");
    await ended;
    const before = answers();
    const { code, stderr, bisect } = searched(prepared);
    expect(stderr).toContain(`Resuming after ${String(before.length)} answers.`);
    expect([code, named(bisect())]).toEqual([0, [["change 5"]]]);
    expect(asked(bisect()).slice(0, before.length)).toEqual(before);
    expect(asked(bisect()).filter((pair) => pair === "0-8")).toHaveLength(1);
  });

  test("stops before its time is up", () => {
    const prepared = prepareBisect(history(3, 1), { set: quick });
    const short = searched(prepared, ["--time-budget", "1s"]);
    expect(short.code).toBe(4);
    expect(short.stdout).toContain("Out of time. Run the same command again to continue.");
    expect(asked(short.bisect())).toEqual(["0-2"]);
  });

  test("looks inside of a merge commit", () => {
    const prepared = prepareBisect(history(2, 99), { set: quick });
    const { workspace, git } = prepared;
    git("switch", "-qc", "topic");
    for (const [index, attention] of ["sdpa", "slow", "slow"].entries())
      addCommit(workspace, { attention }, `topic ${String(index)}`);
    git("switch", "-q", "main");
    addCommit(workspace, { attention: "sdpa", files: { other: "x" } }, "main goes on");
    git("merge", "-q", "--no-ff", "-m", "Merge topic", "topic");
    const { code, bisect } = searched(prepared);
    expect(bisect().searches.map(({ within }) => within)).toEqual(["first-parents", "merge"]);
    expect([code, named(bisect())]).toEqual([0, [["topic 1"]]]);
  });

  rootTest("measures also where programs run as an unprivileged user", () => {
    const prepared = prepareBisect(history(2, 1), { set: [...quick, "isolation=unprivileged-user"] });
    const { code, stderr, bisect } = searched(prepared);
    expect([code, named(bisect()), stderr]).toEqual([0, [["change 1"]], expect.not.stringContaining("isn't isolated")]);
  });

  test("says what it would do, and starts nothing", () => {
    const prepared = prepareBisect(history(17, 11));
    const { code, stdout } = searched(prepared, ["--dry-run"]);
    expect(code).toBe(0);
    expect(stdout).toContain("16 versions after");
    expect(stdout).toContain("About 6 comparisons to go");
    expect(existsSync(runFolder(prepared.workspace))).toBe(false);
  });

  test("has nothing to ask where the ends have no estimate, and stores no answer", () => {
    const prepared = prepareBisect(history(3, 99), { set: ["rounds=1", "compare.max-rounds=1"] });
    const { code, stderr, bisect } = searched(prepared);
    expect([code, asked(bisect())]).toEqual([3, []]);
    expect(stderr).toContain("Nothing to search for");
    expect(stderr).toContain("set `rounds` to at least 2");
  });

  test("refuses a commit that this clone doesn't have, and ends without commits between them", () => {
    const prepared = prepareBisect(history(2, 1));
    const [name = "", , good = "", , , ...rest] = prepared.argv;
    for (const [ends, message] of [
      [["--good", "nothing", "--bad", "main"], "This clone has no commit named"],
      [["--good", good, "--bad", good], "has no commits after"],
    ] as const) {
      const { code, stderr } = command([name, ...ends, ...rest], prepared);
      expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    }
  });

  test("fails where an end can't be measured", () => {
    const { code, stderr, bisect } = searched(prepareBisect(history(2, 2, [1]), { set: quick }));
    expect([code, asked(bisect())]).toEqual([3, []]);
    expect(stderr).toContain("no such attention: broken");
  });

  test("measures with the settings, programs, and virtual environment of the working tree", () => {
    const script = "command -v of-the-venv >/dev/null || exit 1";
    const prepared = prepareBisect(history(3, 1), { set: quick, script });
    const { path } = prepared.workspace;
    mkdirSync(join(path, ".venv/bin"), { recursive: true });
    writeFileSync(join(path, ".venv/pyvenv.cfg"), "");
    for (const program of ["untracked.sh", ".venv/bin/of-the-venv"])
      writeFileSync(join(path, program), "#!/bin/sh\nexit 0\n", { mode: 0o755 });
    const argv = [...prepared.argv.slice(0, prepared.argv.indexOf("--")), "--", "./untracked.sh"];
    const { code } = command(argv, { ...prepared, path: [...prepared.path, join(path, ".venv/bin")] });
    expect([code, named(storedBisect(prepared.workspace))]).toEqual([0, [["change 1"]]]);
  });
});
