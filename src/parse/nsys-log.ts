/*
 * What `nsys profile` and `nsys stats` print. A report line is indented by spaces (2023.4) or a tab (2025.3):
 *   Generated:
 *       /tmp/run/report.qdstrm
 *       /tmp/run/report.nsys-rep
 */

/** The files that `nsys profile` says it wrote, in its order; empty where it wrote none (a range that was never seen). */
export function parseGeneratedFiles(output: string): string[] {
  const lines = output.split(/\r?\n/);
  const start = lines.findLastIndex((line) => line.trimEnd() === "Generated:");
  if (start < 0) return [];
  const files: string[] = [];
  for (const line of lines.slice(start + 1)) {
    if (!/^\s+\S/.test(line)) break;
    files.push(line.trim());
  }
  return files;
}

/** How one report of an `nsys stats` call ended; nsys exits 0 for each of these. */
export interface StatsOutcome {
  /** The report's name, without path and suffix: `cuda_gpu_kern_sum`. */
  readonly report: string;
  readonly state: "made" | "skipped" | "failed";
  /** What nsys said; empty for `made`. */
  readonly message: string;
}

/** Reads the `Processing […] with […]…` lines, and the errors, from all that `nsys stats` printed (stdout and stderr). */
export function parseStatsOutcomes(output: string): StatsOutcome[] {
  const outcomes: StatsOutcome[] = [];
  for (const line of output.split(/\r?\n/)) {
    const processed = /^Processing \[.*?\] with \[(.*?)\](?: to \[.*?\])?\.\.\.\s*(.*)$/.exec(line);
    const [, script = "", rest = ""] = processed ?? [];
    const report = (script.split("/").at(-1) ?? "").replace(/\.py$/, "");
    if (processed !== null && rest.startsWith("SKIPPED:"))
      outcomes.push({ report, state: "skipped", message: rest.slice("SKIPPED:".length).trim() });
    else if (processed !== null && rest.startsWith("PROCESSED")) outcomes.push({ report, state: "made", message: "" });
    const error = /ERROR: (Report '(.*?)'.*)$/.exec(line);
    if (error !== null)
      outcomes.push({
        report: (error[2] ?? "").split("/").at(-1)?.replace(/\.py$/, "") ?? "",
        state: "failed",
        message: error[1] ?? "",
      });
  }
  return outcomes;
}
