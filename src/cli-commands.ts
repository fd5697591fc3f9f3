import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeError, exitCodes } from "./errors.ts";
import type { Invocation } from "./inputs/invocation.ts";
import { plainJson, plainLines } from "./model/text/plain-text.ts";
import { calibrate } from "./pipeline/calibrate.ts";
import type { Context } from "./pipeline/context.ts";
import { demo } from "./pipeline/demo.ts";
import { doctor } from "./pipeline/doctor.ts";
import { dryRun } from "./pipeline/dry-run.ts";
import { init } from "./pipeline/init.ts";
import { run } from "./pipeline/run.ts";
import { calibrationText } from "./report/calibration-text.ts";
import { comparisonText } from "./report/comparison-text.ts";
import { dryRunText } from "./report/dry-run-text.ts";
import { renderBuildFindings, renderDoctorJson, renderFindings, renderPastRuns } from "./report/doctor.ts";
import { profileText, terminalOptions } from "./report/profile-text.ts";
import { printResult } from "./run/process/own-process.ts";

/** Carries out any other command than `analyze` and `compare`, and prints its result. Gives the exit code. */
export async function executeCommand(
  context: Context,
  invocation: Exclude<Invocation, { name: "help" | "analyze" | "compare" }>,
): Promise<number> {
  const print = async (text: string): Promise<void> => printResult(`${text}\n`);
  switch (invocation.name) {
    case "run": {
      const result = await run(context, invocation.settings, () => undefined);
      context.log.info(`\n${profileText(result.profile, { ...terminalOptions, topKernels: result.shownKernels })}\n`);
      context.log.info(
        `${result.failure === null ? "The capture is real." : "What was measured:"} ${result.profileFile}`,
      );
      context.log.info(`The same as a page: ${result.reportFile}`);
      if (result.comparison !== null)
        context.log.info(`\n${comparisonText(result.comparison, { topKernels: result.shownKernels })}\n`);
      // Last: it is what a terminal goes on showing.
      if (result.failure !== null) process.stderr.write(`\n${plainLines(describeError(result.failure))}\n`);
      if (invocation.json) await print(plainJson(result.profile, 2));
      return result.exitCode;
    }
    case "dry-run": {
      await print(dryRunText(await dryRun(context, invocation.settings)));
      return exitCodes.pass;
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
        return diagnosis.findings.some(({ severity }) => severity === "error") ? exitCodes.capture : exitCodes.pass;
      }
      await print(invocation.json ? renderDoctorJson(diagnosis.findings, null) : renderFindings(diagnosis.findings));
      return exitCodes.pass;
    }
    case "init": {
      for (const line of await init(context, invocation)) context.log.info(line);
      return exitCodes.pass;
    }
    case "demo": {
      const out = invocation.out ?? join(await mkdtemp(join(tmpdir(), "llm-profile-demo-")), "demo");
      const { recordings, comparison, commentFile } = await demo(context, out);
      for (const { title, result } of recordings)
        await print(
          `\n=== ${title}\n${profileText(result.profile, { ...terminalOptions, topKernels: result.shownKernels })}`,
        );
      const { comparison: compared, shownKernels } = comparison;
      await print(`\n=== The second against the first\n${comparisonText(compared, { topKernels: shownKernels })}`);
      context.log.info(`\nThe comment that a pull request would get: ${commentFile ?? ""}`);
      context.log.info(`The report of it, to be opened in a browser: ${comparison.reportFile ?? ""}`);
      context.log.info(`A trace of both sides, to be dropped at ui.perfetto.dev: ${comparison.traceFile ?? ""}`);
      return exitCodes.pass;
    }
  }
}
