import { diagnostic, type Diagnostic, type DiagnosticParts } from "../model/diagnostic.ts";
import { counted, listText } from "../model/text/listing.ts";
import { signaledToolCode } from "../model/run/ports.ts";
import { plainText } from "../model/text/plain-text.ts";
import type { CaptureEvidence, ImportTry } from "./evidence.ts";
import {
  importDamaged,
  importerMissing,
  importFailed,
  type KnownFailure,
  matchFailure,
  matchMissingKernels,
  outputUnwritable,
} from "./failures.ts";

export interface GateFailure extends Diagnostic {
  readonly transient: boolean;
}

export function applyRules<E, F>(rules: readonly ((evidence: E) => F | null)[], evidence: E): F | null {
  for (const rule of rules) {
    const failure = rule(evidence);
    if (failure !== null) return failure;
  }
  return null;
}

type Rule = (evidence: CaptureEvidence) => GateFailure | null;

/** The first failing rule names the cause. Exit code 0 proves nothing: nsys exits with 0 even if the report is missing or damaged. */
const rules: readonly Rule[] = [
  checkStarted,
  checkTimeLimit,
  checkExitCode,
  checkImportDamage,
  checkOutputWritable,
  checkRawFiles,
  checkReportExists,
  checkReportSizes,
  checkInstances,
];

export function checkProcess(evidence: CaptureEvidence): GateFailure | null {
  return applyRules(rules, evidence);
}

function checkStarted({ end, label, output }: CaptureEvidence): GateFailure | null {
  if (end.kind === "unknown" || end.outcome !== "not-started") return null;
  return permanentFailure({
    id: "not-started",
    what: "The profiler couldn't start.",
    where: label,
    why: quoteLastLines(output, nsysSteps),
  });
}

function checkTimeLimit({ end, label, output }: CaptureEvidence): GateFailure | null {
  if (end.kind === "unknown" || end.outcome !== "timed-out") return null;
  const atLimit = end.atLimit ?? null;
  if (atLimit?.kind === "profiler")
    return permanentFailure({
      id: "nsys-hung",
      what: `For ${counted(Math.round(atLimit.seconds / 60), "minute")}, nsys was running without the program, so we stopped nsys.`,
      where: label,
      why: quoteLastLines(output, /^$/),
      help: "Run again. If nsys hangs again, record less (such as a narrower range), or use another version of nsys.",
    });
  const running =
    atLimit === null
      ? "The program, one of its children, or nsys was still running."
      : `Still running: ${listText(atLimit.names.map(plainText), 5)}.`;
  return permanentFailure({
    id: "time-limit",
    what: `The capture hit its time limit of ${end.timeLimitSeconds ?? "?"} s.`,
    where: label,
    why: `${running} ${quoteLastLines(output, nsysSteps)}`,
    help: "Raise workload.time-limit, or find out what the program is waiting for. To profile a server, use workload.server.",
  });
}

/** nsys exits with 1 if it fails itself, and otherwise with the program's code. */
const nsysOwnCode = 1;

function checkExitCode({ end, label, output, reports, imports }: CaptureEvidence): GateFailure | null {
  if (end.kind === "unknown" || (end.exitCode !== null && end.allowed.includes(end.exitCode))) return null;
  const code = end.exitCode ?? -1;
  const what = `The profiled command exited with code ${code}${nameSignal(code)}.`;
  // If a program dies inside its range, nsys can't import the whole report. The cause is then the program's exit.
  const cause = matchFailure(output, ["import-damaged", ...(code === nsysOwnCode ? [] : ["import-failed"])]);
  if (cause !== null) {
    const failure = describeKnownFailure(cause, label, what, output);
    // The program may have exited with 1, too.
    return cause === importFailed ? addImports(failure, imports, quoteLastLines(output, nsysSteps)) : failure;
  }
  const whose =
    reports.length > 0
      ? "nsys wrote a report, so this is probably the program's own exit code."
      : "There's no report, so the exit code may be the program's, or nsys's.";
  return permanentFailure({
    id: "workload-failed",
    what,
    where: label,
    why: `${whose} ${quoteLastLines(output, nsysSteps)}`,
    help:
      code === 143
        ? "Something stopped the program with SIGTERM. If you want nsys to stop the program, set nsys.capture-range-end to stop-shutdown; exit code 143 then means success."
        : "Try the command without the profiler; its output is in this capture's stdout.txt and stderr.txt.",
  });
}

function checkImportDamage({ label, output, reports }: CaptureEvidence): GateFailure | null {
  if (reports.length === 0 || !importDamaged.pattern.test(output)) return null;
  return describeKnownFailure(importDamaged, label, "", output);
}

function checkOutputWritable({ label, output, reports }: CaptureEvidence): GateFailure | null {
  if (reports.length > 0 || !outputUnwritable.pattern.test(output)) return null;
  return describeKnownFailure(outputUnwritable, label, "There's no report.", output);
}

function checkRawFiles({ label, output, rawLeft, reports, imports }: CaptureEvidence): GateFailure | null {
  if (rawLeft.length === 0 || reports.length > 0) return null;
  const cause = importerMissing.pattern.test(output) ? importerMissing : importFailed;
  const failure = describeKnownFailure(cause, label, `nsys left ${rawLeft.join(", ")} but no report.`, output);
  return addImports(failure, imports, failure.why === null ? quoteLastLines(output, nsysSteps) : null);
}

