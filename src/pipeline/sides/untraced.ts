import type { LlmProfileError } from "../../errors.ts";
import { counted } from "../../model/text/listing.ts";
import { runUntraced, untracedRanges } from "../capture/untraced.ts";
import { runServerUntraced } from "../server/server-untraced.ts";
import type { Side } from "../session.ts";
import { ownFault, reasonsOf, turns } from "./pairs.ts";
import { inKeptFolder } from "./rounds.ts";

/**
 * Adds pairs of runs without CUDA tracing, as many as there is time for, the sides in turn as their rounds are; without a base, runs of the head. What fails ends it: the
 * runs before stay, and nothing that was measured is lost. A base that fails is told; returned is why a head failed.
 */
export async function addUntraced(head: Side, base: Side | null, pairs: number): Promise<LlmProfileError | null> {
  const isServer = head.config.workload.server.command !== null;
  // Of a server, its client's time is known in any case.
  if (untracedRanges(head).length === 0 && head.config.metrics.length === 0 && !isServer) return null;
  const runOnce = isServer ? runServerUntraced : runUntraced;
  const first = head.untraced.length;
  let isBaseMeasured = base !== null;
  const planned = turns(first, pairs, 1);
  for (const [index, { name, begins }] of planned.entries()) {
    const sides = isBaseMeasured ? 2 : 1;
    if (begins && !head.session.budget.mayBegin({ leg: "untraced", starts: sides })) {
      head.session.progress.expect((-sides * (planned.length - index)) / 2);
      break;
    }
    const side = name === "head" ? head : base;
    if (side === null || (name === "base" && !isBaseMeasured)) continue;
    const order = base === null ? null : 2 * first + index;
    head.session.log.info(head.session.progress.begin());
    const failure = await ownFault(async () => {
      side.untraced.push(await inKeptFolder(side, () => runOnce(side, order)));
    });
    if (failure === null) continue;
    const measured = base === null ? head.untraced.length : untracedPairsOf(head, base);
    await head.session.warn(
      `Wall time without tracing: a run of the ${name} failed. ${measured === 0 ? "Nothing is known of it" : `${counted(measured, "run")} a side before it ${measured === 1 ? "counts" : "count"}`}. ${reasonsOf(failure)}`,
    );
    if (name === "head") return failure;
    // The head's own metrics are worth having, and whether its program measured them for real has to be known.
    if (head.config.metrics.length === 0) return null;
    isBaseMeasured = false;
  }
  return null;
}

/** How many pairs there are. */
export function untracedPairsOf(head: Side, base: Side): number {
  return Math.min(head.untraced.length, base.untraced.length);
}
