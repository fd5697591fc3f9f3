import { resolve } from "node:path";
import { buildProfile } from "../analyse/build-profile.ts";
import { addFindings } from "../analyse/findings/find.ts";
import { renderConfig, renderInputs } from "../config/render.ts";
import { exitCodes } from "../errors.ts";
import type { LoadedConfig, RawSettings } from "../model/config.ts";
import type { Plan } from "../model/plan.ts";
import type { Profile } from "../model/profile.ts";
import type { OperatorRow } from "../model/region.ts";
import { readTrace } from "../parse/nsys-sqlite/read-trace.ts";
import { planCaptures } from "../plan/captures.ts";
import { workloadArgv } from "../plan/workload.ts";
import { createRunDirectory, type RunDirectory } from "../run/directory/run-directory.ts";
import { startRunRecord, type RunRecorder } from "../run/directory/run-record.ts";
import { announce } from "./announce.ts";
import { toolName, type Context } from "./context.ts";
import { createDiscovery } from "./discovery.ts";
import type { ExaminedCapture } from "./examine.ts";
import { families } from "./families.ts";
import { compressReports, endFailedRun, pruneOldRuns, withholdReports } from "./finish.ts";
import { explainKernels } from "./ncu.ts";
import { prepareNcu } from "./ncu-tool.ts";
import { prepare } from "./prepare.ts";
import { operatorsByRange, profileFiles, topKernelsByRange } from "./profile-files.ts";
import { captureRound } from "./round.ts";
import { loadSettings } from "./settings.ts";
import { runSetup } from "./setup.ts";

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
    const { profile, operators } = await measure(context, loaded, plan, directory, recorder);
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

interface Measured {
  readonly profile: Profile;
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
  const { run: runContext, source, machine } = prepared;
  const { config } = loaded;
  try {
    const ncu = await prepareNcu(runContext, prepared.ncu);
    await runSetup(runContext);
    const discovery = createDiscovery(runContext);
    const plan = await discovery.resolve(planned);
    await announce(runContext, plan, ncu);
    const rounds: ExaminedCapture[][] = [];
    for (let round = 1; round <= plan.rounds; round += 1)
      rounds.push(await captureRound(runContext, discovery, plan, round));
    const captures = rounds.flat();
    const captured = buildProfile({
      tool: { name: toolName, version: context.version },
      createdAt: context.clock.now().toISOString(),
      source,
      machine,
      workload: { command: workloadArgv(config.workload, "hydra"), exitCode: exitCodeOf(captures) },
      isolation: runContext.isolation.kind,
      families: families(context),
      rounds: rounds.map((round) => ({ captures: round.map((capture) => captureInput(capture, directory)) })),
      checks: captures.flatMap(({ checks }) => checks),
      warnings: [...recorder.snapshot().warnings, ...captures.flatMap(({ warnings }) => warnings)],
    });
    const seen = captures.flatMap((capture) => capture.seen);
    const profile = addFindings(await explainKernels(runContext, ncu, captured, seen));
    const operators = operatorsByRange(rounds[0] ?? []);
    await compressReports(runContext);
    return {
      profile: { ...profile, warnings: unique([...profile.warnings, ...recorder.snapshot().warnings]) },
      operators,
    };
  } finally {
    await withholdReports(runContext, prepared.withholdReason);
  }
}

/** Reports are read again when they are measured, one after the other, so that many large ones fit into memory. */
function captureInput({ label, reports, ranges }: ExaminedCapture, directory: RunDirectory) {
  return {
    label,
    sources: reports.map(({ source }) => source.replace(`${directory.path}/`, "")),
    traces: (function* () {
      for (const { sqlite } of reports) yield readTrace(sqlite);
    })(),
    ranges,
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

/** The code that all captures ended with; they passed the gate, so that it means success. */
function exitCodeOf(captures: readonly ExaminedCapture[]): number | null {
  const [first] = captures.map(({ end }) => end);
  return first?.kind === "known" ? first.exitCode : null;
}
