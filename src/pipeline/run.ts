import { resolve } from "node:path";
import { addFindings } from "../analyse/findings/find.ts";
import { renderConfig, renderInputs } from "../config/render.ts";
import { exitCodes } from "../errors.ts";
import type { LoadedConfig, RawSettings } from "../model/config.ts";
import type { Plan } from "../model/plan.ts";
import type { Profile } from "../model/profile.ts";
import type { OperatorRow } from "../model/region.ts";
import { planCaptures } from "../plan/captures.ts";
import { workloadArgv } from "../plan/workload.ts";
import { createRunDirectory, type RunDirectory } from "../run/directory/run-directory.ts";
import { startRunRecord, type RunRecorder } from "../run/directory/run-record.ts";
import { announce } from "./announce.ts";
import { toolName, type Context } from "./context.ts";
import { createDiscovery } from "./discovery.ts";
import { compressReports, endFailedRun, pruneOldRuns, withholdReports } from "./finish.ts";
import { explainKernels } from "./ncu.ts";
import { prepareNcu } from "./ncu-tool.ts";
import { prepare } from "./prepare.ts";
import { operatorsByRange, profileFiles, topKernelsByRange } from "./profile-files.ts";
import { loadSettings } from "./settings.ts";
import { runSetup } from "./setup.ts";
import { addRound, seenOf, sideProfile, withWarnings, type Side } from "./side.ts";

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
  const { config } = loaded;
  const plan = planCaptures(config);
  workloadArgv(config.workload, "checked before anything is made");
  const out = resolve(context.cwd, config.out);
  const directory = await createRunDirectory(out, context.clock);
  const recorder = await startRunRecord(directory, { name: toolName, version: context.version }, context.clock);
  directoryMade(directory.path);
  context.log.info(`Run directory: ${directory.path}`);
  try {
    await directory.write("config.yaml", renderConfig(loaded));
    await directory.write("inputs.yaml", renderInputs(raw));
    const { head: profile, operators } = await measure(context, loaded, plan, directory, recorder);
    const shownKernels = config["top-kernels"];
    for (const [file, text] of profileFiles(profile, operators, shownKernels)) await directory.write(file, text);
    await recorder.end({ state: "passed", exitCode: exitCodes.pass, failure: null });
    await pruneOldRuns(context, out, config["keep-runs"], directory.path);
    return {
      directory: directory.path,
      profileFile: directory.file("profile.json"),
      profile,
      topKernels: topKernelsByRange(profile, shownKernels),
      shownKernels,
    };
  } catch (error) {
    throw await endFailedRun(context, recorder, error);
  }
}

/** What was measured of the one or both sides. */
export interface Measured {
  readonly head: Profile;
  /** By `rangeKeyText`. */
  readonly operators: ReadonlyMap<string, readonly OperatorRow[]>;
}

async function measure(
  context: Context,
  loaded: LoadedConfig,
  planned: Plan,
  directory: RunDirectory,
  recorder: RunRecorder,
): Promise<Measured> {
  await using prepared = await prepare(context, loaded, directory, recorder);
  const { run: head, source, machine } = prepared;
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
    return { head: withWarnings(addFindings(explained), side), operators };
  } finally {
    await withholdReports(head, prepared.withholdReason);
  }
}
