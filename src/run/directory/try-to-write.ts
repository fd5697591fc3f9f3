import { open, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { partialName } from "./atomic-write.ts";
import { makeFolders } from "./make-folders.ts";

/**
 * Finds out whether `writeFileAtomic` could write a file, before the work that the file is to hold. Makes the folders above it,
 * and leaves nothing else. Throws why it could not.
 */
export async function tryToWrite(path: string): Promise<void> {
  await makeFolders(dirname(path));
  const there = await stat(path).catch(() => null);
  if (there !== null && !there.isFile()) throw new Error(there.isDirectory() ? "It is a folder." : "It is no file.");
  const partial = partialName(path);
  try {
    await (await open(partial, "wx")).close();
  } finally {
    await rm(partial, { force: true });
  }
}
