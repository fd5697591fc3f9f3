import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { readCodeChanges } from "../../../src/features/lines/effects/code-changes.ts";
import { gitPlace, writeFiles } from "../../run/support/git.ts";

test("reads the whole repository's changes despite the user's git configuration", async () => {
  const place = gitPlace();
  const base = place.commit({ "src/model.py": "a\nb\nc\nd\n", "bench/run.py": "run\n", ".gitignore": "made/\n" });
  for (const setting of ["diff.relative", "diff.noprefix", "diff.mnemonicPrefix"]) place.git("config", setting, "true");
  place.git("config", "diff.renames", "false");
  place.git("mv", "src/model.py", "src/net.py");
  writeFiles(place.repository, { "src/net.py": "a\nb\nnew\nc\nd\n", "made/kernels.py": "x\n", "fresh.py": "x\n" });
  const ports = { ...place.ports, cwd: join(place.repository, "bench") };
  const files = ["src/net.py", "bench/run.py", "made/kernels.py", "fresh.py"];
  expect(await readCodeChanges(ports, base, files)).toEqual({
    files: [
      {
        base: "src/model.py",
        head: "src/net.py",
        hunks: [{ base: { from: 3, texts: [] }, head: { from: 3, texts: ["new"] } }],
      },
    ],
    untracked: new Set(["made/kernels.py", "fresh.py"]),
  });
});

test("returns null without base's commit", async () => {
  const place = gitPlace();
  place.commit({ "model.py": "a\n" });
  expect(await readCodeChanges({ ...place.ports, cwd: place.repository }, "0".repeat(40), ["model.py"])).toBeNull();
});
