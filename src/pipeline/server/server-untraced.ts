import { CaptureError } from "../../model/errors.ts";
import type { UntracedRun } from "../../model/profile/untraced.ts";
import { watchProgramMetrics } from "../metrics/program-metrics.ts";
import { measureUntraced, type UntracedTurn } from "../capture/untraced.ts";
import type { Side } from "../session.ts";
import { withLoad } from "./load.ts";
import { captureClient } from "./server-capture.ts";

/**
 * Loads a side's server without CUDA tracing and runs its client once after the warm-up. Each load is one process. Metrics from the
 * warm-up don't count. Throws the same errors as `runUntraced`, and CaptureError if the server or a client fails.
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
