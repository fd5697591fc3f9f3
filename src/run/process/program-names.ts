import { basename, dirname } from "node:path";
import { findTree, type ProcessInfo, readProc, readProcLink, type TreeQuery } from "./process-tree.ts";

/**
 * All except nsys's own processes and what started nsys (isolation, a wrapper script). Null if we can't find nsys, so we can't tell the
 * processes apart.
 */
export function listProgramNames(query: TreeQuery): string[] | null {
  const tree = findTree(query).map((process) => ({ ...process, program: readProcLink(`${process.pid}/exe`) }));
  const byPid = new Map(tree.map((process) => [process.pid, process]));
  const ancestorsOf = ({ parent }: ProcessInfo): (typeof tree)[number][] => {
    const ancestor = byPid.get(parent);
    return ancestor === undefined ? [] : [ancestor, ...ancestorsOf(ancestor)];
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
  const others = tree.filter((process) => !isOwn(process));
  return [...new Set(others.map(({ pid }) => readProc(`${pid}/comm`).trim() || `process ${pid}`))];
}

/** `<installation>/target-linux-x64/nsys`, `<installation>/host-linux-x64/QdstrmImporter`. */
function isNsys(program: string | null): boolean {
  return program !== null && basename(program) === "nsys" && basename(dirname(program)).startsWith("target-");
}
