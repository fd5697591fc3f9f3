import { attribute } from "../../../src/analyze/attribute.ts";
import { buildTimelines, type TimelineLimits } from "../../../src/analyze/instances/range-timelines.ts";
import type { RangeTimeline } from "../../../src/model/reports/instance-timeline.ts";
import { openTrace } from "../../../src/parse/nsys-sqlite/read-trace.ts";

/** Instances of ranges of the default domain, as an export holds them. */
export async function timelinesOf(
  path: string,
  names: readonly string[],
  limits?: TimelineLimits,
): Promise<RangeTimeline[]> {
  const unheeded = { stop: new AbortController().signal, progress: () => undefined };
  using report = await openTrace(path, unheeded);
  const keys = names.map((name) => ({ name, domain: "" }));
  const { ranges } = attribute(report.trace, keys, "auto");
  return buildTimelines(report.trace, ranges, (spans) => report.kernelStreams(spans), limits);
}
