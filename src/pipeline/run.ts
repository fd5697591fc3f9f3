import type { RawSettings } from "../model/config.ts";
import { skipRecordedProbe, planCaptures } from "../plan/captures.ts";
import { untracedPairs } from "../plan/untraced.ts";
import { workloadArgv } from "../plan/workload.ts";
import { loadSettings } from "./conf.ts";
import type { Context } from "./context.ts";
import type { RunContext } from "./run-context.ts";
import { createExplaining } from "./explain.ts";
import { captureWholePrograms } from "./goal/whole-program.ts";
import { loadComparePolicy } from "./judge/compare-policy.ts";
import { createJudge, type EarlierRuns, type RecordedBase } from "./judge/judge.ts";
import { removeReports } from "./ncu/ncu-capture.ts";
import { prepareNcu } from "./ncu/ncu-tool.ts";
import { writeResults, type RunResult } from "./results.ts";
import { measureSides } from "./sides/measure-sides.ts";
import { hasBase, prepareSides, type OwnVariables } from "./sides/two-sides.ts";
import { announceRun } from "./start/announce.ts";
import { loadRules } from "./start/base-rules.ts";
import { runWhole, type RunSettings } from "./start/whole-run.ts";

export interface RunRequest extends RunSettings {
  readonly recordedBase: RecordedBase | null;
  readonly history: EarlierRuns | null;
  readonly variables: OwnVariables | null;
}

export async function createCommandRequest(context: Context, raw: RawSettings): Promise<RunRequest> {
  const loaded = await loadSettings(context, raw, true);
  return { loaded, raw, publisher: null, recordedBase: null, history: null, variables: null };
}

/** A wrong setting throws UserError before anything is created. After that, any LlmProfileError is written to run.json and thrown. */
export async function run(context: RunContext, request: RunRequest): Promise<RunResult> {
  const { recordedBase, history, variables } = request;
  const { loaded, readText } = await loadRules(context, request.loaded, request.raw);
  const { config } = loaded;
  const planned = skipRecordedProbe(planCaptures(config), recordedBase?.profile?.captureMode ?? null);
  const policy = await loadComparePolicy(context, loaded, readText);
  workloadArgv(config.workload, "checked before anything is made");
  return runWhole(context, { ...request, loaded }, async (session) => {
    const stored = recordedBase?.profile ?? null;
    if (stored !== null) session.rangeLimit.startWith(stored.ranges, stored.rangesLeftOut);
    const ncu = await prepareNcu(session);
    await using prepared = await prepareSides(session, planned, variables);
    const judge = createJudge({ config: config.compare, policy, recordedBase, baseChoice: session.base, history });
    const sideCount = hasBase(prepared) ? 2 : 1;
    await announceRun(prepared.head.session, prepared.plan, {
      sides: sideCount,
      untraced: untracedPairs(prepared.head.session.config, sideCount),
      isCompared: sideCount === 2 || judge.recordedProfile !== null,
      filterMode: ncu.kind === "ready" ? ncu.tool.filterMode : null,
    });
    const sides = await captureWholePrograms(prepared);
    const explainedSides = await measureSides(
      sides,
      judge,
      createExplaining(context.explainers, { plan: sides.plan, ncu, judge }),
    );
    await removeReports(session);
    // We clean up now instead of at the end, because the next steps may need the disk space.
    await prepared[Symbol.asyncDispose]();
    return writeResults(session, request, { ...explainedSides, judge, resultFiles: context.resultFiles });
  });
}
