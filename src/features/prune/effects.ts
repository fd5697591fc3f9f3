import { join, resolve } from "node:path";
import * as z from "zod";
import { exitCodes } from "../../model/errors.ts";
import type { CommandTools } from "../../pipeline/command.ts";
import { renderPrune } from "../../report/stored-runs.ts";
import type { RawSettings } from "../../model/config.ts";
import { verdictSchema } from "../../model/comparison/reason.ts";
import type { MeasuredRun, PruneResult, PruneRule, StoredRun } from "../../model/run/stored-run.ts";
import { isWithin } from "../../run/directory/file-system.ts";
import {
  deleteRuns,
  measureDiskUse,
  selectOldRuns,
  readStoredJson,
  listStoredRuns,
} from "../../run/directory/prune.ts";
import { loadSettings } from "../../pipeline/conf.ts";
import type { Context } from "../../pipeline/context.ts";

interface PruneRequest {
  readonly settings: RawSettings;
  readonly rule: PruneRule;
  readonly dryRun: boolean;
}

/** Only lists them if the request sets no limit. */
export async function prune(context: Context, request: PruneRequest): Promise<PruneResult> {
  const { config } = await loadSettings(context, request.settings, false);
  const folder = resolve(context.cwd, config.out);
  const now = context.clock.now();
  const stored = await listStoredRuns(folder, now);
  const runs = await Promise.all(stored.map(async (run) => measureRun(folder, run)));
  const isList = request.rule.keep === null && request.rule.olderThanMs === null;
  if (isList) return { out: config.out, mode: "list", kept: runs, removed: [], spared: [], failed: [] };

  const { calibration } = config.compare;
  const calibrationFile = calibration === null ? null : resolve(context.cwd, calibration);
  const because = ({ name, mayRun }: StoredRun): PruneResult["spared"][number]["because"] | null => {
    if (mayRun) return "may-run";
    return calibrationFile !== null && isWithin(calibrationFile, join(folder, name)) ? "calibration" : null;
  };
  const judged = selectOldRuns(stored, request.rule, null, now).map((run) => ({
    name: run.name,
    because: because(run),
  }));
  const spared = judged.flatMap(({ name, because }) => (because === null ? [] : [{ name, because }]));
  const doomed = judged.filter(({ because }) => because === null).map(({ name }) => name);
  const { failed } = request.dryRun ? { failed: [] } : await deleteRuns(folder, doomed);
  const isRemoved = ({ name }: StoredRun) => doomed.includes(name) && !failed.some((failure) => failure.name === name);
  return {
    out: config.out,
    mode: request.dryRun ? "dry-run" : "remove",
    removed: runs.filter(isRemoved),
    kept: runs.filter((run) => !isRemoved(run)),
    spared,
    failed,
  };
}

const comparisonSchema = z.object({ verdict: verdictSchema });

async function measureRun(folder: string, run: StoredRun): Promise<MeasuredRun> {
  const { data } = comparisonSchema.safeParse(await readStoredJson(folder, run.name, "comparison.json"));
  return { ...run, verdict: data?.verdict ?? null, bytes: await measureDiskUse(join(folder, run.name)) };
}

export async function printPrune(request: PruneRequest, { context, output }: CommandTools): Promise<number> {
  const result = await prune(context, request);
  await output.print(renderPrune(result, output.screen.out()));
  return result.failed.length === 0 ? exitCodes.pass : exitCodes.capture;
}
