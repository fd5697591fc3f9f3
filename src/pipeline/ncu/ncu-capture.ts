import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { CaptureError, ParseError, ToolError } from "../../errors.ts";
import { isTransientNcu } from "../../gate/ncu/ncu-failures.ts";
import { checkNcu } from "../../gate/ncu/ncu-gate.ts";
import { ncuWarnings } from "../../gate/ncu/ncu-missing.ts";
import type { NcuReport } from "../../model/reports/ncu.ts";
import { parseNcuCsv } from "../../parse/ncu-csv.ts";
import { addNcuDetails } from "../../parse/ncu-details.ts";
import { replaysRanges, type NcuCapturePlan, ncuArgv, ncuImportArgv, ncuRangeExpression } from "../../plan/ncu-argv.ts";
import { errorCode } from "../../run/directory/file-system.ts";
import { callTool } from "../../run/process/tool.ts";
import type { NcuTool } from "./ncu-tool.ts";
import { keepAttempt, runProfiled, withAttempts, type Attempted, type KnownEnd } from "../capture/profiled-process.ts";
import type { Side } from "../session.ts";

const csvFile = "raw.csv";
const detailsFile = "details.csv";

interface NcuCaptured {
  readonly end: KnownEnd;
  readonly report: NcuReport;
}

/**
 * Profiles one range (or several) with ncu in a fresh process, and holds what it wrote against the gate. Where ncu reached
 * the number of launches that the plan expects and a kernel is missing all the same, the program has more processes than the
 * captures saw, which took each other's places: it is run again without that number. Throws CaptureError.
 */
export async function captureNcu(side: Side, tool: NcuTool, plan: NcuCapturePlan): Promise<NcuReport> {
  const { session, name, config } = side;
  const { ncu } = config;
  const folder = join(name, "ncu", plan.directory);
  const label = name === "base" ? `base, ${plan.label}` : plan.label;
  const profiled = (launches: number | null) =>
    withAttempts(side, { label, folder }, (attempt) => attemptNcu(side, tool, { ...plan, launches }, folder, attempt));
  let { value, failure } = await profiled(plan.launches);
  if (failure?.id === "ncu-kernel-missing" && value.report.rows.length === plan.launches) {
    await keepAttempt(session, folder, `${folder}-limited`);
    await session.warn(
      `${label}: the ${plan.launches} launches that were expected came, and not of every kernel: more processes launch them than the captures saw. ncu runs again and looks at all launches.`,
    );
    ({ value, failure } = await profiled(null));
  }
  await session.recorder.profiled({
    side: name,
    label,
    folder,
    ranges: plan.filters.map(({ name, domain, style }) => ({ name, domain, style })),
    kernels: plan.kernels === null ? null : [...plan.kernels],
    mode: ncu["replay-mode"],
    sections: [...tool.selection.sections],
    metrics: [...tool.selection.metrics],
    presetMetrics: tool.selection.presetMetrics.map((names) => [...names]),
    outcome: value.end.outcome,
    exitCode: value.end.exitCode,
    seconds: value.end.seconds,
  });
  if (failure !== null) throw new CaptureError(failure);
  return value.report;
}

