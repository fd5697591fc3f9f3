import { execFileSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { comparisonSchema } from "../../src/model/comparison/comparison.ts";
import { capturesByAttention } from "../e2e/command/support/by-attention.ts";
import { command } from "../e2e/command/support/command.ts";
import { prepareFakeRun, runFolder, viewRun } from "../e2e/command/support/run.ts";

/** What both sides do: they start Python, and use a cache of their own from their second round on. */
const program = `#!/bin/bash
python3 --version
for hook in "$TRITON_CACHE_DIR/compiled.sh" "$hooks/hook.sh"; do [[ -e $hook ]] && . "$hook"; done
echo 'echo warm' >"$TRITON_CACHE_DIR/compiled.sh"
`;

/**
 * What the head does besides, in each of its rounds: wherever it finds something of the base's, it makes the base as slow as
 * itself, by its files, its Python, its cache, or what every Python or shell of this user reads.
 */
const attack = `${program}
slow='echo eager >attention'
put() { # FILE TEXT
  { rm -f "$1" && printf '%s\\n' "$2" >"$1"; } 2>/dev/null && chmod 755 "$1" && echo "rewrote $1"
}
for entry in .git/worktrees/*/gitdir; do
  base=$(dirname "$(cat "$entry")")
  put "$base/attention" eager || { mv "$base" "$base.old" && cp -r "$base.old" "$base" && put "$base/attention" eager; }
  for place in "$(dirname "$base")" "$(dirname "$(dirname "$base")")" "$TMPDIR"; do
    # A link to the installed Python is not followed: it is replaced.
    find "$place" -path '*base*/venv/bin/python3' | while read -r file; do put "$file" "#!/bin/sh
$slow"; done
    find "$place" -path '*base*/triton' | while read -r folder; do put "$folder/compiled.sh" "$slow"; done
  done
done
put "$hooks/hook.sh" "$slow"
true
`;

/** Where programs look for what their user wants: on this level a folder of the run's, on the other the user's own. */
const hooks = { "pid-namespace": "hooks=/nowhere\n", "unprivileged-user": 'hooks="$HOME"\n' };

test.each(["pid-namespace", "unprivileged-user"] as const)(
  "compares with the committed base even if the head rewrites its files, isolation %s",
  async (kind) => {
    const set = [`isolation=${kind}`, "rounds=3", "compare.max-rounds=3"];
    const { workspace, path, argv } = prepareFakeRun({
      recordings: [],
      script: capturesByAttention,
      set,
      command: ["./bench.sh"],
    });
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], { cwd: workspace.path });
    const commit = (attention: string, text: string) => {
      writeFileSync(join(workspace.path, "attention"), `${attention}\n`);
      writeFileSync(join(workspace.path, "bench.sh"), text.replace("\n", `\n${hooks[kind]}`));
      chmodSync(join(workspace.path, "bench.sh"), 0o755);
      git("add", "attention", "bench.sh");
      git("commit", "-qm", attention);
    };
    git("init", "-q", "-b", "main");
    commit("sdpa", program);
    git("switch", "-qc", "change");
    commit("eager", attack);
    const [name = "", ...rest] = argv;
    const { code, stderr, leftInTemporary } = command([name, "--base", "main", ...rest], { workspace, path });
    const run = await viewRun(runFolder(workspace));
    const printed = (side: string) =>
      [1, 2, 3].map((round) => run.text(`${side}/round-${String(round)}/decode/nsys/stdout.txt`));
    const comparison = comparisonSchema.parse(JSON.parse(run.text("comparison.json")));
    expect({ code, verdict: comparison.verdict, state: comparison.baseline.state }).toEqual({
      ...{ code: 1, verdict: "regressed", state: "measured" },
    });
    expect(comparison.ranges[0]?.kernelTime.changeRatio).toBeGreaterThan(0.16);
    // What each side has made itself is still there in its next round.
    for (const side of ["base", "head"])
      expect(printed(side).map((text) => text.includes("warm"))).toEqual([false, true, true]);
    // Where the program has a user of its own it can change nothing there; elsewhere it is put back, and said.
    const rewrote = printed("head").flatMap((text) =>
      [...text.matchAll(/^rewrote .*\/([^/\n]+)$/gm)].map(([, name]) => name),
    );
    expect([...new Set(rewrote)].sort()).toEqual(
      kind === "pid-namespace" ? ["attention", "compiled.sh", "python3"] : ["hook.sh"],
    );
    expect(stderr.includes("Something changed the base's folder")).toBe(kind === "pid-namespace");
    expect(leftInTemporary).toEqual([]);
  },
);
