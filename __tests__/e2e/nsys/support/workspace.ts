import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { testDirectory } from "../../../run/support/directory.ts";
import { writeFiles } from "../../../run/support/git.ts";

/** A folder of one test's own, which every user may enter. */
export interface Workspace {
  readonly path: string;
  /** Where run directories go. */
  readonly out: string;
  /** TMPDIR of llm-profile: empty again when nothing stays behind. */
  readonly temporary: string;
  /** What is still in `temporary`. */
  readonly leftInTemporary: () => string[];
}

/** Makes a workspace, owned by `uid` where one is given; it goes when the test file is done. */
export function workspace(uid: number | null = null): Workspace {
  const path = testDirectory();
  const temporary = join(path, "tmp");
  mkdirSync(temporary);
  for (const folder of [path, temporary]) {
    chmodSync(folder, 0o755);
    if (uid !== null) chownSync(folder, uid, uid);
  }
  return { path, out: join(path, "runs"), temporary, leftInTemporary: () => readdirSync(temporary) };
}

/** Makes a workspace a Git repository with a commit of these files each: path to text. */
export function commitInto({ path }: Workspace, ...commits: readonly Readonly<Record<string, string>>[]): void {
  const git = (...argv: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@localhost", ...argv], { cwd: path });
  git("init", "--quiet");
  for (const files of commits) {
    writeFiles(path, files);
    git("add", ...Object.keys(files));
    git("commit", "--quiet", "-m", "change");
  }
}
