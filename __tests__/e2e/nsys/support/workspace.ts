import { chownSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { writeFiles } from "../../../run/support/git.ts";
import { gitIn } from "../../command/support/repository.ts";
import { workspace as makeWorkspace, type Workspace as CommandWorkspace } from "../../command/support/workspace.ts";

export interface Workspace extends CommandWorkspace {
  /** Where run directories go. */
  readonly out: string;
  /** What is still in `temporary`, which is empty again when nothing stays behind. */
  readonly leftInTemporary: () => string[];
}

/** Makes a workspace, owned by `uid` where one is given; it goes when the test file is done. */
export function workspace(uid: number | null = null): Workspace {
  const { path, temporary } = makeWorkspace();
  if (uid !== null) for (const folder of [path, temporary]) chownSync(folder, uid, uid);
  return { path, out: join(path, "runs"), temporary, leftInTemporary: () => readdirSync(temporary) };
}

/** Makes a workspace a Git repository with a commit of these files each: path to text. */
export function commitInto(workspace: Workspace, ...commits: readonly Readonly<Record<string, string>>[]): void {
  const git = gitIn(workspace);
  git("init", "--quiet");
  for (const files of commits) {
    writeFiles(workspace.path, files);
    git("add", ...Object.keys(files));
    git("commit", "--quiet", "-m", "change");
  }
}
