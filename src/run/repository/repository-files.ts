import { constants, type Dirent } from "node:fs";
import { open, opendir } from "node:fs/promises";
import { join } from "node:path";
import type { RepositoryFile } from "../../model/run/repository.ts";
import type { Bytes } from "../../model/units.ts";

/** Limits for a quick look at a repository. We ignore everything beyond these limits. */
const limits = { names: 20_000, depth: 8, files: 2000, fileBytes: 512 * 2 ** 10, bytes: 32 * 2 ** 20 };

/** Folders with third-party or generated code. */
const skippedFolders = new Set([
  ...["node_modules", "site-packages", "third_party", "vendor", "external", "venv", "env"],
  ...["build", "dist", "target", "__pycache__", "llm-profile-runs"],
]);

/**
 * Lists the files below a folder, starting near the root, and reads the beginning of each wanted file. Follows no links, opens
 * only regular files, and limits the number of names and bytes.
 */
export async function readRepositoryFiles(root: string, wanted: (path: string) => boolean): Promise<RepositoryFile[]> {
  const found: RepositoryFile[] = [];
  const left = { names: limits.names, files: limits.files, bytes: limits.bytes };
  for (let level = [""], depth = 0; level.length > 0 && depth < limits.depth; depth += 1) {
    const below: string[] = [];
    for (const folder of level) {
      for (const entry of await listEntries(join(root, folder), left)) {
        const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
        const isHidden = entry.name.startsWith(".") && path !== ".github";
        if (entry.isDirectory() && !isHidden && !skippedFolders.has(entry.name)) below.push(path);
        if (!entry.isFile()) continue;
        const reads = wanted(path) && left.files > 0 && left.bytes > 0;
        if (reads) left.files -= 1;
        const text = reads ? await readBeginning(join(root, path), Math.min(limits.fileBytes, left.bytes)) : null;
        left.bytes -= text === null ? 0 : Buffer.byteLength(text);
        found.push({ path, text });
      }
    }
    level = below;
  }
  return found;
}

/** Lists a folder, up to the remaining limit. Sorted by name, so the result is reproducible. Empty if we can't read the folder. */
async function listEntries(folder: string, left: { names: number }): Promise<Dirent[]> {
  const entries: Dirent[] = [];
  try {
    for await (const entry of await opendir(folder)) {
      if (left.names <= 0) break;
      left.names -= 1;
      entries.push(entry);
    }
  } catch {
    return entries;
  }
  return entries.sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function readBeginning(path: string, most: Bytes): Promise<string | null> {
  try {
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stats = await file.stat();
    if (!stats.isFile()) return null;
    const buffer = Buffer.alloc(Math.min(most, stats.size));
    const { bytesRead } = await file.read({ buffer, position: 0 });
    return buffer.toString("utf8", 0, bytesRead);
  } catch {
    return null;
  }
}
