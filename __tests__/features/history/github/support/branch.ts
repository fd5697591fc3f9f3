import { execFileSync } from "node:child_process";
import type { Double } from "../../../../fixtures/github/index.ts";

/** git in the double's repository. */
export function gitOf({ state }: Double): (...args: string[]) => string {
  const path = state.git?.path;
  if (path === undefined) throw new Error("The double has no repository.");
  return (...args) =>
    execFileSync("git", ["--git-dir", path, ...args], { encoding: "utf8", maxBuffer: 2 ** 28 }).trim();
}

/** The files of a branch as git has them: path and text. */
export function filesOf(double: Double, branch: string): Map<string, string> {
  const git = gitOf(double);
  const paths = git("ls-tree", "-r", "--name-only", "-z", branch).split("\0").filter(Boolean);
  const archive = new Map<string, string>();
  for (const path of paths) archive.set(path, `${git("cat-file", "blob", `${branch}:${path}`)}\n`);
  return archive;
}

/** One more commit with these files, as another job's. */
export function addFiles(
  double: Double,
  branch: string,
  files: readonly { readonly path: string; readonly text: string }[],
): void {
  const path = double.state.git?.path ?? "";
  const index = { ...process.env, GIT_INDEX_FILE: `${path}/added-index` };
  const git = (args: readonly string[], input = ""): string =>
    execFileSync("git", ["--git-dir", path, "-c", "user.name=t", "-c", "user.email=t@example.org", ...args], {
      encoding: "utf8",
      env: index,
      input,
    }).trim();
  git(["read-tree", branch]);
  for (const { path: file, text } of files) {
    const blob = git(["hash-object", "-w", "--stdin"], text);
    git(["update-index", "--add", "--cacheinfo", `100644,${blob},${file}`]);
  }
  const commit = git(["commit-tree", git(["write-tree"]), "-p", branch, "-m", "More"]);
  git(["update-ref", `refs/heads/${branch}`, commit]);
}

/** What git finds wrong with the repository. */
export function problemsOf(double: Double): string {
  const path = double.state.git?.path ?? "";
  return execFileSync("git", ["--git-dir", path, "fsck", "--strict", "--no-dangling", "--no-progress"], {
    encoding: "utf8",
    // Notices that HEAD's branch does not exist, as in any repository of records alone.
    stdio: ["ignore", "pipe", "ignore"],
  });
}
