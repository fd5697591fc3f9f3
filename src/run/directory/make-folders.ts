import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode } from "./error-code.ts";

/**
 * Makes a folder and those above it; one that exists is well. `mode` is of the folder itself, where it is made. Node's own recursive mkdir never ends where a file system
 * says ENOENT for a folder that may not be made, as /proc does.
 */
export async function makeFolders(path: string, mode = 0o777): Promise<void> {
  if (await isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolders(parent);
  try {
    await mkdir(path, { mode });
  } catch (error) {
    // Another process may have made it in between.
    if (errorCode(error) !== "EEXIST" || !(await isFolder(path))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
