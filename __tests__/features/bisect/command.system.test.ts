import { mkdirSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { rootTest } from "../../run/support/as-root.ts";
import { eventually } from "../../run/support/processes.ts";
import { answersSoFar, asked, named, prepareBisect, storedBisect } from "../../e2e/command/support/bisect.ts";
import { capturesWithSlow } from "../../e2e/command/support/by-attention.ts";
import { command } from "../../e2e/command/support/command.ts";
import { addCommit, type MadeCommit } from "../../e2e/command/support/repository.ts";
import { runFolder, type PreparedRun } from "../../e2e/command/support/run.ts";
import { start } from "../../e2e/command/support/start.ts";

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
  return { ...command([name, ...more, ...options], prepared), bisect: () => storedBisect(prepared.workspace) };
}

describe("bisect", () => {
  test("resumes after kill -9, names the commit, and reprints its result", async () => {
    const prepared = prepareBisect(history(5, 3), { set: quick });
    const { workspace } = prepared;
    const killed = start(prepared);
    expect(await eventually(() => answersSoFar(workspace).length > 0)).toBe(true);
    killed.child.kill("SIGKILL");
    await killed.ended;
    const isOurs = (name: string) => !name.startsWith("llm-profile-record-");
    expect(await eventually(() => !readdirSync(workspace.temporary).some(isOurs))).toBe(true);
    const before = answersSoFar(workspace);

    const first = searched(prepared);
    const { code, stdout, stderr, leftInTemporary, bisect } = first;
    expect([code, named(bisect())]).toEqual([0, [["change 3"]]]);
    expect(stderr).toContain(`Resuming after ${String(before.length)} answer`);
    expect(asked(bisect()).slice(0, before.length)).toEqual(before);
    expect(asked(bisect()).filter((pair) => pair === "0-4")).toHaveLength(1);
    expect(asked(bisect())).toContain("2-3");
    expect(bisect().figure).toEqual({ kind: "gpu-time", range: "decode" });
    expect(stdout).toMatch(/^Culprit: [0-9a-f]{40} change 3$/m);
    expect(stderr).toMatch(/^Comparison 2: /m);
    expect(leftInTemporary).toEqual([]);
    expect(prepared.git("worktree", "list").split("\n")).toHaveLength(1);
    expect(prepared.git("status", "--porcelain", "--", "llm-profile-runs")).toBe("");

    const runs = (): string[] => readdirSync(runFolder(workspace), { recursive: true }).map(String);
    const made = runs();
    const again = searched(prepared);
    expect([again.code, again.stdout]).toEqual([first.code, first.stdout]);
    expect(runs()).toEqual(made);
  });

  test("searches inside a merge commit", () => {
    const prepared = prepareBisect(history(1, 99), { set: quick });
    const { workspace, git } = prepared;
    git("switch", "-qc", "topic");
    for (const [index, attention] of ["sdpa", "slow"].entries())
      addCommit(workspace, { attention }, `topic ${String(index)}`);
    git("switch", "-q", "main");
    git("merge", "-q", "--no-ff", "-m", "Merge topic", "topic");
    const { code, bisect } = searched(prepared);
    expect(bisect().searches.map(({ within }) => within)).toEqual(["first-parents", "merge"]);
    expect([code, named(bisect())]).toEqual([0, [["topic 1"]]]);
  });

  rootTest("measures as an unprivileged user, with the working tree's programs and virtual environment", () => {
    const prepared = prepareBisect(history(2, 1), {
      set: [...quick, "isolation=unprivileged-user"],
      script: "command -v of-the-venv >/dev/null || exit 1",
    });
    const { path } = prepared.workspace;
    mkdirSync(join(path, ".venv/bin"), { recursive: true });
    writeFileSync(join(path, ".venv/pyvenv.cfg"), "");
    for (const program of ["untracked.sh", ".venv/bin/of-the-venv"])
      writeFileSync(join(path, program), "#!/bin/sh\nexit 0\n", { mode: 0o755 });
    const argv = [...prepared.argv.slice(0, prepared.argv.indexOf("--")), "--", "./untracked.sh"];
    const { code, stderr, bisect } = searched({
      ...prepared,
      argv,
      path: [...prepared.path, join(path, ".venv/bin")],
    });
    expect([code, named(bisect()), stderr]).toEqual([0, [["change 1"]], expect.not.stringContaining("isn't isolated")]);
  });

  test("plans without starting anything, and refuses ends without commits between them", () => {
    const prepared = prepareBisect(history(17, 11));
    const { code, stdout } = searched(prepared, ["--dry-run"]);
    expect(code).toBe(0);
    expect(stdout).toContain("16 versions after");
    expect(stdout).toContain("About 6 comparisons to go");
    const [name = "", , good = "", , , ...rest] = prepared.argv;
    for (const bad of ["nothing", good])
      expect(command([name, "--good", good, "--bad", bad, ...rest], prepared)).toMatchObject({ code: 2, stdout: "" });
    expect(existsSync(runFolder(prepared.workspace))).toBe(false);
  });

  test("exits with 3 and stores nothing if an end can't be measured", () => {
    const { code, stderr, bisect } = searched(prepareBisect(history(2, 99, [1]), { set: quick }));
    expect([code, asked(bisect())]).toEqual([3, []]);
    expect(stderr).toContain("no such attention: broken");
  });

  test("searches only commits and lists the packages if the setup takes no pins", () => {
    const install =
      'grep -q sdpa attention && V=1 || V=2; cd "$VIRTUAL_ENV"/lib/python*/site-packages && mkdir "fastlib-$V.dist-info"';
    const prepared = prepareBisect(history(3, 1), { set: ["rounds=2", `workload.setup=${install}`] });
    const { code, bisect } = searched(prepared, ["--time-budget", "1s"]);
    expect([code, bisect().searches[0]?.versions.length]).toEqual([4, 3]);
    expect(bisect().notSearched).toMatchObject([{ name: "fastlib" }]);
  });

  test("blames the package instead of the commit that bumped the lock file", () => {
    const commits = ["1.0", "2.0"].map((version) => ({
      attention: "sdpa",
      files: { "lock.txt": `fastlib==${version}\n` },
    }));
    // What pip does with a lock file, and after it with the packages that the search asks for.
    const setup = `V=$(sed -n s/^fastlib==//p lock.txt $LLM_PROFILE_PACKAGES | tail -n 1) && cd "$VIRTUAL_ENV"/lib/python*/site-packages && mkdir "fastlib-$V.dist-info"`;
    const kind =
      "$([[ -e $(echo $VIRTUAL_ENV/lib/python*/site-packages/fastlib-1.0.dist-info) ]] && echo sdpa || echo slow)";
    const script = capturesWithSlow().replace("$(cat attention)", () => kind);
    const prepared = prepareBisect(commits, { script, set: ["rounds=2", `workload.setup=${setup}`] });
    const { code, stdout, stderr, bisect } = searched(prepared);
    expect([code, stdout]).toEqual([0, expect.stringContaining("Culprit: the package fastlib 1.0 → 2.0")]);
    expect(stderr).toContain("The ends differ in 1 package");
    const { blame, notSearched } = bisect();
    expect(asked(bisect())).toContain("0-1");
    expect(blame?.alone?.log).toBeCloseTo(Math.log(1.2), 1);
    expect(blame?.without?.log).toBeCloseTo(0, 1);
    expect(notSearched).toEqual([]);
  });
});
