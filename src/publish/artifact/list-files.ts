import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Bytes } from "../../model/units.ts";

/** A thing in a run directory. */
export interface ListedFile {
  /** Relative to it, with `/`. */
  readonly path: string;
  readonly bytes: Bytes;
  readonly kind: "file" | "link" | "other";
}

/** Everything below a directory but its folders, in order of path; no link is followed. Throws what the file system throws. */
export async function listFiles(directory: string): Promise<ListedFile[]> {
  const found: ListedFile[] = [];
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(directory, folder), { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) await visit(path);
      else if (entry.isFile()) found.push({ path, bytes: (await lstat(join(directory, path))).size, kind: "file" });
      else found.push({ path, bytes: 0, kind: entry.isSymbolicLink() ? "link" : "other" });
    }
  };
  await visit("");
  return found.sort((left, right) => (left.path < right.path ? -1 : 1));
}
