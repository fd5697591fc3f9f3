import { asFailure, exitCodes } from "../model/errors.ts";
import { diagnosticText } from "../model/diagnostic.ts";
import type { RawSettings } from "../model/config.ts";
import { proposeRanges } from "../plan/proposal.ts";
import { listEmittedRanges } from "./capture/discovery.ts";
import { loadSettings } from "./conf.ts";
import type { Context } from "./context.ts";
import { createSide } from "./session.ts";
import { inspectMachine, createOwnTools } from "./start/machine.ts";
import { runWhole } from "./start/whole-run.ts";

/**
 * Proposes ranges to profile, and leaves no files. Null if nsys is missing, `mayRun` returns false, the program fails, or it emits no
 * ranges.
 */
export async function discoverRanges(
  context: Context,
  command: string,
  mayRun: () => Promise<boolean>,
): Promise<readonly string[] | null> {
  await using tools = await createOwnTools(context);
  const raw: RawSettings = {
    configFile: null,
    presets: [],
    inputs: [
      { key: "workload.command", value: command, name: "--command" },
      { key: "ranges", value: ["*"], name: "--ranges" },
      { key: "out", value: tools.temporaryDirectory, name: "init" },
    ],
    // Tracing NVTX doesn't need a GPU.
    overrides: ["ncu.enabled=false", "compare.accepted=null", "require-kernels=false"],
  };
  const loaded = await loadSettings(context, raw, true);
  const machine = inspectMachine(context, loaded.config, tools.runTool, tools.environment);
  if ((await machine.nsys()).presence.state !== "present") return null;
  if (!(await mayRun())) return null;
  // Messages about the run directory would be misleading, because we remove the directory.
  const quiet: Context = { ...context, log: { ...context.log, info: () => undefined } };
  context.log.info("Running the program once under nsys, tracing only NVTX, to list its ranges.");
  try {
    const { seen } = await runWhole(quiet, { loaded, raw, publisher: null }, async (session) => ({
      exitCode: exitCodes.pass,
      seen: await listEmittedRanges(createSide(session, "head"), "No ranges are configured"),
    }));
    if ("what" in seen) return warnRangesUnknown(context, diagnosticText(seen));
    const ranges = proposeRanges(seen);
    if (ranges.length === 0) return warnRangesUnknown(context, "The program emitted no NVTX ranges.");
    context.log.info(`The program emitted ${String(seen.length)} NVTX ranges.`);
    return ranges;
  } catch (error) {
    return warnRangesUnknown(context, asFailure(error).message);
  }
}

function warnRangesUnknown({ log }: Context, why: string): null {
  log.warning(`Couldn't list the program's ranges. ${why}`);
  return null;
}
