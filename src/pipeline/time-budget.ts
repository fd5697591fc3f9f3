import type { StartPurpose } from "../model/run/plan.ts";
import type { Clock } from "../model/run/ports.ts";
import type { Milliseconds } from "../model/units.ts";

export interface Step {
  readonly leg: StartPurpose;
  readonly starts: number;
  readonly endingMs?: Milliseconds;
}

export interface TimeBudget {
  /**
   * True if one more step fits. We estimate its time from the longest step of its leg or, for a leg's first step, from the longest run of
   * the program. It counts as running until the next call of this function or of `ended`. The first round always fits.
   */
  mayBegin(step: Step): boolean;
  ended(): void;
  /** Leaves time out of the step that's running, because no later step takes it. */
  leaveOut(ms: Milliseconds): void;
  leftMs(): Milliseconds;
  readonly exhausted: ReadonlySet<StartPurpose>;
}

/** Nsight Compute runs the selected kernels several times, and recording stacks slows down each launch, so these steps take longer. */
const slowFactor = 1.5;

export function createTimeBudget(limitMs: Milliseconds | null, clock: Clock): TimeBudget {
  const endMs = limitMs === null ? Infinity : clock.monotonicMs() + limitMs;
  const longest = new Map<StartPurpose, Milliseconds>();
  const exhausted = new Set<StartPurpose>();
  /** The longest run of the program so far, including its share of exports and analysis. */
  let startMs: Milliseconds | null = null;
  let open: { readonly step: Step; readonly sinceMs: Milliseconds } | null = null;
  const ended = (): void => {
    if (open === null) return;
    const { step, sinceMs } = open;
    open = null;
    const tookMs = clock.monotonicMs() - sinceMs;
    longest.set(step.leg, Math.max(tookMs, longest.get(step.leg) ?? 0));
    if (isSlow(step)) return;
    startMs = Math.max(startMs ?? 0, tookMs / step.starts);
  };
  const expectedMs = ({ leg, starts }: Step): Milliseconds =>
    longest.get(leg) ?? (startMs ?? 0) * starts * (isSlow({ leg }) ? slowFactor : 1);
  return {
    mayBegin(step) {
      ended();
      if (clock.monotonicMs() + expectedMs(step) + (step.endingMs ?? 0) > endMs && longest.size > 0) {
        exhausted.add(step.leg);
        return false;
      }
      open = { step, sinceMs: clock.monotonicMs() };
      return true;
    },
    ended,
    leaveOut(ms) {
      if (open !== null) open = { ...open, sinceMs: open.sinceMs + ms };
    },
    leftMs: () => endMs - clock.monotonicMs(),
    exhausted,
  };
}

function isSlow({ leg }: Pick<Step, "leg">): boolean {
  return leg === "ncu" || leg === "lines";
}
