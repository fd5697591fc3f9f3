import type { Holdings } from "./guard-message.ts";
import { isPrivateUser } from "../isolation/isolation-user.ts";
import type { ProcessInfo } from "../process/process-tree.ts";
import { killTree } from "../process/process-tree-end.ts";
import { removeDirectory } from "../isolation/temporary-directory.ts";

/** Ends and removes all that a run holds. Directories go last, when nothing can write into them any more. */
export async function cleanUp(
  holdings: Holdings,
  limitMs: number,
): Promise<{ ended: ProcessInfo[]; left: ProcessInfo[] }> {
  const ended: ProcessInfo[] = [];
  const left: ProcessInfo[] = [];
  if (holdings.marker !== null) {
    const { marker } = holdings;
    // Once a user, and once without: a run has at least one look, also when it recorded no process yet.
    // The check again: nobody else's processes may be ended, whatever the record says.
    const users = holdings.processes.map(({ uid }) => (uid !== null && isPrivateUser(uid) ? uid : null));
    for (const uid of new Set([null, ...users])) {
      const roots = holdings.processes.map(({ process }) => process);
      const result = await killTree({ roots, marker, uid }, limitMs);
      ended.push(...result.ended);
      left.push(...result.left);
    }
  }
  for (const directory of holdings.directories) await removeDirectory(directory);
  return { ended, left };
}
