import { chown, copyFile, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Bytes } from "../../model/units.ts";
import { errorCode } from "./error-code.ts";

/** The report files of one capture, in the order of their instances. */
export interface ReportFiles {
  readonly reports: readonly { readonly name: string; readonly path: string; readonly bytes: Bytes }[];
  /** Raw files (`.qdstrm`) that have no report beside them. */
  readonly raw: readonly string[];
}

/**
 * Finds what `nsys profile --output=<folder>/report` wrote: `report.nsys-rep`, `report.1.nsys-rep` … for repeated captures,
 * `.qdrep` from older versions, `.qdstrm` where the importer could not be started.
 */
export async function findReportFiles(folder: string): Promise<ReportFiles> {
  const names = (await readdir(folder)).filter((name) => /^report(\.\d+)?\.(nsys-rep|qdrep|qdstrm)$/.test(name));
  names.sort((a, b) => instanceOf(a) - instanceOf(b) || a.localeCompare(b));
  const reports = names.filter((name) => !name.endsWith(".qdstrm"));
  const stems = new Set(reports.map(stem));
  return {
    reports: await Promise.all(
      reports.map(async (name) => ({ name, path: join(folder, name), bytes: (await stat(join(folder, name))).size })),
    ),
    raw: names.filter((name) => name.endsWith(".qdstrm") && !stems.has(stem(name))).map((name) => join(folder, name)),
  };
}

/** Moves everything in `from` to `to` and makes it ours; across file systems too. */
export async function moveFiles(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (!(await stat(source)).isFile()) continue;
    try {
      await rename(source, target);
    } catch (error) {
      if (errorCode(error) !== "EXDEV") throw error;
      await copyFile(source, target);
      await rm(source);
    }
    if (process.getuid?.() === 0) await chown(target, 0, process.getgid?.() ?? 0);
  }
}

/** `report.12.nsys-rep` → 12; the lone `report.nsys-rep` → 0. */
function instanceOf(name: string): number {
  return Number(/^report\.(\d+)\./.exec(name)?.[1] ?? 0);
}

/** The name without its type: `report.1`. */
export function stem(name: string): string {
  return name.replace(/\.(nsys-rep|qdrep|qdstrm|sqlite)$/, "");
}
