import type { Severity } from "../model/diagnostic.ts";
import type { Finding, PastRuns } from "../model/run/doctor.ts";
import { plainJson, plainText } from "../model/text/plain-text.ts";
import { formatCount, formatSeconds, formatShare } from "./format.ts";
import { left, right, textTable } from "./text-table.ts";

/** A sign and a word for each state: neither alone may be lost with colors or an odd font. */
const signs: Readonly<Record<Severity, string>> = { note: "✓ ok", warning: "! warning", error: "✗ error" };

/** The findings as lines of text, each with what to do; the last line counts them and says whether a run can start. */
export function renderFindings(findings: readonly Finding[]): string {
  return [...findingLines(findings), "", summary(findings)].join("\n") + "\n";
}

/** The same for `doctor --build`, which knows nothing of the machine that will run. */
export function renderBuildFindings(findings: readonly Finding[]): string {
  const found = countOf(findings);
  const broken = findings.some(({ severity }) => severity === "error");
  const last = broken ? `${found}: the tools do not work.` : `${found === "" ? "" : `${found}. `}The tools work.`;
  return [...findingLines(findings), "", last].join("\n") + "\n";
}

function findingLines(findings: readonly Finding[]): string[] {
  const signWidth = Math.max(...Object.values(signs).map((sign) => sign.length));
  const idWidth = Math.max(0, ...findings.map(({ id }) => id.length));
  const indent = " ".repeat(signWidth + idWidth + 4);
  return findings.flatMap(({ id, severity, what, help }) => [
    `${signs[severity].padEnd(signWidth)}  ${id.padEnd(idWidth)}  ${oneLine(what)}`,
    ...(help === null ? [] : [`${indent}help: ${oneLine(help)}`]),
  ]);
}

/** How past runs went, as text: by state, by tool, by cause of failure, and what could not be read. */
export function renderPastRuns(past: PastRuns, folder: string): string {
  if (past.runs === 0 && past.unreadable.length === 0) return `No runs in ${folder}.\n`;
  const states = Object.entries(past.byState)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${formatCount(count)} ${state.replaceAll("-", " ")}`);
  const lines = [`${count(past.runs, "run")} in ${folder}${states.length === 0 ? "." : `: ${states.join(", ")}.`}`];
  if (past.tools.length > 0) lines.push("", ...toolTable(past));
  if (past.failures.length > 0) {
    lines.push("", "Why runs failed, most frequent first:");
    for (const { id, count } of past.failures)
      lines.push(`  ${formatCount(count)} ×  ${plainText(id ?? "(no known cause)")}`);
  }
  if (past.unreadable.length > 0) {
    lines.push("", "Left out, as their run.json cannot be read:");
    for (const { name, why } of past.unreadable) lines.push(`  ${plainText(name)}: ${oneLine(why)}`);
  }
  return lines.join("\n") + "\n";
}

/** The value that `doctor --json` prints. */
export interface DoctorJson {
  readonly findings: readonly Finding[];
  /** Null where no folder of runs was asked about. */
  readonly runs: PastRuns | null;
}

/** `doctor --json`: the same values, for programs. */
export function renderDoctorJson(findings: readonly Finding[], runs: PastRuns | null): string {
  const value: DoctorJson = { findings, runs };
  return `${plainJson(value, 2)}\n`;
}

function toolTable(past: PastRuns): string[] {
  return textTable(
    [left("Tool"), ...["Calls", "Failed", "Stopped", "Success", "Median", "Longest"].map(right)],
    past.tools.map((tool) => [
      plainText(tool.tool),
      formatCount(tool.calls),
      formatCount(tool.failures),
      formatCount(tool.stopped),
      tool.successRatio === null ? "–" : formatShare(tool.successRatio),
      formatSeconds(tool.medianSeconds),
      formatSeconds(tool.maxSeconds),
    ]),
  );
}

/** `2 errors, 1 warning`; "" where there is neither. */
function countOf(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const warnings = findings.filter(({ severity }) => severity === "warning").length;
  const counts = [errors > 0 ? count(errors, "error") : "", warnings > 0 ? count(warnings, "warning") : ""];
  return counts.filter((text) => text !== "").join(", ");
}

function summary(findings: readonly Finding[]): string {
  const blocked = findings.some(({ blocksRun }) => blocksRun);
  const found = countOf(findings);
  if (blocked) return `${found}: \`llm-profile run\` cannot start here. \`analyze\` and \`demo\` need none of this.`;
  return found === "" ? "All is well." : `${found}. \`llm-profile run\` can start.`;
}

function count(number: number, noun: string): string {
  return `${formatCount(number)} ${noun}${number === 1 ? "" : "s"}`;
}

/** Messages may quote a tool; its line breaks and control characters must not break the table. */
function oneLine(text: string): string {
  return plainText(text.replaceAll(/(?<!\s)\s*\n\s*/g, " · "));
}
