import { describe, expect, test } from "@jest/globals";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { testDirectory } from "../../run/support/directory.ts";
import { asked, named, prepareBisect, storedBisect } from "./support/bisect.ts";
import { capturesWithSlow } from "./support/by-attention.ts";
import { command } from "./support/command.ts";
import { makeWheel } from "./support/wheels.ts";

const pip = "python3 -m pip install -q --disable-pip-version-check --no-index --find-links";

/** A repository whose program is as fast as a package that its lock file names; the first of two commits bumps that, and another one. */
function withPackages(setup: (wheels: string) => string) {
  const wheels = join(testDirectory(), "wheels");
  mkdirSync(wheels);
  for (const [version, kind] of [
    ["1.0", "sdpa"],
    ["2.0", "slow"],
  ] as const) {
    makeWheel(wheels, "fastlib", version, `kind = "${kind}"\n`);
    makeWheel(wheels, "aardvark", version, "");
  }
  const lock = (version: string) => ({ "lock.txt": `aardvark==${version}\nfastlib==${version}\n` });
  const commits = ["1.0", "2.0", "2.0"].map((version) => ({ attention: "sdpa", files: lock(version) }));
  const script = capturesWithSlow().replace("$(cat attention)", "$(python3 -c 'import fastlib; print(fastlib.kind)')");
  const prepared = prepareBisect(commits, { script, set: ["rounds=2", `workload.setup=${setup(wheels)}`] });
  return { ...command(prepared.argv, { ...prepared, timeoutMs }), bisect: () => storedBisect(prepared.workspace) };
}

/** A search makes up to ten comparisons, each of some seconds. */
const timeoutMs = 240_000;

describe("two environments", () => {
  test("the package is named, not the commit that bumped the lock file, and is blamed both ways", () => {
    const { code, stdout, stderr, bisect } = withPackages(
      (wheels) =>
        `${pip} ${wheels} -r lock.txt && { [ -z "$LLM_PROFILE_PACKAGES" ] || ${pip} ${wheels} -r "$LLM_PROFILE_PACKAGES"; }`,
    );
    expect([code, stdout]).toEqual([0, expect.stringContaining("Culprit: the package fastlib 1.0 → 2.0")]);
    expect(stderr).toContain("The ends differ in 2 packages");
    const { searches, blame, notSearched } = bisect();
    expect(searches[0]?.versions).toHaveLength(5);
    expect(asked(bisect())).toContain("1-2");
    expect(blame?.alone?.log).toBeCloseTo(Math.log(1.2), 1);
    expect(blame?.without?.log).toBeCloseTo(0, 1);
    expect(notSearched).toEqual([]);
  });

  test("where the setup takes no pins, the commit is named, and the packages that weren't searched", () => {
    const { code, stdout, bisect } = withPackages((wheels) => `${pip} ${wheels} -r lock.txt`);
    expect([code, named(bisect())]).toEqual([0, [["change 1"]]]);
    expect(stdout).toContain("Packages that differ but aren't searched");
    expect(stdout).toContain("fastlib 1.0 → 2.0");
  });
});
