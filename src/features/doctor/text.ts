import type { Severity } from "../../model/diagnostic.ts";
import { doctorSchemaVersion, type DoctorRecord, type Finding, type PastRuns } from "../../model/run/doctor.ts";
import { paint, type Layout, type Tone } from "../../model/text/layout.ts";
import { plainJson, plainText } from "../../model/text/plain-text.ts";
import { wrapLine, wrapText } from "../../model/text/wrap-text.ts";
import { formatCount, formatSeconds, formatShare } from "../../report/format.ts";
import { flexible, leaving, right, textTable } from "../../report/terminal/text-table.ts";
import { counted } from "../../model/text/listing.ts";

const signs: Readonly<Record<Severity, { readonly text: string; readonly tone: Tone }>> = {
  note: { text: "✓ ok", tone: "good" },
  warning: { text: "! warning", tone: "unsure" },
  error: { text: "✗ error", tone: "bad" },
};

export function renderFindings(findings: readonly Finding[], layout: Layout): string {
  return renderWithSummary(findings, formatSummary(findings), layout);
}

/** We know nothing about the machine that will run the image. */
export function renderBuildFindings(findings: readonly Finding[], layout: Layout): string {
  const counts = formatCounts(findings);
  const broken = findings.some(({ severity }) => severity === "error");
  const last = broken ? `${counts}: the tools don't work.` : `${counts === "" ? "" : `${counts}. `}The tools work.`;
  return renderWithSummary(findings, last, layout);
}

function renderWithSummary(findings: readonly Finding[], last: string, layout: Layout): string {
  const shown = findings.length === 0 ? [] : [...formatFindings(findings, layout), ""];
  return [...shown, ...wrapText(last, layout)].join("\n") + "\n";
}

function formatFindings(findings: readonly Finding[], layout: Layout): string[] {
  const signWidth = Math.max(...Object.values(signs).map(({ text }) => text.length));
  const idWidth = Math.max(0, ...findings.map(({ id }) => id.length));
  const indent = " ".repeat(signWidth + idWidth + 4);
  const hung = (start: string, text: string, deeper = "") =>
    wrapText(joinLines(text), { ...layout, width: layout.width - indent.length - deeper.length }).map(
      (line, index) => (index === 0 ? start : indent + deeper) + line,
    );
  return findings.flatMap(({ id, severity, what, help }) => {
    const { text, tone } = signs[severity];
    const sign = paint(layout, tone, text) + " ".repeat(signWidth - text.length);
    return [
      ...hung(`${sign}  ${id.padEnd(idWidth)}  `, what),
      ...(help === null ? [] : hung(`${indent}help: `, help, " ".repeat("help: ".length))),
    ];
  });
}

export function renderPastRuns(past: PastRuns, folder: string, layout: Layout): string {
  if (past.runs === 0 && past.unreadable.length === 0) return `No runs in ${folder}.\n`;
  const states = Object.entries(past.byState)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${formatCount(count)} ${state.replaceAll("-", " ")}`);
  const lines = [`${counted(past.runs, "run")} in ${folder}${states.length === 0 ? "." : `: ${states.join(", ")}.`}`];
  if (past.tools.length > 0) lines.push("", ...formatToolTable(past, layout));
  if (past.failures.length > 0) {
    lines.push("", "Why runs failed, most common reasons first:");
    for (const { id, count } of past.failures)
      lines.push(`  ${formatCount(count)} ×  ${plainText(id ?? "(no known cause)")}`);
  }
  if (past.unreadable.length > 0) {
    lines.push("", "Left out because we can't read their run.json:");
    for (const { name, why } of past.unreadable) lines.push(`  ${plainText(name)}: ${joinLines(why)}`);
  }
  return lines.flatMap((line) => wrapLine(line, layout)).join("\n") + "\n";
}

export function renderDoctorJson(diagnosis: Pick<DoctorRecord, "version" | "machine" | "findings" | "runs">): string {
  const { version, machine, findings, runs } = diagnosis;
  const [errors, warnings] = [countSeverity(findings, "error"), countSeverity(findings, "warning")];
  const canCapture = machine === null ? null : errors === 0;
  const value: DoctorRecord = {
    schemaVersion: doctorSchemaVersion,
    version,
    canCapture,
    errors,
    warnings,
    machine,
    findings,
    runs,
  };
  return `${plainJson(value, 2)}\n`;
}

function formatToolTable(past: PastRuns, layout: Layout): string[] {
  return textTable(
    leaving(
      [flexible("Tool", 12), ...["Calls", "Failed", "Stopped", "Success", "Median", "Longest"].map(right)],
      ["Stopped", "Median"],
    ),
    past.tools.map((tool) => [
      plainText(tool.tool),
      formatCount(tool.calls),
      formatCount(tool.failures),
      formatCount(tool.stopped),
      tool.successRatio === null ? "–" : formatShare(tool.successRatio),
      formatSeconds(tool.medianSeconds),
      formatSeconds(tool.maxSeconds),
    ]),
    layout,
  );
}

function formatCounts(findings: readonly Finding[]): string {
  const [errors, warnings] = [countSeverity(findings, "error"), countSeverity(findings, "warning")];
  const counts = [errors > 0 ? counted(errors, "error") : "", warnings > 0 ? counted(warnings, "warning") : ""];
  return counts.filter(Boolean).join(", ");
}

function countSeverity(findings: readonly Finding[], severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

function formatSummary(findings: readonly Finding[]): string {
  const counts = formatCounts(findings);
  const others = "`analyze`, `compare`, and `demo` don't need any of this.";
  if (countSeverity(findings, "error") > 0) return `${counts}: \`llm-profile run\` can't start here. ${others}`;
  return counts === "" ? "No problems found." : `${counts}. \`llm-profile run\` can start.`;
}

/** Messages may quote a tool's output and would break the table. */
function joinLines(text: string): string {
  return plainText(text.replaceAll(/(?<!\s)\s*\n\s*/g, " · "));
}
