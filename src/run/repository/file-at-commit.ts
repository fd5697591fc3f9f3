import { realpath } from "node:fs/promises";
import { isAbsolute, join, relative, resolve } from "node:path";
import { ParseError } from "../../errors.ts";
import { sizeText } from "../../model/text/quantity.ts";
import type { Bytes } from "../../model/units.ts";
import { isWithin } from "../directory/file-system.ts";
import { openRepository, succeeded, type GitPorts } from "../machine/git.ts";

/** Settings files are far smaller. */
const largestFile: Bytes = 2 ** 20;

/** A file in a commit. `outside`: the path isn't in the repository. `absent`: the commit has no file at that path. */
export type FileAtCommit = { readonly kind: "found"; readonly text: string } | { readonly kind: "absent" | "outside" };

/**
 * Reads a file from a commit; `path` is relative to `ports.cwd`. Follows no links in the file's path and runs no git filter.
 * `repository` is the absolute path of the top folder, with links resolved. Throws ParseError if the file is larger than 1 MiB,
 * ToolError if git is missing.
 */
export async function fileAtCommit(
  ports: GitPorts,
  { repository, commit, path }: { readonly repository: string; readonly commit: string; readonly path: string },
): Promise<FileAtCommit> {
  const place = isAbsolute(path) ? resolve(path) : join(await realpath(ports.cwd), path);
  if (!isWithin(place, repository)) return { kind: "outside" };
  const name = relative(repository, place);
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
  return succeeded(content) ? { kind: "found", text: content.stdout } : { kind: "absent" };
}
