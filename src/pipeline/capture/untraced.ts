import { join } from "node:path";
import { CaptureError } from "../../model/errors.ts";
import { findInstances } from "../../analyze/attribute.ts";
import { measureAmount, type InstanceAmount, findSkippedInstances } from "../../analyze/seen-ranges.ts";
import { rangeKeyText, type RangeKey } from "../../analyze/range-key.ts";
import type { Config } from "../../model/config.ts";
import type { MetricValue, UntracedRange, UntracedRun } from "../../model/profile/untraced.ts";
import { rangeText, wholeCaptureName } from "../../model/reports/range.ts";
import type { RangeInstance } from "../../model/reports/trace.ts";
import { counted } from "../../model/text/listing.ts";
import { readTrace } from "../../parse/nsys-sqlite/read-trace.ts";
import { configuredRanges } from "../../plan/captures.ts";
import { parseRange } from "../../plan/nvtx-range.ts";
import { untracedConfig } from "../../plan/untraced.ts";
import { setRandomSeed } from "../goal/seed.ts";
import { setPurpose } from "../purpose.ts";
import { withServer, captureUntracedClient } from "../server/server-capture.ts";
import { labelSide, type Side, type StepPlace } from "../session.ts";
import { captureOrThrow, describeExportPlace, type Captured } from "./capture.ts";
import { createReading } from "./examine.ts";
import { exportSqlite } from "./export.ts";
import { warnOnce, watchMemory } from "./gpu-guard.ts";
import { offerMetricsFile, watchProgramMetrics } from "../metrics/program-metrics.ts";

/** We keep only this many of a range's last instances, so that profile.json stays small. */
const mostInstances = 10_000;

interface UntracedTurn {
  /** The run's number among the untraced runs of its side, from 1. */
  readonly number: number;
  readonly order: number | null;
  readonly ranges: readonly RangeKey[];
}

export function nameUntracedRun(number: number): string {
  return `untraced run ${number}`;
}

interface RanUntraced extends Pick<UntracedRun, "seconds" | "clientSeconds"> {
  readonly captured: Captured;
  readonly metrics: () => Promise<MetricValue[]>;
}

async function runProgramOnce(originalSide: Side, { label, folder }: StepPlace): Promise<RanUntraced> {
  const side = await offerMetricsFile(originalSide);
  const metrics = await watchProgramMetrics(side, label);
  const captured = await captureOrThrow(side, { label, folder: join(folder, "nsys"), trace: "nvtx" });
  return { captured, metrics, seconds: captured.end.seconds, clientSeconds: null };
}

/** Loads the side's server and runs its client once after the warm-up, whose metrics don't count. */
async function runServerOnce(side: Side, { label, folder }: StepPlace): Promise<RanUntraced> {
  return withServer(side, { label, folder: `${folder}/load` }, async (server) => {
    const metrics = await watchProgramMetrics(side, label);
    const captured = await captureUntracedClient(server, { label, folder });
    return { captured, metrics, seconds: null, clientSeconds: captured.end.seconds };
  });
}

/**
 * Runs the whole program or a server and its client once in a fresh process, tracing only NVTX and watching GPU memory, and reads the
 * wall times of the turn's ranges.
 */
export async function runUntraced(
  originalSide: Side,
  { number, order, ranges: keys }: UntracedTurn,
): Promise<UntracedRun> {
  const side = await setRandomSeed(setPurpose(originalSide, "untraced"), nameUntracedRun(number));
  const { session, config, name } = side;
  const label = labelSide(side, nameUntracedRun(number));
  const folder = join(name, `untraced-${number}`);
  await using memory = await watchMemory(session, await session.directory.folder(folder), label);
  const runOnce = config.workload.server.command === null ? runProgramOnce : runServerOnce;
  const ran = await runOnce({ ...side, config: untracedConfig(config) }, { label, folder });
  const peakMemory = memory === null ? [] : await memory.peaks();
  const metrics = await ran.metrics();
  const specs = configuredRanges(config);
  const allInstances: RangeInstance[] = [];
  for (const { path } of ran.captured.reports) {
    const sqlite = await exportSqlite(session.tools, path, describeExportPlace(ran.captured));
    const trace = await readTrace(sqlite, createReading(label, session.context));
    const whole = keys.filter(({ name }) => name === wholeCaptureName).flatMap((key) => findInstances(trace, key));
    const sortedInstances = [...trace.ranges, ...whole].toSorted((first, second) => first.startNs - second.startNs);
    const skipped = new Set(specs.flatMap((spec) => [...findSkippedInstances(sortedInstances, spec)]));
    for (const instance of sortedInstances) if (!skipped.has(instance)) allInstances.push(instance);
  }
  const instances = allInstances.filter(({ raised }) => raised !== true);
  const byKey = Map.groupBy(allInstances, rangeKeyText);
  const amounts = { steps: readAmount(config.steps), tokens: readAmount(config.tokens) };
  const ranges = keys.map((key) => ({
    ...collectWallTimes(key, byKey.get(rangeKeyText(key)) ?? [], { label, wanted: config.latency.instances }),
    steps: amounts.steps === null ? null : measureAmount(amounts.steps, key, { instances, metrics }),
    tokens: amounts.tokens === null ? null : measureAmount(amounts.tokens, key, { instances, metrics }),
  }));
  for (const name of ["steps", "tokens"] as const)
    if (amounts[name] !== null && ranges.length > 0 && ranges.every((range) => range[name] === null))
      await warnOnce(
        session,
        `\`${name}\` is ${JSON.stringify(config[name])}, but the program has no such range or metric, so we show no times per ${name === "steps" ? "step" : "token"}.`,
      );
  const { seconds, clientSeconds } = ran;
  const ofOtherCommand = config.latency.command !== null;
  return { order, seconds, clientSeconds, ofOtherCommand, ranges, metrics, peakMemory: [...peakMemory] };
}

function readAmount(amount: Config["steps"]): InstanceAmount | null {
  if (amount === null || typeof amount === "number" || "metric" in amount) return amount;
  return { range: parseRange(amount.range, null) };
}

export function collectWallTimes(
  { name, domain }: RangeKey,
  instances: readonly RangeInstance[],
  { label, wanted }: { readonly label: string; readonly wanted: number | null },
): Pick<UntracedRange, "name" | "domain" | "instanceNs"> {
  const ended = instances.flatMap(({ startNs, endNs, raised }) =>
    endNs === null ? [] : [{ ns: endNs - startNs, raised }],
  );
  const times = ended.filter(({ raised }) => raised !== true).map(({ ns }) => ns);
  // A program may raise an exception in every instance of a range. So if no number is required, it's an error only if no instance ended,
  // with or without an exception.
  if (wanted === null ? ended.length === 0 : times.length < wanted)
    throw new CaptureError({
      id: "instances-missing",
      what: `The NVTX range ${JSON.stringify(rangeText(name, domain))} ended ${counted(times.length, "time")}; the minimum is ${String(wanted ?? 1)}.`,
      where: label,
      why: "This run covers the whole program, but traces only NVTX. If ranges come from our Python module, instances that raised an exception don't count.",
      help: "Make the program run the range more often, lower latency.instances, or set latency.command to a command that runs the range often enough.",
    });
  return { name, domain, instanceNs: times.slice(-(wanted ?? mostInstances)) };
}
