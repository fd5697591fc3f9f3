import { diagnostic, type Diagnostic } from "../../model/diagnostic.ts";
import type { MetricFile } from "../../model/metrics/metric-file.ts";
import { counted } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";

export function checkMetrics({ failures }: Pick<MetricFile, "failures">, where: string): Diagnostic | null {
  if (failures === null) return null;
  const { kind, failed, asked, said } = failures;
  const what =
    failed === 0
      ? `The program completed no ${kind}.`
      : `${counted(failed, kind)}${asked === null ? "" : ` of ${asked}`} failed.`;
  return diagnostic({
    id: "metrics-client-failed",
    what,
    where,
    why: `The metrics file reports this.${said === null ? "" : ` The first error: ${plainText(said.slice(0, 300))}`}`,
    help: "Metrics from a partly failed load don't describe the whole load. Find the cause in the output of the program or its server.",
  });
}
