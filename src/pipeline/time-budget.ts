import type { Clock } from "../model/run/ports.ts";
import type { Milliseconds } from "../model/units.ts";

/** The parts of a run that may be left out, in the order of what they tell: the rounds, runs without tracing, Nsight Compute, runs that look for lines. */
export type Leg = "rounds" | "untraced" | "ncu" | "lines";

/** One more of a leg, which starts the program so many times. */
export interface Step {
  readonly leg: Leg;
  readonly starts: number;
  /** What it may take beyond that, to be ended. */
  readonly endingMs?: Milliseconds;
}

/** What a run has time for. Without a limit it has time for everything. */
export interface TimeBudget {
  /**
   * Whether one more step fits, by the longest of its leg so far, or by what a start of the program takes. What is begun is taken
   * to last until the next question, or `ended`. The first round always fits: without it there is no result.
   */
  mayBegin(step: Step): boolean;
  ended(): void;
  /** Infinity without a limit. */
  leftMs(): Milliseconds;
  /** The legs of which a step did not fit. */
  readonly exhausted: ReadonlySet<Leg>;
}

/** Under Nsight Compute the selected kernels run several times, and stacks take time at each launch, so that the program takes longer. */
const slowFactor = 1.5;

/** `limitMs` counts from now; null: no limit. */
export function timeBudget(limitMs: Milliseconds | null, clock: Clock): TimeBudget {
  const endMs = limitMs === null ? Infinity : clock.monotonicMs() + limitMs;
  const longest = new Map<Leg, Milliseconds>();
  const exhausted = new Set<Leg>();
  /** The longest start of the program so far, its share of exports and analysis included. */
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
    leftMs: () => endMs - clock.monotonicMs(),
    exhausted,
  };
}

function isSlow({ leg }: Pick<Step, "leg">): boolean {
  return leg === "ncu" || leg === "lines";
}
