import { lstat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { UserError } from "../../model/errors.ts";
import { writeFileAtomic } from "../directory/atomic-write.ts";
import { readErrorCode, makeFolders } from "../directory/file-system.ts";

export interface NewFile {
  /** Relative to the root, with `/` as the separator. */
  readonly path: string;
  readonly text: string;
}

/** One sentence that says why we can't write a file; empty if we can. With `replaces`, an existing file isn't a problem. */
async function findProblems(root: string, path: string, replaces: boolean): Promise<string[]> {
  const parts = path.split("/");
  for (const [index] of parts.entries()) {
    const name = parts.slice(0, index + 1).join("/");
    const stats = await lstat(join(root, name)).catch((error: unknown) => {
      if (readErrorCode(error) === "ENOENT") return null;
      throw error;
    });
    if (stats === null) return [];
    if (stats.isSymbolicLink()) return [`${name} is a link. llm-profile doesn't follow links.`];
    const isLast = index === parts.length - 1;
    if (!isLast && !stats.isDirectory()) return [`${name} isn't a folder.`];
    if (isLast && !stats.isFile()) return [`${name} already exists and isn't a file.`];
    if (isLast && !replaces) return [`${name} already exists.`];
  }
  return [];
}

/** Throws UserError if something already exists at one of the paths. Call it before asking the user or writing anything. */
export async function requireAbsent(root: string, paths: readonly string[], replaces: boolean): Promise<void> {
  const problems = (await Promise.all(paths.map(async (path) => findProblems(root, path, replaces)))).flat();
  if (problems.length === 0) return;
  throw new UserError({
    what: "Wrote nothing:",
    problems: [...new Set(problems)],
    where: root,
    help: replaces
      ? "Remove what's there, or write the files by hand."
      : "--force replaces files, but not links or folders.",
  });
}

/** Writes each file atomically. Everybody may read the files, like other files in a repository. Throws UserError like `requireAbsent`. */
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
