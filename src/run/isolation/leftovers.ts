import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Isolation } from "../../model/run/plan.ts";
import { findPrivateUser } from "./isolation-user.ts";
import { removeDirectory } from "./temporary-directory.ts";

/** Folders that every user can write to on Linux (file-hierarchy(7)). */
const sharedFolders = ["/tmp", "/var/tmp", "/dev/shm"];

/**
 * Removes files of the run's private user from shared folders and from `folders`, so that the next program we start doesn't find them.
 * Other users' files stay. Does nothing if the run has no private user.
 */
export async function removeLeftovers({ user }: Pick<Isolation, "user">, folders: readonly string[]): Promise<void> {
  const uid = findPrivateUser(user);
  if (uid === null) return;
  for (const folder of [...sharedFolders, ...folders])
    for (const path of listOwned(folder, uid)) await removeDirectory(path);
}

function listOwned(folder: string, uid: number): string[] {
  try {
    return readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.uid === uid);
  } catch {
    return []; // The folder doesn't exist.
  }
}
