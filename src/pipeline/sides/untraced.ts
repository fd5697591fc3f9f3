import { wholeCaptureName } from "../../model/reports/range.ts";
import { LlmProfileError } from "../../model/errors.ts";
import type { RangeKey } from "../../analyze/range-key.ts";
import { counted } from "../../model/text/listing.ts";
import { dropDuplicateKeys } from "../capture/observe.ts";
import { runUntraced, nameUntracedRun } from "../capture/untraced.ts";
import { listCaptures, findMeasuredBase, type MeasuredSide, type Sides } from "./measured-side.ts";
import { catchFailure, describeReasons, planTurns, type AddedMeasurements } from "./pairs.ts";
import { labelSide } from "../session.ts";
import { inKeptFolder } from "./rounds.ts";

/**
 * Adds runs without CUDA tracing, alternating the sides like rounds. If a run fails, it keeps both sides' earlier runs. If the base fails
 * and metrics are configured, it continues with the head alone.
 */
export async function addUntraced(sidesBefore: Sides, pairs: number): Promise<AddedMeasurements> {
  const { config, session } = sidesBefore.head.side;
  const isServer = config.workload.server.command !== null;
  const ranges = listUntracedRanges(sidesBefore.head);
  // For a server, untraced runs always have a result: the client's time.
  if (ranges.length === 0 && config.metrics.length === 0 && !isServer) return { ...sidesBefore, failed: null };
  const hasBase = findMeasuredBase(sidesBefore) !== null;
  const first = sidesBefore.head.untraced.length;
  let { head, base } = sidesBefore;
  let isBaseMeasured = hasBase;
  for (const [index, { name, begins }] of planTurns(first, pairs, 1).entries()) {
    if (begins && !session.budget.mayBegin({ leg: "untraced", starts: isBaseMeasured ? 2 : 1 })) break;
    const measured = name === "head" ? head : isBaseMeasured ? findMeasuredBase({ base }) : null;
    if (measured === null) continue;
    const step = labelSide(measured.side, nameUntracedRun(measured.untraced.length + 1));
    const result = await catchFailure(async () =>
      session.context.log.group(step, async () => addUntracedRun(measured, hasBase ? 2 * first + index : null)),
    );
    if (!(result instanceof LlmProfileError)) {
      if (name === "head") head = result;
      else base = result;
      continue;
    }
    const pairsMade = hasBase ? countUntracedPairs({ head, base }) : head.untraced.length;
    await session.warn(
      `Wall time without tracing: a run of the ${name} failed. ${pairsMade === 0 ? "There's no earlier run to use" : `We use the ${counted(pairsMade, "run")} per side before that run`}. ${describeReasons(result)}`,
    );
    if (name === "head") return { head, base, failed: result };
    // With metrics, we continue with the head, because we still want its metrics and must check that its program measured them.
    if (config.metrics.length === 0) break;
    isBaseMeasured = false;
  }
  return { head, base, failed: null };
}

async function addUntracedRun(measured: MeasuredSide, order: number | null): Promise<MeasuredSide> {
  const { side, untraced } = measured;
  const turn = { number: untraced.length + 1, order, ranges: listUntracedRanges(measured) };
  const run = await inKeptFolder(side, async () => runUntraced(side, turn));
  return { ...measured, untraced: [...untraced, run] };
}

/** A server's time without ranges is its client's, which we measure anyway. */
function listUntracedRanges(measured: MeasuredSide): RangeKey[] {
  const keys = dropDuplicateKeys(listCaptures(measured).flatMap(({ ranges }) => ranges));
  const isServer = measured.side.config.workload.server.command !== null;
  return isServer ? keys.filter(({ name }) => name !== wholeCaptureName) : keys;
}

export function countUntracedPairs(sides: Sides): number {
  return Math.min(sides.head.untraced.length, findMeasuredBase(sides)?.untraced.length ?? 0);
}
