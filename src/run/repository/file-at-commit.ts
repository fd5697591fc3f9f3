import { realpath } from "node:fs/promises";
import { isAbsolute, join, relative, resolve } from "node:path";
import { ParseError } from "../../model/errors.ts";
import { sizeText } from "../../model/text/quantity.ts";
import type { Bytes } from "../../model/units.ts";
import { isWithin } from "../directory/file-system.ts";
import { openRepository, hasSucceeded, type GitPorts } from "../machine/git.ts";

/** Settings files are far smaller. */
const largestFile: Bytes = 2 ** 20;

/** A file in a commit. `outside`: the path isn't in the repository. `absent`: the commit has no file at that path. */
export type FileAtCommit = { readonly kind: "found"; readonly text: string } | { readonly kind: "absent" | "outside" };

/**
 * Reads a file from a commit; `path` is relative to `ports.cwd`. Follows no links in the file's path and runs no git filter.
 * `repository` is the absolute path of the top folder, with links resolved. Throws ParseError if the file is larger than 1 MiB,
 * ToolError if git is missing.
 */
export async function readFileAtCommit(
  ports: GitPorts,
  { repository, commit, path }: { readonly repository: string; readonly commit: string; readonly path: string },
): Promise<FileAtCommit> {
  const name = await relativeName(repository, ports.cwd, path);
  if (name === null) return { kind: "outside" };
  await using opened = await openRepository({ ...ports, cwd: repository });
  if (opened.kind === "none") return { kind: "absent" };
  const object = `${commit}:${name}`;
  const size = await opened.git.line("cat-file", "-s", object);
  if (size === null || (await opened.git.line("cat-file", "-t", object)) !== "blob") return { kind: "absent" };
  if (Number(size) > largestFile)
    throw new ParseError({
      what: `${name} is ${sizeText(Number(size))}; the limit is ${sizeText(largestFile)}.`,
      where: object,
    });
  const content = await opened.git.run("cat-file", "blob", object);
  return hasSucceeded(content) ? { kind: "found", text: content.stdout } : { kind: "absent" };
}

/**
 * True if the file is in the repository's working tree, but git doesn't track it, so no commit brought it here. False for a path that leads
 * through a link or into another repository. `path` and `repository` are as in `readFileAtCommit`.
 */
export async function isUntracked(
  ports: GitPorts,
  { repository, path }: { readonly repository: string; readonly path: string },
): Promise<boolean> {
  const name = await relativeName(repository, ports.cwd, path);
  await using opened = await openRepository({ ...ports, cwd: repository });
  if (name === null || opened.kind === "none") return false;
  const found = await opened.git.run("--literal-pathspecs", "ls-files", "--others", "-z", "--", name);
  return hasSucceeded(found) && found.stdout === `${name}\0`;
}

/** A path relative to the repository; null if it's outside. */
async function relativeName(repository: string, cwd: string, path: string): Promise<string | null> {
  const place = isAbsolute(path) ? resolve(path) : join(await realpath(cwd), path);
  return isWithin(place, repository) ? relative(repository, place) : null;
}
