import { mkdtemp } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { CaptureError, ParseError, refuseWhenStopped } from "../../errors.ts";
import { checkMetrics } from "../../gate/metrics/metrics-gate.ts";
import type { Config } from "../../model/config.ts";
import type { MetricValue } from "../../model/profile/untraced.ts";
import type { MetricFile, MetricFormat } from "../../model/metrics/metric-file.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { readMetrics } from "../../parse/metrics/read-metrics.ts";
import { watchMetrics, type WatchedMetrics, type WrittenFile } from "../../run/metrics/metric-files.ts";
import { metricsVariable } from "../../run/isolation/environment.ts";
import { shareWithIsolatedUser } from "../../run/isolation/isolation-user.ts";
import type { Context } from "../context.ts";
import type { Program, Side } from "../session.ts";

/** What reading a side's metrics needs of it. */
interface MetricsSide {
  readonly program: Pick<Program, "workingDirectory" | "environment">;
  readonly config: Pick<Config, "metrics">;
  readonly session: { readonly context: Pick<Context, "stop"> };
}

/** The side with a file of one run's own, which its program may write metrics to: no path has to be agreed on. */
export async function offerMetricsFile(side: Side): Promise<Side> {
  const { program, session } = side;
  const folder = await mkdtemp(join(program.temporary.tmp, "metrics-"));
  await shareWithIsolatedUser(folder, session.isolation);
  const environment = { ...program.environment, [metricsVariable]: join(folder, "metrics.json") };
  return { ...side, program: { ...program, environment } };
}

/**
 * Looks at the side's files of metrics before a run; what is returned reads after it what the run wrote. Throws CaptureError or
 * ParseError where a file is missing, of before, no file of metrics, or says that a part of the program failed.
 */
export async function watchProgramMetrics(side: MetricsSide, label: string): Promise<() => Promise<MetricValue[]>> {
  const watched = await watchFiles(side);
  return async () => {
    const metrics = new Map<string, MetricValue>();
    for (const { file, format, files } of watched) {
      for (const written of await files.written()) {
        const read = await readInTurn(side, written, format);
        requireSuccess(read, written, label);
        for (const metric of read.metrics) {
          if (metrics.has(metric.name)) throw named(metric, written.name, label);
          metrics.set(metric.name, { ...metric, source: file });
        }
      }
    }
    return [...metrics.values()];
  };
}

/**
 * The same beside a traced run, whose figures are none: what is returned looks only whether the run says that a part of it failed. It need
 * not write these files. Throws CaptureError where it does say so.
 */
export async function watchProgramFailures(side: MetricsSide, label: string): Promise<() => Promise<void>> {
  const watched = await watchFiles(side);
  return async () => {
    for (const { format, files } of watched) {
      for (const written of await orElse([], async () => files.written())) {
        const read = await orElse(null, async () => readInTurn(side, written, format));
        if (read !== null) requireSuccess(read, written, label);
      }
    }
  };
}

/** Reads one of many files, each of which may take seconds. Throws StoppedError once we are told to stop. */
async function readInTurn(
  { session }: MetricsSide,
  written: WrittenFile,
  format: MetricFormat | null,
): Promise<MetricFile> {
  await nextTurn();
  refuseWhenStopped(session.context.stop);
  return readMetrics(textOf(written), written.name, format);
}

/** What a file lacks is told after the runs without tracing, which are to write it. */
async function orElse<T, U>(other: U, read: () => Promise<T>): Promise<T | U> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CaptureError || error instanceof ParseError) return other;
    throw error;
  }
}

async function watchFiles({ config, program }: MetricsSide) {
  const wanted = config.metrics.map((entry) => (typeof entry === "string" ? { file: entry } : entry));
  const named = await Promise.all(
    wanted.map(async ({ file, format = null }) => ({
      file,
      format,
      files: await watchMetrics(program.workingDirectory, file),
    })),
  );
  const offered = program.environment[metricsVariable];
  if (offered === undefined) return named;
  const watched = await watchMetrics(dirname(offered), basename(offered));
  return [...named, { file: metricsVariable, format: "json" as const, files: { written: async () => ifAny(watched) } }];
}

/** No program has to write to a file that it was only offered. */
async function ifAny(files: WatchedMetrics): Promise<readonly WrittenFile[]> {
  try {
    return await files.written();
  } catch (error) {
    if (error instanceof CaptureError && error.id === "metrics-missing") return [];
    throw error;
  }
}

function requireSuccess(read: MetricFile, { name }: WrittenFile, label: string): void {
  const failure = checkMetrics(read, `${label}, ${plainText(name)}`);
  if (failure !== null) throw new CaptureError(failure);
}

/** Of JSON lines that a tool adds to its file, those of this run; a table needs its head. */
function textOf({ text, added }: WrittenFile): string {
  return added?.trimStart().startsWith("{") === true ? added : text;
}

function named({ name }: MetricValue, file: string, label: string): CaptureError {
  return new CaptureError({
    id: "metrics-unreadable",
    what: `Two files of metrics hold ${JSON.stringify(plainText(name))}.`,
    where: `${label}, ${plainText(file)}`,
    help: "Give metrics different names, or let `metrics` name fewer files.",
  });
}
