import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describeError, exitCodeLine, exitCodes, UserError } from "../model/errors.ts";
import { explainers } from "./explainers.ts";
import { resultFiles } from "./result-files.ts";
import type { Invocation } from "../settings/invocation.ts";
import { paint, type Layout, type Screen } from "../model/text/layout.ts";
import { plainJsonParts, shownLines } from "../model/text/plain-text.ts";
import { wrapLine } from "../model/text/wrap-text.ts";
import { explainKernel } from "../features/agents/effects/explain-kernel.ts";
import { bisect, planBisect } from "../features/bisect/effects/bisect.ts";
import { calibrate } from "../features/calibrate/effects.ts";
import type { Context } from "../pipeline/context.ts";
import { demo } from "../features/demo/effects.ts";
import { doctor } from "../features/doctor/effects.ts";
import { prune } from "../features/prune/effects.ts";
import { dryRun } from "../features/dry-run/effects.ts";
import { addToHistory } from "../features/history/effects/add.ts";
import { folderHistory, writeHistoryPage } from "../features/history/effects/show.ts";
import { importCommand } from "../features/import-command/import-command.ts";
import { init } from "../features/init/effects.ts";
import { addedText } from "../pipeline/judge/result-file.ts";
import { commandRequest, run, type RunRequest } from "../pipeline/run.ts";
import type { RunContext } from "../pipeline/run-context.ts";
import { sayDiskUse } from "../pipeline/start/tidy-up.ts";
import { bisectPlanText, bisectText } from "../features/bisect/text/result-text.ts";
import { calibrationText } from "../features/calibrate/text.ts";
import { comparisonText, mostRanges, profileText, verdictLines } from "../report/terminal/report-text.ts";
import { dryRunText } from "../features/dry-run/text.ts";
import { renderBuildFindings, renderDoctorJson, renderFindings, renderPastRuns } from "../features/doctor/text.ts";
import { historyText } from "../features/history/text/text.ts";
import { renderPrune } from "../report/stored-runs.ts";
import { printAside, printResult } from "../run/process/own-process.ts";

/** Runs any command except `analyze` and `compare`, prints its result, and returns the exit code. */
export async function executeCommand(
  given: Context,
  invocation: Exclude<Invocation, { name: "help" | "version" | "analyze" | "compare" }>,
  screen: Screen,
): Promise<number> {
  const context: RunContext = { ...given, explainers, resultFiles };
  const output = outputOf(screen, "json" in invocation && invocation.json);
  switch (invocation.name) {
    case "run":
      return printRun(context, invocation, output);
    case "dry-run": {
      await output.print(dryRunText(await dryRun(context, invocation.settings), screen.out()));
      return exitCodes.pass;
    }
    case "calibrate":
      return printCalibration(context, invocation, output);
    case "bisect":
      return printBisect(context, invocation, output);
    case "doctor":
      return printDiagnosis(context, invocation, output);
    case "prune": {
      const result = await prune(context, invocation);
      await output.print(renderPrune(result, screen.out()));
      return result.failed.length === 0 ? exitCodes.pass : exitCodes.capture;
    }
    case "init": {
      for (const line of await init(context, invocation)) context.log.info(line);
      return exitCodes.pass;
    }
    case "import-command": {
      await printResult(importCommand(invocation.words));
      return exitCodes.pass;
    }
    case "history":
      return printHistory(context, invocation, output);
    case "explain": {
      await printResult(await explainKernel(context, invocation));
      return exitCodes.pass;
    }
    case "demo":
      return printDemo(context, invocation, output);
  }
}

/** Where a command's result goes. If stdout gets JSON, human-readable text goes to stderr. */
interface Output {
  readonly screen: Screen;
  readonly isJson: boolean;
  readonly isQuiet: boolean;
  /** The layout of human-readable text. */
  readonly layout: () => Layout;
  readonly print: (text: string) => Promise<void>;
  readonly printJson: (value: unknown) => Promise<void>;
  readonly aside: (text: string) => void;
  /** Prints human-readable text. */
  readonly say: (text: string) => Promise<void>;
}

function outputOf(screen: Screen, isJson: boolean): Output {
  const print = async (text: string): Promise<void> => printResult(`${shownLines(text, screen.out())}\n`);
  const aside = (text: string): void => {
    printAside(`${shownLines(text, screen.err())}\n`);
  };
  return {
    screen,
    isJson,
    isQuiet: screen.level === "quiet",
    layout: isJson ? screen.err : screen.out,
    print,
    printJson: async (value) => printResult(plainJsonParts(value)),
    aside,
    say: async (text) => {
      if (isJson) aside(text);
      else await print(text);
    },
  };
}

type InvocationOf<Name extends Invocation["name"]> = Extract<Invocation, { readonly name: Name }>;

