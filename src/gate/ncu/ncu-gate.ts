import { diagnostic, type Diagnostic } from "../../model/diagnostic.ts";
import type { ProfileRange } from "../../model/profile/profile.ts";
import type { NcuRow } from "../../model/ncu/report.ts";
import { counted } from "../../model/text/listing.ts";
import { nearest } from "../../model/text/nearest.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { NcuEvidence } from "../evidence.ts";
import { type KnownFailure, matchFailure } from "../failures.ts";
import { applyRules, clipLine, quoteLastLines } from "../process-gate.ts";
import { ncclHang, matchNcuFailure } from "./ncu-failures.ts";
import {
  clipName,
  listErrors,
  checkKernelRows,
  checkMetricColumns,
  checkRangeRows,
  checkRows,
  checkValues,
} from "./ncu-missing.ts";

type Rule = (evidence: NcuEvidence) => Diagnostic | null;

/**
 * The first failing rule names the cause. Exit code 0 proves nothing: ncu exits with 0 even if it profiled nothing or doesn't know a
 * metric. We check for a stopped run before we read messages, because ncu complains about the kernel it was stopped at.
 */
const rules: readonly Rule[] = [
  checkStarted,
  checkStopped,
  checkRefusedSections,
  checkKnownFailures,
  checkProgram,
  checkExitCode,
  checkRows,
  checkMetricColumns,
  checkValues,
  checkRangeRows,
  checkKernelRows,
];

export function checkNcu(evidence: NcuEvidence): Diagnostic | null {
  return applyRules(rules, evidence);
}

function checkStarted({ end, label, output }: NcuEvidence): Diagnostic | null {
  if (end.kind === "unknown" || end.outcome !== "not-started") return null;
  return diagnostic({
    id: "ncu-not-started",
    what: "ncu couldn't start.",
    where: label,
    why: quoteLastLines(output, /^==PROF==/),
    help: "Install Nsight Compute, or set ncu.path; `llm-profile doctor` shows which ncu it finds.",
  });
}

function checkStopped(evidence: NcuEvidence): Diagnostic | null {
  const { end, label } = evidence;
  if (end.kind === "unknown" || (end.outcome !== "timed-out" && end.outcome !== "stopped")) return null;
  const why = `ncu kept what it had profiled: ${countRows(evidence)}.`;
  if (end.outcome === "stopped")
    return diagnostic({ id: "ncu-interrupted", what: "ncu was stopped.", where: label, why, help: "Run again." });
  const messages = listMessages(evidence);
  // The last kernel that ncu began to measure. ncu prints `100%` behind a finished one.
  const begun = messages.findLast((text) => begunKernel.test(text)) ?? "100%";
  const kernel = begun.includes("100%") ? null : plainText(begunKernel.exec(begun)?.[1] ?? "");
  const limit = diagnostic({
    id: "time-limit",
    what: `ncu hit its time limit of ${String(end.timeLimitSeconds ?? "?")} s.`,
    where: label,
    why: kernel === null ? why : `ncu was measuring the kernel ${clipName(kernel)}. ${why}`,
    help: "Profile fewer kernels (ncu.top-kernels), set ncu.preset to quick, or raise workload.time-limit.",
  });
  if (!messages.some((text) => ncclHang.pattern.test(text))) return limit;
  const failure = describeKnownFailure(ncclHang, evidence, messages);
  return { ...failure, what: `${limit.what} ${failure.what}` };
}

function listMessages({ report, output }: NcuEvidence): string[] {
  return [...report.messages.map(({ text }) => text), ...output.split("\n")];
}

const begunKernel = /(?:Failed to profile|Profiling) "([^"]+)"/;

function checkRefusedSections(evidence: NcuEvidence): Diagnostic | null {
  for (const message of listMessages(evidence)) {
    const [, kind, name] = /Option '--(section|set) (.*)' did not match any/.exec(message) ?? [];
    if (kind === undefined || name === undefined) continue;
    const available = kind === "section" ? evidence.sections : evidence.sets;
    return explainUnknownSections([suggestName(kind, name, available)], evidence.label, evidence);
  }
  return null;
}

