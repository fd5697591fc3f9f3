import { lstat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { UserError } from "../../errors.ts";
import { writeFileAtomic } from "../directory/atomic-write.ts";
import { errorCode, makeFolders } from "../directory/file-system.ts";

export interface NewFile {
  /** From the root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Why a file cannot be written, in one sentence; none where it can. `replaces`: a file that exists gives way. */
async function problemsOf(root: string, path: string, replaces: boolean): Promise<string[]> {
  const parts = path.split("/");
  for (const [index] of parts.entries()) {
    const name = parts.slice(0, index + 1).join("/");
    const stats = await lstat(join(root, name)).catch((error: unknown) => {
      if (errorCode(error) === "ENOENT") return null;
      throw error;
    });
    if (stats === null) return [];
    if (stats.isSymbolicLink()) return [`${name} is a link, and is not followed.`];
    const isLast = index === parts.length - 1;
    if (!isLast && !stats.isDirectory()) return [`${name} is no folder.`];
    if (isLast && !stats.isFile()) return [`${name} exists already, and is no file.`];
    if (isLast && !replaces) return [`${name} exists already.`];
  }
  return [];
}

/** Throws UserError, before anything is asked or written, where one of the files is in the way. */
export async function requireAbsent(root: string, paths: readonly string[], replaces: boolean): Promise<void> {
  const problems = (await Promise.all(paths.map(async (path) => problemsOf(root, path, replaces)))).flat();
  if (problems.length === 0) return;
  throw new UserError({
    what: "Nothing was written:",
    problems: [...new Set(problems)],
    where: root,
    help: replaces ? "Take it away, or write the files by hand." : "--force replaces files; links and folders stay.",
  });
}

/** Writes the files, whole, for everybody to read as others of a repository are. Throws UserError as `requireAbsent` does. */
export async function writeNewFiles(root: string, files: readonly NewFile[], replaces: boolean): Promise<void> {
  await requireAbsent(
    root,
    files.map(({ path }) => path),
    replaces,
  );
  for (const { path, text } of files) {
    const full = join(root, path);
    await makeFolders(dirname(full));
    await writeFileAtomic(full, text, replaces ? "replace" : "refuse", 0o666);
  }
}
