import { execFileSync } from "node:child_process";
import type { Double } from "../../../fixtures/github/index.ts";

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

/** What git finds wrong with the repository. */
export function problemsOf(double: Double): string {
  const path = double.state.git?.path ?? "";
  return execFileSync("git", ["--git-dir", path, "fsck", "--strict", "--no-dangling", "--no-progress"], {
    encoding: "utf8",
    // Notices that HEAD's branch does not exist, as in any repository of records alone.
    stdio: ["ignore", "pipe", "ignore"],
  });
}