function checkKnownFailures(evidence: NcuEvidence): Diagnostic | null {
  const errors = listErrors(evidence.report);
  const lines =
    hasFailed(evidence) || evidence.report.rows.length === 0 ? [...errors, ...evidence.output.split("\n")] : errors;
  const failure = matchNcuFailure(lines.join("\n"));
  return failure === null ? null : describeKnownFailure(failure, evidence, lines);
}

function checkProgram(evidence: NcuEvidence): Diagnostic | null {
  const { report, label, output } = evidence;
  const code = report.messages
    .map(({ text }) => /The application returned an error code \((-?\d+)\)/.exec(text)?.[1])
    .find((exitCode) => exitCode !== undefined);
  if (code === undefined) return null;
  const failure = matchFailure(output, nsysFailureIds);
  if (failure !== null) return describeKnownFailure(failure, evidence, output.split("\n"));
  return diagnostic({
    id: "workload-failed",
    what: `The profiled command exited with code ${code}.`,
    where: label,
    why: `ncu kept what it had profiled: ${countRows(evidence)}. ${quoteLastLines(output, /^==PROF==/)}`,
    help: "Try the command without ncu; its output is in stdout.txt and stderr.txt. If the program works without ncu, it may run out of GPU memory or time under ncu.",
  });
}

function checkExitCode(evidence: NcuEvidence): Diagnostic | null {
  const { end, label, output } = evidence;
  if (end.kind === "unknown" || !hasFailed(evidence)) return null;
  const failure = matchFailure(output, nsysFailureIds);
  if (failure !== null) return describeKnownFailure(failure, evidence, output.split("\n"));
  const [error] = listErrors(evidence.report);
  return diagnostic({
    id: "ncu-failed",
    what: `ncu exited with code ${String(end.exitCode ?? "unknown")}.`,
    where: label,
    why: `${error === undefined ? quoteLastLines(output, /^==PROF==/) : `ncu says: ${error}`} Before it failed, ncu had profiled ${countRows(evidence)}.`,
    help: "Read this run's stdout.txt and stderr.txt.",
  });
}

const nsysFailureIds = [
  "session-name-taken",
  "import-damaged",
  "output-unwritable",
  "importer-missing",
  "import-failed",
  "agent-fault",
  "graph-launch-crash",
  "injection-crash",
];

function hasFailed({ end }: NcuEvidence): boolean {
  return end.kind === "known" && (end.exitCode === null || !end.allowed.includes(end.exitCode));
}

function describeKnownFailure(failure: KnownFailure, evidence: NcuEvidence, lines: readonly string[]): Diagnostic {
  const line = lines.find((text) => failure.pattern.test(text))?.trim();
  const rows = evidence.report.rows.length === 0 ? "" : ` ncu kept what it had profiled: ${countRows(evidence)}.`;
  return diagnostic({
    id: failure.id,
    what: failure.what,
    where: evidence.label,
    why: `${line === undefined ? "" : `The output says: ${clipLine(line)}`}${rows}`.trim(),
    help: failure.help,
  });
}

function countRows({ report, mode }: NcuEvidence): string {
  const noun = mode === "range" || mode === "app-range" ? "range" : "kernel";
  return counted(report.rows.length, noun);
}

export type NcuOffer = Pick<NcuEvidence, "sections" | "sets">;

/** Null also if we don't know what this ncu has. */
export function checkSections(
  requested: { readonly sections: readonly string[]; readonly sets: readonly string[] },
  offer: NcuOffer,
  label: string,
): Diagnostic | null {
  const missing = [
    ...findUnknownNames("section", requested.sections, offer.sections),
    ...findUnknownNames("set", requested.sets, offer.sets),
  ];
  return missing.length === 0 ? null : explainUnknownSections(missing, label, offer);
}

