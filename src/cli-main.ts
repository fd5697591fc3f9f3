import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeError, exitCodes, LlmProfileError } from "./errors.ts";
import { parseCommandLine } from "./inputs/command-line.ts";
import type { Invocation } from "./inputs/invocation.ts";
import { plainJson, plainLines } from "./model/text/plain-text.ts";
import { analyze } from "./pipeline/analyze.ts";
import { calibrate } from "./pipeline/calibrate.ts";
import { compare } from "./pipeline/compare.ts";
import type { Context } from "./pipeline/context.ts";
import { demo } from "./pipeline/demo.ts";
import { doctor } from "./pipeline/doctor.ts";
import { run } from "./pipeline/run.ts";
import { terminalLog } from "./publish/log.ts";
import { calibrationText } from "./report/calibration-text.ts";
import { comparisonText } from "./report/comparison-text.ts";
import { renderBuildFindings, renderDoctorJson, renderFindings, renderPastRuns } from "./report/doctor.ts";
import { profileText } from "./report/profile-text.ts";
import { explainDiskError } from "./run/directory/file-system.ts";
import { keepOwnExitCode, printResult, stopSignal } from "./run/process/own-process.ts";
import { version } from "./version.ts";

/** The command line: runs one command and sets the exit code. Results go to stdout, everything for people to stderr. */
export async function main(argv: readonly string[]): Promise<void> {
  keepOwnExitCode();
  const stop = stopSignal();
  const context: Context = {
    root: fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, ""),
    version,
    cwd: process.cwd(),
    environment: process.env,
    log: terminalLog((text) => process.stderr.write(text)),
    clock: { now: () => new Date(), monotonicMs: () => performance.now() },
    stop: stop.signal,
    pullRequestBase: process.env["GITHUB_BASE_REF"] ?? null,
    processesFile: null,
  };
  let json = false;
  try {
    const invocation = parseCommandLine(argv, version);
    json = "json" in invocation && invocation.json;
    process.exitCode = await execute(context, invocation);
  } catch (thrown) {
    const error = explainDiskError(thrown, null);
    process.stderr.write(`\n${plainLines(describeError(error))}\n`);
    process.exitCode = error instanceof LlmProfileError ? error.exitCode : exitCodes.capture;
    // The failure itself has been told, and its exit code stays, also where this cannot be written.
    if (json) await printResult(`${plainJson({ error: errorJson(error) }, 0)}\n`).catch(() => undefined);
  } finally {
    stop[Symbol.dispose]();
  }
}

async function execute(context: Context, invocation: Invocation): Promise<number> {
  const print = async (text: string): Promise<void> => printResult(`${text}\n`);
  switch (invocation.name) {
    case "help":
      await printResult(invocation.text);
      return exitCodes.pass;
    case "run": {
      const result = await run(context, invocation.settings, () => undefined);
      context.log.info(`\n${profileText(result.profile, { ...textOptions, topKernels: result.shownKernels })}\n`);
      context.log.info(
        `${result.failure === null ? "The capture is real." : "What was measured:"} ${result.profileFile}`,
      );
      if (result.comparison !== null)
        context.log.info(`\n${comparisonText(result.comparison, { topKernels: result.shownKernels })}\n`);
      // Last: it is what a terminal goes on showing.
      if (result.failure !== null) process.stderr.write(`\n${plainLines(describeError(result.failure))}\n`);
      if (invocation.json) await print(plainJson(result.profile, 2));
      return result.exitCode;
    }
    case "analyze": {
      const { profile, profileFile, shownKernels } = await analyze(context, invocation);
      if (invocation.json) await print(plainJson(profile, 2));
      else await print(profileText(profile, { ...textOptions, topKernels: shownKernels }));
      if (profileFile !== null) context.log.info(profileFile);
      return exitCodes.pass;
    }
    case "compare": {
      const { comparison, comparisonFile, exitCode, shownKernels } = await compare(context, invocation);
      if (invocation.json) await print(plainJson(comparison, 2));
      else await print(comparisonText(comparison, { topKernels: shownKernels }));
      if (comparisonFile !== null) context.log.info(comparisonFile);
      return exitCode;
    }
    case "calibrate": {
      const { calibration, file, exitCode } = await calibrate(context, invocation);
      context.log.info(`\n${calibrationText(calibration)}\n`);
      context.log.info(`Compare with it: --set compare.calibration=${file}`);
      if (invocation.json) await print(plainJson(calibration, 2));
      return exitCode;
    }
    case "doctor": {
      const diagnosis = await doctor(context, invocation);
      if (diagnosis.kind === "runs") {
        await print(
          invocation.json ? renderDoctorJson([], diagnosis.runs) : renderPastRuns(diagnosis.runs, diagnosis.folder),
        );
        return exitCodes.pass;
      }
      if (diagnosis.kind === "build") {
        await print(
          invocation.json ? renderDoctorJson(diagnosis.findings, null) : renderBuildFindings(diagnosis.findings),
        );
        return diagnosis.findings.some(({ state }) => state === "error") ? exitCodes.capture : exitCodes.pass;
      }
      await print(invocation.json ? renderDoctorJson(diagnosis.findings, null) : renderFindings(diagnosis.findings));
      return exitCodes.pass;
    }
    case "demo": {
      const out = invocation.out ?? join(await mkdtemp(join(tmpdir(), "llm-profile-demo-")), "demo");
      const { recordings, comparison, commentFile } = await demo(context, out);
      for (const { title, result } of recordings)
        await print(
          `\n=== ${title}\n${profileText(result.profile, { ...textOptions, topKernels: result.shownKernels })}`,
        );
      const { comparison: compared, shownKernels } = comparison;
      await print(`\n=== The second against the first\n${comparisonText(compared, { topKernels: shownKernels })}`);
      context.log.info(`\nThe comment that a pull request would get: ${commentFile ?? ""}`);
      return exitCodes.pass;
    }
  }
}

const textOptions = { maxRanges: 20, nameWidth: 72 };

function errorJson(error: unknown): object {
  if (!(error instanceof LlmProfileError)) return { message: String(error) };
  const { id, message, where, why, hint, exitCode } = error;
  return { id, message, where, why, hint, exitCode };
}
