import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { readRepositoryFiles } from "../../../src/run/repository/repository-files.ts";
import { testDirectory } from "../support/directory.ts";
import { writeFiles } from "../support/git.ts";

const all = () => true;

test("follows no link, opens only files, and skips foreign folders", async () => {
  const root = testDirectory();
  const ours = ["h.py", ".github/workflows/f.yml", "a/b/c.py"];
  const files = [...ours, "node_modules/x/d.py", ".hidden/e.py", "venv/g.py"];
  writeFiles(root, Object.fromEntries(files.map((path) => [path, path])));
  symlinkSync(".", join(root, "loop"));
  symlinkSync("/etc/passwd", join(root, "passwd.py"));
  symlinkSync("../..", join(root, "a/b/up"));
  execFileSync("mkfifo", [join(root, "pipe.py")]);
  expect(await readRepositoryFiles(root, all)).toEqual(ours.map((path) => ({ path, text: path })));
});

test("reads only the beginning of a huge file, and limits the total", async () => {
  const root = testDirectory();
  for (let index = 0; index < 80; index += 1) {
    const path = join(root, `${String(index).padStart(2, "0")}.py`);
    writeFileSync(path, "#");
    truncateSync(path, 2 ** 36);
  }
  const found = await readRepositoryFiles(root, all);
  const bytes = found.map(({ text }) => text?.length ?? 0);
  expect(found).toHaveLength(80);
  expect(bytes[0]).toBe(2 ** 19);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBe(2 ** 25);
});

test("limits depth and number of names, and keeps odd names", async () => {
  const root = testDirectory();
  mkdirSync(join(root, "d/".repeat(40)), { recursive: true });
  writeFileSync(join(root, "d/".repeat(40), "deep.py"), "");
  mkdirSync(join(root, "many"));
  for (let index = 0; index < 21_000; index += 1) writeFileSync(join(root, "many", String(index)), "");
  writeFileSync(join(root, "a\n\u001b[2J.py"), "x");
  const found = await readRepositoryFiles(root, (path) => path.endsWith(".py"));
  expect(found[0]).toEqual({ path: "a\n\u001b[2J.py", text: "x" });
  expect(found.length).toBeLessThanOrEqual(20_000);
  expect(found.some(({ path }) => path.endsWith("deep.py"))).toBe(false);
});
