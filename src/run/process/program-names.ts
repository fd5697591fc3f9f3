import { readFileSync, readlinkSync } from "node:fs";
import { basename, dirname } from "node:path";
import { findTree, type ProcessInfo, type TreeQuery } from "./process-tree.ts";

/**
 * The names of the program's processes in a tree that nsys started: all except nsys's own processes and what started nsys (isolation, a
 * wrapper script). Empty if only nsys is running; null if we can't find nsys, so we can't tell the processes apart.
 */
export function listProgramNames(query: TreeQuery): string[] | null {
  const tree = findTree(query).map((process) => ({ ...process, program: programOf(process) }));
  const byPid = new Map(tree.map((process) => [process.pid, process]));
  const ancestorsOf = ({ parent }: ProcessInfo): (typeof tree)[number][] => {
    const found = byPid.get(parent);
    return found === undefined ? [] : [found, ...ancestorsOf(found)];
  };
  const nsys = tree.filter(({ program }) => isNsys(program));
  if (nsys.length === 0) return null;
  const installations = nsys.map(({ program }) => `${dirname(dirname(program ?? ""))}/`);
  const starters = nsys
    .map(ancestorsOf)
    // If the program runs its own nsys, what started that nsys is the program, not our profiler.
    .filter((ancestors) => !ancestors.some(({ program }) => isNsys(program)))
    .flat();
  const isOwn = (process: (typeof tree)[number]): boolean =>
    starters.includes(process) || installations.some((folder) => process.program?.startsWith(folder) === true);
  return [...new Set(tree.filter((process) => !isOwn(process)).map(nameOf))];
}

/** nsys and its helpers are installed together: `<installation>/target-linux-x64/nsys`, `<installation>/host-linux-x64/QdstrmImporter`. */
function isNsys(program: string | null): boolean {
  return program !== null && basename(program) === "nsys" && basename(dirname(program)).startsWith("target-");
}

/** Null if we may not read it. */
function programOf({ pid }: ProcessInfo): string | null {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return null;
  }
}

function nameOf({ pid }: ProcessInfo): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    return `process ${pid}`;
  }
}
