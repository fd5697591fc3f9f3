import type { NsysTool } from "../model/tools.ts";

/** Reports that every capture needs, each with the names it has had; the first that this nsys knows is used. */
const alwaysMade = [
  { name: "cuda_gpu_kern_sum", aliases: ["cuda_gpu_kern_sum", "gpukernsum"] },
  { name: "nvtx_pushpop_sum", aliases: ["nvtx_pushpop_sum", "nvtxppsum"] },
  { name: "nvtx_kern_sum", aliases: ["nvtx_kern_sum", "nvtxkernsum"] },
] as const;

/** A report to make: the name this nsys knows it by, and the name of the CSV file that we keep it under. */
export interface StatsReport {
  readonly report: string;
  readonly file: string;
}

/** The reports to make with this nsys; `extra` are the user's, already checked against `--help-reports`. */
export function statsReports(nsys: NsysTool, extra: readonly string[]): StatsReport[] {
  const known = new Set(nsys.reports);
  const always = alwaysMade.map(({ name, aliases }) => ({
    report: aliases.find((alias) => known.has(alias)) ?? name,
    file: `${name}.csv`,
  }));
  const more = extra
    .filter((report) => !always.some((other) => other.report === report))
    .map((report) => ({ report, file: `${report.replace(/[^\w.-]/g, "_")}.csv` }));
  return [...always, ...more];
}

/** `nsys export` to SQLite. `-f true`: a stale file of an earlier attempt is never reused. */
export function exportArgv(nsys: string, report: string, sqlite: string): [string, ...string[]] {
  return [nsys, "export", "--type", "sqlite", "-f", "true", "-o", sqlite, report];
}

/**
 * `nsys stats` on an SQLite export, all reports in one call; it writes `<base>_<report>.csv`.
 * Without --force-overwrite a CSV of an earlier attempt stays: `SKIPPED: output file … exists`, exit 0.
 */
export function statsArgv(
  nsys: string,
  reports: readonly StatsReport[],
  sqlite: string,
  base: string,
): [string, ...string[]] {
  return [
    nsys,
    "stats",
    ...reports.flatMap(({ report }) => ["--report", report]),
    "--format",
    "csv",
    "--force-overwrite=true",
    "--output",
    base,
    sqlite,
  ];
}

/** The file that `nsys stats` writes for a report: options after a colon are not part of the name. */
export function statsFile(base: string, report: string): string {
  return `${base}_${report.split(":", 1)[0] ?? report}.csv`;
}

/** Imports the raw `.qdstrm` that nsys leaves when it cannot start its importer. */
export function importArgv(importer: string, raw: string, report: string): [string, ...string[]] {
  return [importer, "-i", raw, "-o", report];
}
