import { mkdtemp } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { CommandTools } from "../../pipeline/command.ts";
import { formatCalibration } from "./text.ts";
import type { RawSettings } from "../../model/config.ts";
import { createCalibration as calibrationOf, isFalseAlarm } from "./measure-noise.ts";
import { compare } from "../../compare/compare.ts";
import { errorMessage, exitCodes, LlmProfileError, ToolError, UserError, type ErrorParts } from "../../model/errors.ts";
import type { Calibration } from "../../model/comparison/calibration.ts";
import { usualRounds, type Plan } from "../../model/run/plan.ts";
import { jsonParts } from "../../model/text/json-text.ts";
import { planCaptures } from "../../plan/captures.ts";
import { tunerVariables } from "../../plan/sides.ts";
import { workloadArgv } from "../../plan/workload.ts";
import { writeFileAtomic, tryToWrite } from "../../run/directory/atomic-write.ts";
import { shareWithIsolatedUser } from "../../run/isolation/isolation-user.ts";
import { loadComparePolicy, type ComparePolicy } from "../../pipeline/judge/compare-policy.ts";
import { loadSettings } from "../../pipeline/conf.ts";
import type { Context } from "../../pipeline/context.ts";
import { announceRun } from "../../pipeline/start/announce.ts";
import { withGpuWatch } from "../../pipeline/capture/gpu-guard.ts";
import { sideFiles } from "../../pipeline/judge/result-file.ts";
import { createSide, type Session } from "../../pipeline/session.ts";
import { addPairs } from "../../pipeline/sides/pairs.ts";
import {
  findMeasuredBase,
  mapBase,
  buildSideProfile,
  createUnmeasuredSide,
} from "../../pipeline/sides/measured-side.ts";
import { addUntraced } from "../../pipeline/sides/untraced.ts";
import { runSetup } from "../../pipeline/sides/setup.ts";
import { makeCaches } from "../../pipeline/sides/two-sides.ts";
import { settlePlan } from "../../pipeline/capture/probe.ts";
import { compressReports, runWhole } from "../../pipeline/start/whole-run.ts";
import { counted } from "../../model/text/listing.ts";

interface CalibrateRequest {
  readonly pairs: number;
  readonly file: string;
  readonly settings: RawSettings;
}

/** Throws what `run` throws. */
export async function calibrate(context: Context, request: CalibrateRequest) {
  const raw = {
    ...request.settings,
    overrides: [...request.settings.overrides, "ncu.enabled=false", "compare.calibration=null", "compare.base=null"],
  };
  const loaded = await loadSettings(context, raw, true);
  const rounds = loaded.config.rounds ?? usualRounds;
  if (request.pairs < Math.max(2, rounds)) {
    throw new UserError({
      what: `${counted(request.pairs, "pair isn't", "pairs aren't")} enough for comparisons with ${counted(rounds, "round")} per side.`,
      where: "--pairs",
      help: `Use at least ${Math.max(2, rounds)}. With 10 or more, you get useful limits.`,
    });
  }
  const plan = planCaptures(loaded.config);
  // A pair starts two processes, so a server process serves only one round.
  const planned = { ...plan, rounds: request.pairs, roundsOfLoad: plan.roundsOfLoad === null ? null : 1 };
  const policy = await loadComparePolicy(context, loaded);
  workloadArgv(loaded.config.workload, "checked before anything is made");
  const file = resolve(context.cwd, request.file);
  await tryToWrite(file).catch((error: unknown) => {
    throw new UserError({
      ...describeWriteFailure(file, error),
      help: "Choose a file in a folder that you can write to. An existing file is replaced.",
    });
  });
  return runWhole(context, { loaded, raw, publisher: null }, async (session) => {
    const calibration = await measurePairs(session, planned, policy, rounds);
    const kept = await session.directory.write("calibration.json", jsonParts(calibration));
    await writeFileAtomic(file, jsonParts(calibration), "replace").catch((error: unknown) => {
      throw new ToolError({ ...describeWriteFailure(file, error), help: `Copy the calibration from ${kept}.` });
    });
    return { file, calibration, exitCode: exitCodes.pass };
  });
}

function describeWriteFailure(file: string, error: unknown): ErrorParts {
  return {
    what: `Can't write the calibration to ${file}.`,
    where: "--file",
    why: errorMessage(error),
    cause: error,
  };
}

/** As in a comparison, autotuners keep their choices in caches. Both sides share them, so only the first process chooses. */
async function addCaches(session: Session): Promise<Session> {
  const { config, program, isolation } = session;
  if (config.compare.caches === "separate") return session;
  const folder = await mkdtemp(join(program.temporary.tmp, "caches-"));
  await shareWithIsolatedUser(folder, isolation);
  const caches = await makeCaches(folder, config.compare.goal, isolation);
  const environment = { ...program.environment, ...caches, ...tunerVariables(program.environment) };
  return { ...session, program: { ...program, environment } };
}

async function measurePairs(
  begun: Session,
  planned: Plan,
  policy: ComparePolicy,
  rounds: number,
): Promise<Calibration> {
  if (!begun.mayUseGpu)
    throw new UserError({
      what: "This machine has no GPU to calibrate.",
      why: "A calibration describes how much times on one GPU vary, so it needs a GPU even if require-kernels is false.",
      help: "Run `llm-profile calibrate` on the machine that will compare commits.",
    });
  const session = await withGpuWatch(await addCaches(begun));
  const side = createSide(session, "head");
  await runSetup(side);
  const { plan, emitted, captureMode } = await settlePlan(side, planned);
  const sides = {
    head: createUnmeasuredSide({ ...side, emitted, captureMode }),
    base: createUnmeasuredSide({ ...createSide(session, "base"), captureMode }),
  };
  const { latency, compare: policyOfConfig } = session.config;
  const untraced = latency.pairs === 0 ? 0 : Math.min(latency["max-pairs"], plan.rounds);
  await announceRun(session, plan, { sides: 2, untraced, isCompared: false, filterMode: null });
  const pairs = await addPairs(sides, plan, plan.rounds);
  const isWhole = pairs.failed === null && findMeasuredBase(pairs) !== null;
  const measured = isWhole ? await addUntraced(pairs, untraced) : pairs;
  if (measured.failed !== null) throw measured.failed;
  const base = mapBase(measured.base, buildSideProfile);
  // Both sides run the same code, so if the base fails, the calibration fails too.
  if (base instanceof LlmProfileError) throw base;
  const profiles = { base: base ?? buildSideProfile(sides.base), head: buildSideProfile(measured.head) };
  await session.directory.write(sideFiles.base, jsonParts(profiles.base));
  await session.directory.write(sideFiles.head, jsonParts(profiles.head));
  await compressReports(session);
  return calibrationOf({
    ...profiles,
    rounds,
    latencyThreshold: policyOfConfig["latency-threshold"] / 100,
    isAlarm: (a, b, calibration) =>
      isFalseAlarm(
        compare({
          base: a,
          head: b,
          interleaved: true,
          policy: { ...policyOfConfig, budgets: [], thresholds: [] },
          ...policy,
          accepted: [],
          calibration,
        }),
      ),
  });
}

export async function printCalibration(request: CalibrateRequest, { context, output }: CommandTools): Promise<number> {
  const { calibration, file } = await calibrate(context, request);
  const use = `To use this calibration in comparisons: --set compare.calibration=${file}`;
  if (!output.isQuiet) output.aside("");
  await output.say(output.isQuiet ? use : `${formatCalibration(calibration, output.layout())}\n\n${use}`);
  if (output.isJson) await output.printJson(calibration);
  return exitCodes.pass;
}
