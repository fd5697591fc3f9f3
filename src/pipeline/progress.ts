import type { Clock } from "../model/run/ports.ts";
import type { Milliseconds } from "../model/units.ts";

export interface Progress {
  expect(more: number): void;
  /** Begins a step: `Step 3 of 6: round 1, decode (about 4 min left)`. The first step has no estimate, because estimates come from earlier steps. */
  begin(label: string): string;
}

export function createProgress(clock: Clock): Progress {
  let [planned, begun] = [0, 0];
  let sinceMs: Milliseconds | null = null;
  return {
    expect(more) {
      planned = Math.max(begun, planned + more);
    },
    begin(label) {
      const nowMs = clock.monotonicMs();
      sinceMs ??= nowMs;
      const made = begun;
      begun += 1;
      planned = Math.max(begun, planned);
      const step = `Step ${begun} of ${planned}: ${label}`;
      return made === 0 ? step : `${step} (${formatEstimate(((nowMs - sinceMs) / made) * (planned - made))} left)`;
    },
  };
}

function formatEstimate(ms: Milliseconds): string {
  const seconds = ms / 1000;
  if (seconds < 10) return "a few seconds";
  if (seconds < 95) return `about ${Math.round(seconds / 10) * 10} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `about ${minutes} min` : `about ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