function findUnknownNames(
  kind: "section" | "set",
  requested: readonly string[],
  available: readonly string[],
): string[] {
  if (available.length === 0) return [];
  return requested.filter((name) => !available.includes(name)).map((name) => suggestName(kind, name, available));
}

function suggestName(kind: string, name: string, available: readonly string[]): string {
  // Newer versions of ncu take exact names; older versions took `regex:` and patterns.
  const near = nearest(name.replace(/^regex:/, "").replaceAll(/[.*^$]/g, ""), available);
  return `${kind} ${JSON.stringify(name)}${near === null ? "" : ` (did you mean ${near}?)`}`;
}

function explainUnknownSections(missing: readonly string[], label: string, { sections }: NcuOffer): Diagnostic {
  return diagnostic({
    id: "ncu-section-unknown",
    what: `This ncu doesn't have the ${missing.join(", the ")}.`,
    where: label,
    why: sections.length === 0 ? null : `This ncu has the sections ${sections.join(", ")}.`,
    help: "Names are case-sensitive; `ncu --list-sections` and `ncu --list-sets` show them. Correct ncu.sections, or the group in conf/ncu-metrics.yml.",
  });
}

export interface JoinedNcu {
  readonly label: string;
  readonly rows: readonly NcuRow[];
  readonly ranges: readonly ProfileRange[];
}

/** Rows that match no launch that nsys saw would explain nothing. */
export function checkJoined({ label, rows, ranges }: JoinedNcu): Diagnostic | null {
  const [first] = rows;
  if (first === undefined || ranges.some(({ kernels }) => kernels.some(({ ncu }) => ncu.length > 0))) return null;
  const place = first.ranges.map(({ name }) => JSON.stringify(name)).join(" in ");
  return diagnostic({
    id: "ncu-kernel-missing",
    what: `None of the ${counted(rows.length, "launch", "launches")} that ncu measured matches a launch that nsys saw, so no kernel has metrics.`,
    where: label,
    why: `The first launch is ${clipName(first.kernel)}, grid ${first.grid?.join("×") ?? "unknown"}, block ${first.block?.join("×") ?? "unknown"}${place === "" ? "" : `, in the range ${place}`}.`,
    help: "The program launched different kernels, grids or blocks under ncu, or launched them in another range. Keep the program's sizes and kernel choices (autotuning, cudnn.benchmark) the same in every run.",
  });
}

export function warnAboutJoin(
  { label, rows, ranges }: JoinedNcu,
  selected: readonly string[] | null,
  launchesPerKernel: number,
): string[] {
  const launches = new Map<string, number>();
  for (const { kernels } of ranges)
    for (const { name, variants } of kernels)
      for (const { mangled, rounds } of variants) {
        const most = Math.max(...rounds.map((round) => round?.launches ?? 0));
        launches.set(mangled ?? name, (launches.get(mangled ?? name) ?? 0) + most);
      }
  const measured = new Map(
    [...Map.groupBy(rows, ({ kernel }) => kernel)].map(([name, launches]) => [name, launches.length]),
  );
  const few = (selected ?? []).filter(
    (name) => (measured.get(name) ?? 0) < Math.min(launchesPerKernel, launches.get(name) ?? 0),
  );
  const without = selected === null ? [] : ranges.flatMap(({ ncu }) => ncu?.kernelsWithoutRow ?? []);
  const warnings: string[] = [];
  if (few.length > 0)
    warnings.push(
      `${label}: for ${counted(few.length, "kernel")}, ncu measured fewer launches than the ${launchesPerKernel} requested (ncu.launches-per-kernel).`,
    );
  if (without.length > 0)
    warnings.push(
      `${label}: ${counted(without.length, "kernel has", "kernels have")} no metrics, since ncu only measured launches with a grid or block that nsys didn't see.`,
    );
  return warnings;
}
