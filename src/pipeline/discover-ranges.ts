import { asFailure, exitCodes } from "../model/errors.ts";
import { diagnosticText } from "../model/diagnostic.ts";
import type { RawSettings } from "../model/config.ts";
import { proposedRanges } from "../plan/proposal.ts";
import { emittedRanges } from "./capture/discovery.ts";
import { loadSettings } from "./conf.ts";
import type { Context } from "./context.ts";
import { newSide } from "./session.ts";
import { inspectMachine, ownTools } from "./start/machine.ts";
import { wholeRun } from "./start/whole-run.ts";

/**
 * Proposes ranges to profile, and leaves no files. Null if nsys is missing, `mayRun` returns false, the program fails, or it emits no
 * ranges.
 */
export async function discoverRanges(
  context: Context,
  command: string,
  mayRun: () => Promise<boolean>,
): Promise<readonly string[] | null> {
  await using tools = await ownTools(context);
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
    const { seen } = await wholeRun(quiet, { loaded, raw, publisher: null }, async (session) => ({
      exitCode: exitCodes.pass,
      seen: await emittedRanges(newSide(session, "head"), "No ranges are configured"),
    }));
    if ("what" in seen) return unknown(context, diagnosticText(seen));
    const ranges = proposedRanges(seen);
    if (ranges.length === 0) return unknown(context, "The program emitted no NVTX ranges.");
    context.log.info(`The program emitted ${String(seen.length)} NVTX ranges.`);
    return ranges;
  } catch (error) {
    return unknown(context, asFailure(error).message);
  }
}

function unknown({ log }: Context, why: string): null {
  log.warning(`Couldn't list the program's ranges. ${why}`);
  return null;
}