async function attemptNcu(
  side: Side,
  { selection, offer }: NcuTool,
  plan: NcuCapturePlan,
  relativeFolder: string,
  attempt: number,
): Promise<Attempted<NcuCaptured>> {
  const { ncu } = side.config;
  const keep = ncu["keep-report"];
  const log = keep ? "messages.txt" : csvFile;
  const { folder, end, output } = await runProfiled(side, {
    tool: "ncu",
    label: plan.label,
    attempt,
    folder: relativeFolder,
    successExitCodes: [0],
    watched: false,
    argv: (own, workload) => {
      const { filters: ranges, kernels, launches } = plan;
      const request = { ranges, kernels, launches, selection };
      return ncuArgv(ncu, { ...request, log: join(own, log), report: keep ? join(own, "report") : null }, workload);
    },
  });
  const imported = keep ? await importReport(side, relativeFolder) : null;
  const texts = [await textOf(join(folder, log)), typeof imported === "string" ? imported : null];
  const read = readReport(
    texts.filter((text) => text !== null),
    join(relativeFolder, csvFile),
  );
  const report = keep ? await withDetails(side, relativeFolder, read.report) : read.report;
  const unreadable = imported instanceof ToolError ? imported : read.unreadable;
  const evidence = {
    label: plan.label,
    end,
    output,
    report,
    mode: ncu["replay-mode"],
    includes: plan.filters.map((range) => ncuRangeExpression(range)),
    ranges: replaysRanges(ncu) ? plan.filters : [],
    askedMetrics: selection.metrics,
    presetMetrics: selection.presetMetrics,
    selectedKernels: plan.kernels ?? [],
    ...offer,
  };
  const broken = checkNcu(evidence);
  // What ncu itself says of a failure explains a file that cannot be read; without such words the file is the failure.
  if (unreadable !== null && (broken === null || broken.id === "ncu-no-rows")) throw unreadable;
  const failure = broken === null ? null : { ...broken, transient: isTransientNcu(broken.id ?? "") };
  const warnings = [...report.warnings, ...(broken === null ? ncuWarnings(evidence) : [])];
  return { value: { end, report: { ...report, warnings } }, failure };
}

/** The rows of a kept report with what ncu's own rules say of them, which is written beside it; without rows there is nothing to say. */
async function withDetails({ session, config }: Side, folder: string, report: NcuReport): Promise<NcuReport> {
  if (report.rows.length === 0) return report;
  const { runTool, toolEnvironment: environment } = session;
  const argv = ncuImportArgv(config.ncu.path, session.directory.file(join(folder, "report.ncu-rep")), "details");
  const ports = { runTool, cwd: session.directory.file(folder), environment };
  const { exitCode, stdout } = await callTool(ports, "ncu --import", argv, 10 * 60_000);
  const file = join(folder, detailsFile);
  if (exitCode !== 0)
    return {
      ...report,
      warnings: [...report.warnings, `${file}: ncu --import --page details ended with ${String(exitCode)}.`],
    };
  await session.directory.write(file, stdout);
  return addNcuDetails(report, stdout, file);
}

/** The CSV of a kept report, which is written beside it, or why there is none; null where ncu left no report: its messages say why. */
async function importReport({ session, config }: Side, folder: string): Promise<string | ToolError | null> {
  const report = session.directory.file(join(folder, "report"));
  if ((await stat(`${report}.ncu-rep`).catch(() => null)) === null) return null;
  const { runTool, toolEnvironment: environment } = session;
  const ports = { runTool, cwd: session.directory.file(folder), environment };
  const result = await callTool(
    ports,
    "ncu --import",
    ncuImportArgv(config.ncu.path, `${report}.ncu-rep`, "raw"),
    10 * 60_000,
  );
  if (result.exitCode !== 0) {
    return new ToolError({
      id: "ncu-import",
      what: result.timedOut
        ? "ncu --import did not end within 10 minutes."
        : `ncu --import ended with ${result.exitCode}.`,
      where: join(folder, "report.ncu-rep"),
      why: `${result.stderr}\n${result.stdout}`.trim().slice(0, 500),
      help: "The report is kept; open it with ncu-ui, or set ncu.keep-report=false.",
    });
  }
  await session.directory.write(join(folder, csvFile), result.stdout);
  return result.stdout;
}

/** A file that is not there is a report without rows: the gate says why. */
async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** The rows, with the messages of all files; a text that is no CSV of ncu leaves no rows, and the error that says so. */
function readReport(
  texts: readonly string[],
  source: string,
): { readonly report: NcuReport; readonly unreadable: ParseError | null } {
  const none: NcuReport = { source, messages: [], availableKernels: [], columns: [], rows: [], warnings: [] };
  const reports: NcuReport[] = [];
  let unreadable: ParseError | null = null;
  for (const text of texts) {
    try {
      reports.push(parseNcuCsv(text, source));
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      unreadable = error;
    }
  }
  const rows = reports.findLast((report) => report.rows.length > 0) ?? reports.at(-1) ?? none;
  return {
    report: {
      ...rows,
      messages: reports.flatMap(({ messages }) => messages),
      availableKernels: reports.flatMap(({ availableKernels }) => availableKernels),
    },
    unreadable,
  };
}
