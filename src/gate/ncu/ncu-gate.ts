import { diagnostic, type Diagnostic } from "../../model/diagnostic.ts";
import type { ProfileRange } from "../../model/profile/profile.ts";
import type { NcuRow, NcuSection, NcuSet } from "../../model/ncu/report.ts";
import { counted } from "../../model/text/listing.ts";
import { nearest } from "../../model/text/nearest.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { NcuEvidence } from "../evidence.ts";
import { type KnownFailure, matchFailure } from "../failures.ts";
import { clipLine, quoteLastLines } from "../process-gate.ts";
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
 * The rules that an ncu run must pass. The first failing rule names the cause, so order matters. Exit code 0 proves nothing: ncu exits with
 * 0 even if it profiled nothing or doesn't know a metric. We check for a stopped run before we read messages, because ncu complains about
 * the kernel it was stopped at.
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

/** The error of the first failing rule; null if the rows are what we asked ncu for. */
export function checkNcu(evidence: NcuEvidence): Diagnostic | null {
  for (const rule of rules) {
    const failure = rule(evidence);
    if (failure !== null) return failure;
  }
  return null;
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
  const said = listMessages(evidence);
  const kernel = unfinishedKernel(said);
  const limit = diagnostic({
    id: "time-limit",
    what: `ncu hit its time limit of ${String(end.timeLimitSeconds ?? "?")} s.`,
    where: label,
    why: kernel === null ? why : `ncu was measuring the kernel ${clipName(kernel)}. ${why}`,
    help: "Profile fewer kernels (ncu.top-kernels), set ncu.preset to quick, or raise workload.time-limit.",
  });
  if (!said.some((text) => ncclHang.pattern.test(text))) return limit;
  const failure = describeKnownFailure(ncclHang, evidence, said);
  return { ...failure, what: `${limit.what} ${failure.what}` };
}

/** What ncu reported, then the output, as lines. */
function listMessages({ report, output }: NcuEvidence): string[] {
  return [...report.messages.map(({ text }) => text), ...output.split("\n")];
}

/** The last kernel that ncu began to measure, if it didn't finish. ncu prints `100%` behind a finished one. */
function unfinishedKernel(said: readonly string[]): string | null {
  const last = said.findLast((text) => begunKernel.test(text));
  return last === undefined || last.includes("100%") ? null : plainText(begunKernel.exec(last)?.[1] ?? "");
}

const begunKernel = /(?:Failed to profile|Profiling) "([^"]+)"/;

function checkRefusedSections(evidence: NcuEvidence): Diagnostic | null {
  const { label, sections, sets } = evidence;
  const refused = listMessages(evidence).map((text) => refusedSection(text, label, { sections, sets }));
  return refused.find((error) => error !== null) ?? null;
}

function checkKnownFailures(evidence: NcuEvidence): Diagnostic | null {
  const errors = listErrors(evidence.report);
  const said =
    hasFailed(evidence) || evidence.report.rows.length === 0 ? [...errors, ...evidence.output.split("\n")] : errors;
  const known = matchNcuFailure(said.join("\n"));
  return known === null ? null : describeKnownFailure(known, evidence, said);
}

/** The error if the program itself failed. ncu reports such a failure, and keeps the rows it already has. */
function checkProgram(evidence: NcuEvidence): Diagnostic | null {
  const { report, label, output } = evidence;
  const code = report.messages
    .map(({ text }) => /The application returned an error code \((-?\d+)\)/.exec(text)?.[1])
    .find((found) => found !== undefined);
  if (code === undefined) return null;
  const known = matchFailure(output, nsysFailureIds);
  if (known !== null) return describeKnownFailure(known, evidence, output.split("\n"));
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
  const known = matchFailure(output, nsysFailureIds);
  if (known !== null) return describeKnownFailure(known, evidence, output.split("\n"));
  const [error] = listErrors(evidence.report);
  return diagnostic({
    id: "ncu-failed",
    what: `ncu exited with code ${String(end.exitCode ?? "unknown")}.`,
    where: label,
    why: `${error === undefined ? quoteLastLines(output, /^==PROF==/) : `ncu says: ${error}`} Before it failed, ncu had profiled ${countRows(evidence)}.`,
    help: "Read this run's stdout.txt and stderr.txt.",
  });
}

/** The ids of failures that occur only with nsys. */
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

function describeKnownFailure(known: KnownFailure, evidence: NcuEvidence, said: readonly string[]): Diagnostic {
  const line = said.find((text) => known.pattern.test(text))?.trim();
  const rows = evidence.report.rows.length === 0 ? "" : ` ncu kept what it had profiled: ${countRows(evidence)}.`;
  return diagnostic({
    id: known.id,
    what: known.what,
    where: evidence.label,
    why: `${line === undefined ? "" : `The output says: ${clipLine(line)}`}${rows}`.trim(),
    help: known.help,
  });
}

function countRows({ report, mode }: NcuEvidence): string {
  const noun = mode === "range" || mode === "app-range" ? "range" : "kernel";
  return counted(report.rows.length, noun);
}

