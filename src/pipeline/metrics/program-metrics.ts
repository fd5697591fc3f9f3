import { mkdtemp } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { CaptureError, ParseError, refuseWhenStopped } from "../../model/errors.ts";
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

interface MetricsSide {
  readonly program: Pick<Program, "workingDirectory" | "environment">;
  readonly config: Pick<Config, "metrics">;
  readonly session: { readonly context: Pick<Context, "stop"> };
}

/** Sets an environment variable to the path of a new file for the program's metrics, so the user doesn't have to configure a path. */
export async function offerMetricsFile(side: Side): Promise<Side> {
  const { program, session } = side;
  const folder = await mkdtemp(join(program.temporary.tmp, "metrics-"));
  await shareWithIsolatedUser(folder, session.isolation);
  const environment = { ...program.environment, [metricsVariable]: join(folder, "metrics.json") };
  return { ...side, program: { ...program, environment } };
}

/**
 * Call this before a run. The returned function throws CaptureError or ParseError if a file is missing, old, or not a metrics file, or if
 * it reports that part of the program failed.
 */
export async function watchProgramMetrics(side: MetricsSide, label: string): Promise<() => Promise<MetricValue[]>> {
  const watched = await watchFiles(side);
  return async () => {
    const metrics = new Map<string, MetricValue>();
    for (const { file, format, files } of watched) {
      for (const written of await files.written()) {
        const metricFile = await readMetricFile(side, written, format);
        requireMetricSuccess(metricFile, written, label);
        for (const metric of metricFile.metrics) {
          if (metrics.has(metric.name))
            throw new CaptureError({
              id: "metrics-unreadable",
              what: `Two metrics files contain ${JSON.stringify(plainText(metric.name))}.`,
              where: `${label}, ${plainText(written.name)}`,
              help: "Use different names for the metrics, or list fewer files in `metrics`.",
            });
          metrics.set(metric.name, { ...metric, source: file });
        }
      }
    }
    return [...metrics.values()];
  };
}

/**
 * Like `watchProgramMetrics`, but for a traced run, which doesn't have to write the files. Throws only if the run reports that part of the
 * program failed.
 */
export async function watchProgramFailures(side: MetricsSide, label: string): Promise<() => Promise<void>> {
  const watched = await watchFiles(side);
  return async () => {
    for (const { format, files } of watched) {
      for (const written of await ignoreFileErrors([], async () => files.written())) {
        const metricFile = await ignoreFileErrors(null, async () => readMetricFile(side, written, format));
        if (metricFile !== null) requireMetricSuccess(metricFile, written, label);
      }
    }
  };
}

/** Reads one file, which may take seconds, and lets other events run first. */
async function readMetricFile(
  { session }: MetricsSide,
  written: WrittenFile,
  format: MetricFormat | null,
): Promise<MetricFile> {
  await nextTurn();
  refuseWhenStopped(session.context.stop);
  const { text, added, name } = written;
  // If a tool appends JSON lines to the file, we read only the new lines. A table needs its header, so we read the whole text.
  return readMetrics(added?.trimStart().startsWith("{") === true ? added : text, name, format);
}

/** We report a missing or wrong file only for untraced runs. */
async function ignoreFileErrors<T, U>(fallback: U, read: () => Promise<T>): Promise<T | U> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CaptureError || error instanceof ParseError) return fallback;
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
  return [
    ...named,
    { file: metricsVariable, format: "json" as const, files: { written: async () => listWrittenFiles(watched) } },
  ];
}

/** Returns no files if the program didn't write the file that we offered, because writing it is optional. */
async function listWrittenFiles(files: WatchedMetrics): Promise<readonly WrittenFile[]> {
  try {
    return await files.written();
  } catch (error) {
    if (error instanceof CaptureError && error.id === "metrics-missing") return [];
    throw error;
  }
}

function requireMetricSuccess(metricFile: MetricFile, { name }: WrittenFile, label: string): void {
  const failure = checkMetrics(metricFile, `${label}, ${plainText(name)}`);
  if (failure !== null) throw new CaptureError(failure);
}