async function printRun(context: RunContext, invocation: InvocationOf<"run">, output: Output): Promise<number> {
  const { screen, isJson, isQuiet, say, aside } = output;
  const request = await commandRequest(context, invocation.settings);
  if (invocation.verdict) return printVerdict(context, request);
  const result = await run(context, request);
  const { profile, comparison, cost, failure, profileFile, reportFile, shownKernels: topKernels, exitCode } = result;
  const layout = output.layout();
  const hasKernels = profile.ranges.some(({ kernels }) => kernels.length > 0);
  const real = hasKernels ? "The capture is real." : "The ranges were captured, but they contain no kernels.";
  const measured = wrapLine(`${failure === null ? real : "What was measured:"} ${profileFile}`, layout);
  await sayDiskUse(context, dirname(result.directory));
  if (isQuiet) await say([...(comparison === null ? [] : verdictLines(comparison, layout)), ...measured].join("\n"));
  else {
    aside("");
    const ofProfile = comparison === null ? cost : null;
    await say(`${profileText(profile, { maxRanges: mostRanges, topKernels, layout, cost: ofProfile })}\n`);
    await say(measured.join("\n"));
    if (comparison !== null) await say(`\n${comparisonText(comparison, { topKernels, layout, cost })}`);
  }
  // The failure comes last, because the end of the output stays visible in a terminal.
  if (failure !== null) aside(`\n${describeError(failure, screen.err())}`);
  if (!isQuiet) await say([...wrapLine(`Report: ${reportFile}`, layout), exitCodeLine(exitCode)].join("\n"));
  if (isJson) await output.printJson(profile);
  return exitCode;
}

/** Prints only JSON on stdout. Progress goes to stderr. */
async function printVerdict(context: RunContext, request: RunRequest): Promise<number> {
  refuseWithoutVerdict(request);
  const { added, exitCode } = await run(context, request);
  const verdict = addedText(added, "verdict.json");
  if (verdict !== null) await printResult(verdict);
  return exitCode;
}

/** Throws UserError, before anything is measured, if the run can't have a verdict. */
function refuseWithoutVerdict({ loaded }: RunRequest): void {
  const { base, budgets } = loaded.config.compare;
  if (base !== null || budgets.length > 0) return;
  throw new UserError({
    id: "usage",
    what: "--verdict needs something to compare with.",
    where: "command line",
    help: "Add --base REF, or a budget.",
  });
}

async function printCalibration(
  context: RunContext,
  invocation: InvocationOf<"calibrate">,
  output: Output,
): Promise<number> {
  const { calibration, file, exitCode } = await calibrate(context, invocation);
  const use = `To use this calibration in comparisons: --set compare.calibration=${file}`;
  if (!output.isQuiet) output.aside("");
  await output.say(output.isQuiet ? use : `${calibrationText(calibration, output.layout())}\n\n${use}`);
  if (output.isJson) await output.printJson(calibration);
  return exitCode;
}

async function printBisect(context: RunContext, invocation: InvocationOf<"bisect">, output: Output): Promise<number> {
  if (invocation.isDry) {
    await output.print(bisectPlanText(await planBisect(context, invocation), output.layout()));
    return exitCodes.pass;
  }
  const found = await bisect(context, invocation);
  await output.say(bisectText(found, output.layout()));
  if (output.isJson) await output.printJson(found.bisect);
  return found.exitCode;
}

async function printDiagnosis(
  context: RunContext,
  invocation: InvocationOf<"doctor">,
  output: Output,
): Promise<number> {
  const { screen, isJson, isQuiet, print } = output;
  const diagnosis = await doctor(context, invocation);
  const { version } = context;
  if (diagnosis.kind === "runs") {
    const { runs, folder } = diagnosis;
    if (isJson) await print(renderDoctorJson({ version, machine: null, findings: [], runs }));
    else await print(renderPastRuns(runs, folder, screen.out()));
    return exitCodes.pass;
  }
  const { kind, findings, machine } = diagnosis;
  const shown = isQuiet ? findings.filter(({ severity }) => severity !== "note") : findings;
  const render = kind === "build" ? renderBuildFindings : renderFindings;
  if (isJson) await print(renderDoctorJson({ version, machine, findings, runs: null }));
  else await print(render(shown, screen.out()));
  return findings.some(({ severity }) => severity === "error") ? exitCodes.capture : exitCodes.pass;
}

async function printHistory(context: RunContext, invocation: InvocationOf<"history">, output: Output): Promise<number> {
  switch (invocation.action) {
    case "add": {
      for (const line of await addToHistory(context, invocation)) context.log.info(line);
      return exitCodes.pass;
    }
    case "show": {
      await output.print(historyText(await folderHistory(context, invocation), invocation.range, output.layout()));
      return exitCodes.pass;
    }
    case "page": {
      await writeHistoryPage(context, invocation);
      context.log.info(`History page: ${invocation.out}`);
      return exitCodes.pass;
    }
  }
}

async function printDemo(
  context: RunContext,
  invocation: InvocationOf<"demo">,
  { screen, print }: Output,
): Promise<number> {
  const out = invocation.out ?? join(await mkdtemp(join(tmpdir(), "llm-profile-demo-")), "demo");
  const { recordings, comparison, commentFile } = await demo(context, out);
  const layout = screen.out();
  const headed = (title: string): string => paint(layout, "strong", `=== ${title}`);
  for (const { title, result } of recordings) {
    const options = { maxRanges: mostRanges, topKernels: result.shownKernels, layout };
    await print(`\n${headed(title)}\n${profileText(result.profile, options)}`);
  }
  const { comparison: compared, shownKernels: topKernels } = comparison;
  await print(
    `\n${headed("The second recording compared with the first")}\n${comparisonText(compared, { topKernels, layout })}`,
  );
  context.log.info(`\nThe comment that a pull request would get: ${commentFile ?? ""}`);
  context.log.info(`The report, to open in a browser: ${comparison.reportFile ?? ""}`);
  context.log.info(`A trace of both sides, to open in ui.perfetto.dev: ${comparison.traceFile ?? ""}`);
  return exitCodes.pass;
}