/** The sections and sets that this ncu has, according to --list-sections and --list-sets. */
export interface NcuOffer {
  readonly sections: readonly NcuSection[];
  readonly sets: readonly NcuSet[];
}

/** The error for sections and sets that this ncu doesn't have, each with the nearest name. Null if this ncu has all of them, or if we don't know what it has. */
export function checkSections(
  asked: { readonly sections: readonly string[]; readonly sets: readonly string[] },
  offer: NcuOffer,
  label: string,
): Diagnostic | null {
  const sections = offer.sections.map(({ id }) => id);
  const sets = offer.sets.map(({ id }) => id);
  const missing = [
    ...findUnknownNames("section", asked.sections, sections),
    ...findUnknownNames("set", asked.sets, sets),
  ];
  return missing.length === 0 ? null : explainUnknownSections(missing, label, offer);
}

function findUnknownNames(kind: "section" | "set", asked: readonly string[], known: readonly string[]): string[] {
  if (known.length === 0) return [];
  return asked.filter((name) => !known.includes(name)).map((name) => suggestName(kind, name, known));
}

/** The error for a section or set that ncu refused (`Option '--section X' did not match any section.`). Null for any other message. */
function refusedSection(message: string, label: string, offer: NcuOffer): Diagnostic | null {
  const [, kind, name] = /Option '--(section|set) (.*)' did not match any/.exec(message) ?? [];
  if (name === undefined || (kind !== "section" && kind !== "set")) return null;
  const known = (kind === "section" ? offer.sections : offer.sets).map(({ id }) => id);
  return explainUnknownSections([suggestName(kind, name, known)], label, offer);
}

function suggestName(kind: string, name: string, known: readonly string[]): string {
  // Newer versions of ncu take exact names; older versions took `regex:` and patterns.
  const near = nearest(name.replace(/^regex:/, "").replaceAll(/[.*^$]/g, ""), known);
  return `${kind} ${JSON.stringify(name)}${near === null ? "" : ` (did you mean ${near}?)`}`;
}

function explainUnknownSections(missing: readonly string[], label: string, { sections }: NcuOffer): Diagnostic {
  return diagnostic({
    id: "ncu-section-unknown",
    what: `This ncu doesn't have the ${missing.join(", the ")}.`,
    where: label,
    why: sections.length === 0 ? null : `This ncu has the sections ${sections.map(({ id }) => id).join(", ")}.`,
    help: "Names are case-sensitive; `ncu --list-sections` and `ncu --list-sets` show them. Correct ncu.sections, or the group in conf/ncu-metrics.yml.",
  });
}

/** A kernel-replay run of ncu, after joining its rows with what nsys saw. */
export interface JoinedNcu {
  /** For messages: `ncu, decode`. */
  readonly label: string;
  readonly rows: readonly NcuRow[];
  /** The ranges that we ran ncu for, with the joined rows. */
  readonly ranges: readonly ProfileRange[];
}

/** The error if none of the rows match a launch that nsys saw, since such rows would explain nothing. */
export function checkJoined({ label, rows, ranges }: JoinedNcu): Diagnostic | null {
  const [first] = rows;
  if (first === undefined || ranges.some(({ kernels }) => kernels.some(({ ncu }) => ncu.length > 0))) return null;
  const of = first.ranges.map(({ name }) => JSON.stringify(name)).join(" in ");
  return diagnostic({
    id: "ncu-kernel-missing",
    what: `None of the ${counted(rows.length, "launch", "launches")} that ncu measured matches a launch that nsys saw, so no kernel has metrics.`,
    where: label,
    why: `The first launch is ${clipName(first.kernel)}, grid ${first.grid?.join("×") ?? "unknown"}, block ${first.block?.join("×") ?? "unknown"}${of === "" ? "" : `, in the range ${of}`}.`,
    help: "The program launched different kernels, grids or blocks under ncu, or launched them in another range. Keep the program's sizes and kernel choices (autotuning, cudnn.benchmark) the same in every run.",
  });
}

/** Warns about kernels without metrics, or with metrics for fewer launches than requested. `selected` lists mangled names, or is null if unknown. */
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
  const measured = new Map([...Map.groupBy(rows, ({ kernel }) => kernel)].map(([name, own]) => [name, own.length]));
  const few = (selected ?? []).filter(
    (name) => (measured.get(name) ?? 0) < Math.min(launchesPerKernel, launches.get(name) ?? 0),
  );
  const without = selected === null ? [] : ranges.flatMap(({ ncu }) => ncu?.kernelsWithoutRow ?? []);
  return [
    ...(few.length > 0
      ? [
          `${label}: for ${counted(few.length, "kernel")}, ncu measured fewer launches than the ${String(launchesPerKernel)} requested (ncu.launches-per-kernel).`,
        ]
      : []),
    ...(without.length > 0
      ? [
          `${label}: ${counted(without.length, "kernel has", "kernels have")} no metrics, since ncu only measured launches with a grid or block that nsys didn't see.`,
        ]
      : []),
  ];
}
