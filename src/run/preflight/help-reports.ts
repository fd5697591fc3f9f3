import { UserError } from "../../errors.ts";
import { nearest } from "../../model/text/nearest.ts";

/**
 * Names of `nsys stats --help-reports`, which prints lines such as
 * `  cuda_gpu_kern_sum[:nvtx-name][:base|:mangled] -- CUDA GPU Kernel Summary`.
 */
export function parseHelpReports(text: string): string[] {
  return text.split("\n").flatMap((line) => /^\s+(\w+)(?:\[\S*)?\s+--\s/.exec(line)?.[1] ?? []);
}

/**
 * A UserError naming each report that this nsys does not have, with the nearest name; null when all are there.
 * Options after a colon (`cuda_gpu_kern_sum:base`) are the report's own. With no list to go by nothing is refused.
 */
export function checkReportNames(names: readonly string[], available: readonly string[]): UserError | null {
  if (available.length === 0) return null;
  const known = new Set(available);
  const unknown = names.filter((name) => !known.has(name.split(":", 1)[0] ?? name));
  if (unknown.length === 0) return null;
  const lines = unknown.map((name) => {
    const near = nearest(name.split(":", 1)[0] ?? name, available);
    return near === null ? `${name} is not known` : `${name} is not known; did you mean ${near}?`;
  });
  return new UserError({
    id: "unknown-report",
    what: unknown.length === 1 ? `nsys has no report ${unknown[0]}.` : `nsys has no reports ${unknown.join(", ")}.`,
    where: "nsys.reports",
    why: lines.join("\n"),
    hint: "`nsys stats --help-reports` lists the reports of this nsys.",
  });
}
