import type { Dirent } from "node:fs";
import { opendir } from "node:fs/promises";
import { join } from "node:path";
import type { RepositoryFile } from "../../model/run/repository.ts";
import type { Bytes } from "../../model/units.ts";
import { openUntrusted, readBytes } from "../directory/file-system.ts";

const limits = { names: 20_000, depth: 8, files: 2000, fileBytes: 512 * 2 ** 10, bytes: 32 * 2 ** 20 };

const skippedFolders = new Set([
  ...["node_modules", "site-packages", "third_party", "vendor", "external", "venv", "env"],
  ...["build", "dist", "target", "__pycache__", "llm-profile-runs"],
]);

/**
 * Starts near the root, and reads the beginning of each wanted file. Follows no links, opens only regular files, and limits the number of
 * names and bytes.
 */
export async function readRepositoryFiles(root: string, wanted: (path: string) => boolean): Promise<RepositoryFile[]> {
  const files: RepositoryFile[] = [];
  const budget = { names: limits.names, files: limits.files, bytes: limits.bytes };
  for (let level = [""], depth = 0; level.length > 0 && depth < limits.depth; depth += 1) {
    const below: string[] = [];
    for (const folder of level) {
      for (const entry of await listEntries(join(root, folder), budget)) {
        const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
        const isHidden = entry.name.startsWith(".") && path !== ".github";
        if (entry.isDirectory() && !isHidden && !skippedFolders.has(entry.name)) below.push(path);
        if (!entry.isFile()) continue;
        const reads = wanted(path) && budget.files > 0 && budget.bytes > 0;
        if (reads) budget.files -= 1;
        const text = reads ? await readBeginning(join(root, path), Math.min(limits.fileBytes, budget.bytes)) : null;
        budget.bytes -= text === null ? 0 : Buffer.byteLength(text);
        files.push({ path, text });
      }
    }
    level = below;
  }
  return files;
}

async function listEntries(folder: string, budget: { names: number }): Promise<Dirent[]> {
  const entries: Dirent[] = [];
  try {
    for await (const entry of await opendir(folder)) {
      if (budget.names <= 0) break;
      budget.names -= 1;
      entries.push(entry);
    }
  } catch {
    return entries;
  }
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function readBeginning(path: string, most: Bytes): Promise<string | null> {
  try {
    await using file = await openUntrusted(path);
    const stats = await file.stat();
    return stats.isFile() ? (await readBytes(file, Math.min(most, stats.size))).toString("utf8") : null;
  } catch {
    return null;
  }
}
