import { addFindings } from "../analyse/findings/find.ts";
import { exitCodes, type ExitCode } from "../errors.ts";
import type { RawSettings } from "../model/config.ts";
import type { Plan } from "../model/plan.ts";
import type { Profile } from "../model/profile.ts";
import { planCaptures } from "../plan/captures.ts";
import { workloadArgv } from "../plan/workload.ts";
import { announce } from "./announce.ts";
import type { Context } from "./context.ts";
import { createDiscovery } from "./discovery.ts";
import { compressReports, withholdReports } from "./finish.ts";
import { explainKernels } from "./ncu.ts";
import { prepareNcu } from "./ncu-tool.ts";
import { prepare } from "./prepare.ts";
import { operatorsByRange, profileFiles, topKernelsByRange } from "./profile-files.ts";
import { loadSettings } from "./settings.ts";
import { runSetup } from "./setup.ts";
import { addRound, seenOf, sideProfile, withWarnings, type Side } from "./side.ts";
import { wholeRun, type OpenRun } from "./whole-run.ts";

/** A run that passed its gate. */
export interface RunResult {
  /** The run directory; absolute. */
  readonly directory: string;
  /** `profile.json`; absolute. */
  readonly profileFile: string;
  readonly profile: Profile;
  /** For each range the kernels with the most time, with their mangled names: what Nsight Compute is to look at. */
  readonly topKernels: ReturnType<typeof topKernelsByRange>;
  /** How many kernels to show of each range. */
  readonly shownKernels: number;
  readonly exitCode: ExitCode;
}

/**
 * `run`: captures every range of the configuration in every round, holds each capture against the gate, and writes the run
 * directory, whose path `directoryMade` is told as soon as it exists: its logs are worth keeping when the run fails.
 * Throws UserError before anything is made, and any LlmProfileError after run.json holds the failure.
 */
export async function run(
  context: Context,
  raw: RawSettings,
  directoryMade: (path: string) => void,
): Promise<RunResult> {
  const loaded = loadSettings(context, raw, true);
  const plan = planCaptures(loaded.config);
  workloadArgv(loaded.config.workload, "checked before anything is made");
  return wholeRun(context, loaded, raw, directoryMade, async (open) => measure(open, plan));
}

async function measure(open: OpenRun, planned: Plan): Promise<RunResult> {
  const { context, loaded, directory, recorder } = open;
  await using prepared = await prepare(context, loaded, directory, recorder);
  const { run: head, source, machine } = prepared;
  const shownKernels = loaded.config["top-kernels"];
  try {
    const ncu = await prepareNcu(head, prepared.ncu);
    await runSetup(head);
    const side: Side = { run: head, discovery: createDiscovery(head), source, machine, rounds: [] };
    const plan = await side.discovery.resolve(planned);
    await announce(head, plan, ncu);
    while (side.rounds.length < plan.rounds) await addRound(side, plan);
    const explained = await explainKernels(head, ncu, sideProfile(side), seenOf(side));
    const operators = operatorsByRange(side.rounds[0] ?? []);
    await compressReports(head);
    const profile = withWarnings(addFindings(explained), side);
    for (const [file, text] of profileFiles(profile, operators, shownKernels)) await directory.write(file, text);
    return {
      directory: directory.path,
      profileFile: directory.file("profile.json"),
      profile,
      topKernels: topKernelsByRange(profile, shownKernels),
      shownKernels,
      exitCode: exitCodes.pass,
    };
  } finally {
    await withholdReports(head, prepared.withholdReason);
  }
}