function addImports(failure: GateFailure, imports: readonly ImportTry[], quote: string | null): GateFailure {
  const lines = [failure.why, quote, ...imports.map(describeImport)].filter((line) => line !== null);
  return { ...failure, why: lines.join("\n") };
}

function describeImport({ exitCode: code, timedOut: hung, output }: ImportTry): string {
  const ended = code === signaledToolCode ? "was ended by a signal" : `exited with code ${code}`;
  const end = hung ? "didn't end, so we stopped it" : ended;
  return `We ran QdstrmImporter, which ${end}. ${quoteLastLines(output, nsysSteps)}`;
}

function checkReportExists({ label, gate, output, reports }: CaptureEvidence): GateFailure | null {
  if (reports.length > 0) return null;
  const cause = matchFailure(output);
  if (cause !== null && (cause.transient === true || cause.id === "disk-full"))
    return describeKnownFailure(cause, label, "There's no report.", output);
  if (gate?.kind === "nvtx") return permanentFailure(describeUnseenRange(gate.range.text, label));
  if (gate?.kind === "cudaProfilerApi") {
    const tracing = matchMissingKernels(output);
    if (tracing !== null) return describeKnownFailure(tracing, label, "There's no report.", output);
    return permanentFailure({
      id: "profiler-api-not-called",
      what: "nsys wrote no report, as if the program never called cudaProfilerStart.",
      where: label,
      why: "nsys still exits with 0. Either the program doesn't call cudaProfilerStart, or nsys can't trace the process that does.",
      help: "Call torch.cuda.profiler.start() and stop() (cudaProfilerStart/Stop) around what you want to measure, or gate the capture on an NVTX range.",
    });
  }
  return permanentFailure({
    id: "no-report",
    what: "nsys reported no error, but wrote no report.",
    where: label,
    why: quoteLastLines(output, nsysSteps),
    help: "Read this capture's stderr.txt.",
  });
}

function checkReportSizes({ label, reports }: CaptureEvidence): GateFailure | null {
  const empty = reports.find(({ bytes }) => bytes === 0);
  if (empty === undefined) return null;
  return permanentFailure({
    id: "report-empty",
    what: `The report ${empty.name} is empty (0 bytes).`,
    where: label,
    why: "nsys may have been interrupted while writing, or the disk may be full.",
    help: "Free up disk space, and run again.",
  });
}

function checkInstances({ label, gate, reports }: CaptureEvidence): GateFailure | null {
  if (gate === null || gate.kind === "none" || reports.length === gate.instances) return null;
  const name = gate.kind === "nvtx" ? `NVTX range ${gate.range.text}` : "cudaProfilerStart";
  const skip = gate.kind === "nvtx" ? gate.range.skip : 0;
  const measured = reports.length - skip;
  return permanentFailure({
    id: "instances-missing",
    what: `${reports.length} of ${counted(gate.instances, "instance")} of ${name} were captured${skip === 0 ? "" : `: you asked to skip ${skip} and measure ${gate.instances - skip}`}.`,
    where: label,
    why:
      reports.length > gate.instances
        ? "nsys wrote more reports than we asked for."
        : "nsys saw the start of the range too few times; it still exits with 0.",
    help: `${measured > 0 ? `Ask for ${measured} (instances: ${measured})` : "Skip fewer instances"}, or make the program repeat the range.`,
  });
}

export function describeUnseenRange(range: string, label: string): DiagnosticParts {
  return {
    id: "range-not-seen",
    what: `The NVTX range ${JSON.stringify(range)} was never seen, so nothing was captured.`,
    where: label,
    why: "If the capture range never occurs, nsys exits with 0 and writes no report.",
    help: "Correct the range's name, or add that range to your program.",
  };
}

export function quoteOutput({ pattern }: KnownFailure, output: string): string | null {
  const line = output.split("\n").find((text) => pattern.test(text));
  return line === undefined ? null : `The output says: ${clipLine(line.trim())}`;
}

function describeKnownFailure(cause: KnownFailure, label: string, seen: string, output: string): GateFailure {
  const parts = {
    id: cause.id,
    what: seen === "" ? cause.what : `${seen} ${cause.what}`,
    where: label,
    why: quoteOutput(cause, output),
    help: cause.help,
  };
  return { ...diagnostic(parts), transient: cause.transient === true };
}

function permanentFailure(parts: DiagnosticParts): GateFailure {
  return { ...diagnostic(parts), transient: false };
}

function nameSignal(code: number): string {
  const names: Record<number, string> = { 130: "INT", 134: "ABRT", 137: "KILL", 139: "SEGV", 143: "TERM" };
  const name = names[code];
  return name === undefined ? "" : ` (signal ${name})`;
}

const nsysSteps = /^\[\d+\/\d+\] \[|^Generating '|^Generated:|^\/.*\.(nsys-rep|qdstrm)$/;

export function quoteLastLines(output: string, saysNothing: RegExp): string {
  const lines = output
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !saysNothing.test(line));
  return lines.length === 0 ? "There's no output." : `Last output:\n${lines.slice(-4).map(clipLine).join("\n")}`;
}

export function clipLine(line: string): string {
  return line.length > 300 ? `${line.slice(0, 297)}…` : line;
}
