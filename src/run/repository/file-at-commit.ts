import { realpath } from "node:fs/promises";
import { isAbsolute, join, relative, resolve } from "node:path";
import { ParseError } from "../../model/errors.ts";
import { sizeText } from "../../model/text/quantity.ts";
import type { Bytes } from "../../model/units.ts";
import { isWithin } from "../directory/file-system.ts";
import { openRepository, hasSucceeded, type GitPorts } from "../machine/git.ts";

const largestFile: Bytes = 2 ** 20;

export type FileAtCommit = { readonly kind: "found"; readonly text: string } | { readonly kind: "absent" | "outside" };

/**
 * `path` is relative to `ports.cwd`. Follows no links in it and runs no git filter. `repository` is the top folder, with links resolved.
 * Throws ParseError if the file is larger than 1 MiB.
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

/** No commit brought the file here. False for a path that leads through a link or into another repository. */
export async function isUntracked(
  ports: GitPorts,
  { repository, path }: { readonly repository: string; readonly path: string },
): Promise<boolean> {
  const name = await relativeName(repository, ports.cwd, path);
  await using opened = await openRepository({ ...ports, cwd: repository });
  if (name === null || opened.kind === "none") return false;
  const untracked = await opened.git.run("--literal-pathspecs", "ls-files", "--others", "-z", "--", name);
  return hasSucceeded(untracked) && untracked.stdout === `${name}\0`;
}

async function relativeName(repository: string, cwd: string, path: string): Promise<string | null> {
  const place = isAbsolute(path) ? resolve(path) : join(await realpath(cwd), path);
  return isWithin(place, repository) ? relative(repository, place) : null;
}
