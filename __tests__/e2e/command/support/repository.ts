import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Workspace } from "./workspace.ts";

/** One commit: what its program is (`sdpa`, `slow`; `broken` fails), and other files. */
export interface MadeCommit {
  readonly attention: string;
  readonly files?: Readonly<Record<string, string>>;
}

export function addCommit(workspace: Workspace, { attention, files = {} }: MadeCommit, message: string): void {
  const git = gitIn(workspace);
  for (const [name, text] of Object.entries({ ...files, attention: `${attention}\n` })) {
    writeFileSync(join(workspace.path, name), text);
    git("add", name);
  }
  git("commit", "--allow-empty", "-qm", message);
}

export function gitIn({ path: cwd }: Pick<Workspace, "path">, env = process.env): (...args: string[]) => string {
  const identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"];
  return (...args) =>
    execFileSync("git", [...identity, ...args], {
      cwd,
      env,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).trim();
}
