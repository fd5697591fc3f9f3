import { CaptureError } from "../../errors.ts";
import type { UntracedRun } from "../../model/profile/untraced.ts";
import { watchProgramMetrics } from "../metrics/program-metrics.ts";
import { measureUntraced, type UntracedTurn } from "../capture/untraced.ts";
import type { Side } from "../session.ts";
import { withLoad } from "./load.ts";
import { captureClient } from "./server-capture.ts";

/**
 * Loads a side's server without CUDA tracing, and lets its client run once when it is warm; a load is one process. What the warm-up
 * wrote is not of this run. Throws as `runUntraced` does, and where the server or a client fails.
 */
export async function runServerUntraced(side: Side, turn: UntracedTurn): Promise<UntracedRun> {
  return measureUntraced(side, turn, async (own, { label, folder }) =>
    withLoad(own, { label, folder: `${folder}/load` }, async (server) => {
      const metrics = await watchProgramMetrics(own, label);
      const { value: captured, failure } = await captureClient(server, {
        label,
        folder,
        gate: { kind: "none" },
        watched: false,
      });
      if (failure !== null) throw new CaptureError(failure);
      return { captured, metrics, seconds: null, clientSeconds: captured.end.seconds };
    }),
  );
}
