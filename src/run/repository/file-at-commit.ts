import { realpath } from "node:fs/promises";
import { isAbsolute, join, relative, resolve } from "node:path";
import { ParseError } from "../../errors.ts";
import { sizeText } from "../../model/text/quantity.ts";
import type { Bytes } from "../../model/units.ts";
import { isWithin } from "../directory/file-system.ts";
import { openRepository, succeeded, type GitPorts } from "../machine/git.ts";

/** A file of settings is far smaller. */
const largestFile: Bytes = 2 ** 20;

/** What a commit has of a file. `outside`: the path isn't in the repository. `absent`: the commit has no file there. */
export type FileAtCommit = { readonly kind: "found"; readonly text: string } | { readonly kind: "absent" | "outside" };

/**
 * The file at a path (relative to `ports.cwd`) as a commit has it. No link of the working tree is followed, and no filter runs.
 * `repository` is its top folder, absolute and without links. Throws ParseError for one above 1 MiB, ToolError without git.
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
      what: `${name} has ${sizeText(Number(size))}; ${sizeText(largestFile)} are the most.`,
      where: object,
    });
  const content = await opened.git.run("cat-file", "blob", object);
  return succeeded(content) ? { kind: "found", text: content.stdout } : { kind: "absent" };
}
