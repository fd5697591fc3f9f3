import { fileURLToPath } from "node:url";
import { describeError, exitCodes, LlmProfileError } from "./errors.ts";
import { parseCommandLine, type Invocation } from "./inputs/command-line.ts";
import { plainJson, plainLines } from "./model/plain-text.ts";
import { analyze } from "./pipeline/analyze.ts";
import type { Context } from "./pipeline/context.ts";
import { demo } from "./pipeline/demo.ts";
import { doctor } from "./pipeline/doctor.ts";
import { run } from "./pipeline/run.ts";
import { terminalLog } from "./publish/log.ts";
import { renderDoctorJson, renderFindings, renderPastRuns } from "./report/doctor.ts";
import { profileText } from "./report/profile-text.ts";
import { stopSignal } from "./run/process/stop-signal.ts";
import { version } from "./version.ts";

/** The command line: runs one command and sets the exit code. Results go to stdout, everything for people to stderr. */
export async function main(argv: readonly string[]): Promise<void> {
  const stop = stopSignal();
  const context: Context = {
    root: fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, ""),
    version,
    cwd: process.cwd(),
    environment: process.env,
    log: terminalLog((text) => process.stderr.write(text)),
    clock: { now: () => new Date(), monotonicMs: () => performance.now() },
    stop: stop.signal,
    processesFile: null,
  };
  let json = false;
  try {
    const invocation = parseCommandLine(argv, version);
    json = "json" in invocation && invocation.json;
    process.exitCode = await execute(context, invocation);
  } catch (error) {
    process.stderr.write(`\n${plainLines(describeError(error))}\n`);
    process.exitCode = error instanceof LlmProfileError ? error.exitCode : exitCodes.capture;
    if (json) process.stdout.write(`${plainJson({ error: errorJson(error) }, 0)}\n`);
  } finally {
    stop[Symbol.dispose]();
  }
}

async function execute(context: Context, invocation: Invocation): Promise<number> {
  const print = (text: string): void => {
    process.stdout.write(`${text}\n`);
  };
  switch (invocation.name) {
    case "help":
      process.stdout.write(invocation.text);
      return exitCodes.pass;
    case "run": {
      const result = await run(context, invocation.settings, () => undefined);
      context.log.info(`\n${profileText(result.profile, { ...textOptions, topKernels: result.shownKernels })}\n`);
      context.log.info(`The capture is real. ${result.profileFile}`);
      if (invocation.json) print(plainJson(result.profile, 2));
      return exitCodes.pass;
    }
    case "analyze": {
      const { profile, profileFile, shownKernels } = await analyze(context, invocation);
      if (invocation.json) print(plainJson(profile, 2));
      else print(profileText(profile, { ...textOptions, topKernels: shownKernels }));
      if (profileFile !== null) context.log.info(profileFile);
      return exitCodes.pass;
    }
    case "doctor": {
      const diagnosis = await doctor(context, invocation.settings, invocation.runs);
      if (diagnosis.kind === "runs") {
        print(
          invocation.json ? renderDoctorJson([], diagnosis.runs) : renderPastRuns(diagnosis.runs, diagnosis.folder),
        );
        return exitCodes.pass;
      }
      print(invocation.json ? renderDoctorJson(diagnosis.findings, null) : renderFindings(diagnosis.findings));
      return exitCodes.pass;
    }
    case "demo":
      for (const { title, result } of await demo(context, invocation.out)) {
        print(`\n=== ${title}\n${profileText(result.profile, { ...textOptions, topKernels: result.shownKernels })}`);
        if (result.profileFile !== null) context.log.info(result.profileFile);
      }
      return exitCodes.pass;
  }
}

const textOptions = { maxRanges: 20, nameWidth: 72 };

function errorJson(error: unknown): object {
  if (!(error instanceof LlmProfileError)) return { message: String(error) };
  const { id, message, where, why, hint, exitCode } = error;
  return { id, message, where, why, hint, exitCode };
}
