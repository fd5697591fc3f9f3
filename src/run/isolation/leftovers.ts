import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Isolation } from "../../model/run/plan.ts";
import { privateUser } from "./isolation-user.ts";
import { removeDirectory } from "./temporary-directory.ts";

/** Where every user of a Linux may write (file-hierarchy(7)). */
const sharedFolders = ["/tmp", "/var/tmp", "/dev/shm"];

/**
 * Removes what programs of a run's own user left in folders that every user may write to, and in `folders`: what one start leaves there
 * the next one would find. Other users' files stay, and so does everything where the user isn't the run's alone.
 */
export async function removeLeftovers({ user }: Pick<Isolation, "user">, folders: readonly string[]): Promise<void> {
  const uid = privateUser(user);
  if (uid === null) return;
  for (const folder of [...sharedFolders, ...folders])
    for (const path of ownedIn(folder, uid)) await removeDirectory(path);
}

function ownedIn(folder: string, uid: number): string[] {
  try {
    return readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.uid === uid);
  } catch {
    return []; // A machine without it.
  }
}
