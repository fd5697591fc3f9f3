import { mkdirSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { rootTest } from "../../run/support/as-root.ts";
import { testDirectory } from "../../run/support/directory.ts";
import { asked, named, prepareBisect, storedBisect } from "./support/bisect.ts";
import { capturesWithSlow } from "./support/by-attention.ts";
import { command } from "./support/command.ts";
import { addCommit, type MadeCommit } from "./support/repository.ts";
import { runFolder, type PreparedRun } from "./support/run.ts";
import { makeWheel } from "./support/wheels.ts";

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
  test("stops with 4 before its time is up, goes on to name the commit, and has its result when it's asked again", () => {
    const prepared = prepareBisect(history(5, 3), { set: quick });
    const short = searched(prepared, ["--time-budget", "1s"]);
    expect([short.code, asked(short.bisect())]).toEqual([4, ["0-4"]]);

    const first = searched(prepared);
    const { code, stdout, stderr, leftInTemporary, bisect } = first;
    expect([code, named(bisect())]).toEqual([0, [["change 3"]]]);
    expect(stderr).toContain("Resuming after 1 answer.");
    expect(asked(bisect()).filter((pair) => pair === "0-4")).toHaveLength(1);
    expect(asked(bisect())).toContain("2-3");
    expect(bisect().figure).toEqual({ kind: "gpu-time", range: "decode" });
    expect(stdout).toMatch(/^Culprit: [0-9a-f]{40} change 3$/m);
    expect(stdout).toMatch(/^ {2}by Ada, \d{4}-/m);
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

  test("looks inside of a merge commit", () => {
    const prepared = prepareBisect(history(2, 99), { set: quick });
    const { workspace, git } = prepared;
    git("switch", "-qc", "topic");
    for (const [index, attention] of ["sdpa", "slow"].entries())
      addCommit(workspace, { attention }, `topic ${String(index)}`);
    git("switch", "-q", "main");
    addCommit(workspace, { attention: "sdpa", files: { other: "x" } }, "main goes on");
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

  test("says what it would do, and starts nothing; refuses ends without commits between them", () => {
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

  test.each([
    { end: "can't be measured", broken: [1], set: quick, says: "no such attention: broken" },
    { end: "has no estimate", broken: [], set: ["rounds=1", "compare.max-rounds=1"], says: "Nothing to search for" },
  ])("ends with 3 where an end $end, and stores no answer", ({ broken, set, says }) => {
    const { code, stderr, bisect } = searched(prepareBisect(history(2, 99, broken), { set }));
    expect([code, asked(bisect())]).toEqual([3, []]);
    expect(stderr).toContain(says);
  });

  test("searches commits alone where the setup takes no pins, and lists the packages", () => {
    const install =
      'grep -q sdpa attention && V=1 || V=2; cd "$VIRTUAL_ENV"/lib/python*/site-packages && mkdir "fastlib-$V.dist-info"';
    const prepared = prepareBisect(history(3, 1), { set: ["rounds=2", `workload.setup=${install}`] });
    const { code, bisect } = searched(prepared, ["--time-budget", "1s"]);
    expect([code, bisect().searches[0]?.versions.length]).toEqual([4, 3]);
    expect(bisect().notSearched).toMatchObject([{ name: "fastlib" }]);
  });

  test("names the package, not the commit that bumped the lock file, and blames it both ways", () => {
    const wheels = join(testDirectory(), "wheels");
    mkdirSync(wheels);
    for (const [version, kind] of [
      ["1.0", "sdpa"],
      ["2.0", "slow"],
    ] as const)
      makeWheel(wheels, "fastlib", version, `kind = "${kind}"\n`);
    const commits = ["1.0", "2.0"].map((version) => ({
      attention: "sdpa",
      files: { "lock.txt": `fastlib==${version}\n` },
    }));
    const pip = `python3 -m pip install -q --disable-pip-version-check --no-index --find-links ${wheels}`;
    const setup = `${pip} -r lock.txt && { [ -z "$LLM_PROFILE_PACKAGES" ] || ${pip} -r "$LLM_PROFILE_PACKAGES"; }`;
    const script = capturesWithSlow().replace(
      "$(cat attention)",
      "$(python3 -c 'import fastlib; print(fastlib.kind)')",
    );
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
