import { CaptureError } from "../../errors.ts";
import { listed, more } from "./ncu-missing.ts";
import type { NcuEvidence } from "./ncu-evidence.ts";

/** What ncu knows of a launch without any counter. */
const notMeasured = /^(launch__|device__|thread_|c2clink__|nvlink__|numa__|pmsampling:|profiler__)/;

/** Rows whose measured columns are all empty: the launches were seen, and nothing of them was measured. */
export function withoutValues({ report, label, askedMetrics }: NcuEvidence): CaptureError | null {
  const measured = report.columns.filter((name) => !notMeasured.test(name));
  if (measured.length === 0 || measured.some((name) => hasValue(report, name))) return null;
  const said = errorsOf(report);
  return new CaptureError({
    id: "ncu-metric-missing",
    what: `ncu has no value for any of ${String(askedMetrics.length > 0 ? askedMetrics.length : measured.length)} metrics: all of its cells are n/a.`,
    where: label,
    why: said.length > 0 ? `It says: ${said[0] ?? ""}` : "It exited with 0 and said nothing of it.",
    hint: "This GPU, driver or virtual machine does not give the counters. `llm-profile doctor` tells whether they may be read; ncu.enabled: false goes without.",
  });
}

/** What of a run that passed the gate should still be known: errors that no rule knows, and metrics that are n/a everywhere. */
export function ncuWarnings({ report, label, askedMetrics }: NcuEvidence): string[] {
  const empty = askedMetrics.filter((name) => report.columns.includes(name) && !hasValue(report, name));
  const said = errorsOf(report);
  return [
    ...said.slice(0, listed).map((text) => `${label}: ncu says: ${text}`),
    ...(empty.length > 0
      ? [
          `${label}: ncu has no value for ${String(empty.length)} of ${String(askedMetrics.length)} metrics, n/a in each row: ${empty.slice(0, listed).join(", ")}${more(empty)}.`,
        ]
      : []),
  ];
}

function hasValue({ rows }: NcuEvidence["report"], name: string): boolean {
  return rows.some(({ metrics }) => (metrics.get(name)?.value ?? null) !== null);
}

/** What ncu says went wrong, each text once. */
export function errorsOf({ messages }: NcuEvidence["report"]): string[] {
  return [...new Set(messages.filter(({ level }) => level === "error").map(({ text }) => text))];
}
