import { diagnostic, type Diagnostic } from "../../model/diagnostic.ts";
import type { MetricFile } from "../../model/metrics/metric-file.ts";
import { counted } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";

/** Whether what a program measured of itself is real: not where it says that a part of it failed. Null: nothing is wrong. */
export function checkMetrics({ failures }: Pick<MetricFile, "failures">, where: string): Diagnostic | null {
  if (failures === null) return null;
  const { kind, failed, asked, said } = failures;
  const what =
    failed === 0
      ? `The program completed no ${kind}.`
      : `${counted(failed, kind)}${asked === null ? "" : ` of ${String(asked)}`} failed.`;
  return diagnostic({
    id: "metrics-client-failed",
    what,
    where,
    why: `The file of metrics says so.${said === null ? "" : ` The first error: ${plainText(said.slice(0, 300))}`}`,
    help: "Metrics of the rest don't describe the whole load. The output of the program or its server says why it failed.",
  });
}
