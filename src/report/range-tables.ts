import { findMeasuredLaunch } from "../model/ncu/measured-launch.ts";
import { medianOverRounds, operatorText } from "../model/profile/operators.ts";
import type { ReplayedRange } from "../model/ncu/profile-ncu.ts";
import type { Profile, ProfileRange } from "../model/profile/profile.ts";
import { rankText } from "../model/ranks/ranks.ts";
import { rangeText } from "../model/reports/range.ts";
import { median, medianKernelNs, medianLaunches, medianTotalNs } from "../model/rounds.ts";
import { uniqueSafeNames } from "../model/text/safe-name.ts";
import { formatCsv } from "./csv-text.ts";

/** A column with a metric from Nsight Compute. */
interface FigureColumn {
  readonly key: string;
  readonly title: string;
  readonly unit: string;
}

/**
 * The tables of all ranges as CSV, keyed by path in the run directory. Each range has a folder `ranges/<safe label>/` with
 * kernels.csv, operators.csv, and replay.csv; empty tables are left out. `figures` are the columns from Nsight Compute, in order.
 */
export function rangeFiles(profile: Profile, figures: readonly FigureColumn[]): Map<string, string> {
  const measuredRanges = byLabel(profile.ranges);
  const replayedRanges = byLabel(profile.replayedRanges);
  const labels = [...new Set([...measuredRanges.keys(), ...replayedRanges.keys()])];
  const folders = uniqueSafeNames(labels);
  const files = new Map<string, string>();
  for (const [index, label] of labels.entries()) {
    const measured = measuredRanges.get(label);
    const replayed = replayedRanges.get(label);
    const folder = `ranges/${folders[index] ?? String(index)}`;
    if (measured !== undefined && measured.kernels.length > 0)
      files.set(`${folder}/kernels.csv`, kernelsCsv(measured, figures));
    if (measured !== undefined && measured.operators.length > 0)
      files.set(`${folder}/operators.csv`, operatorsCsv(measured));
    if (replayed !== undefined) files.set(`${folder}/replay.csv`, replayCsv(replayed, figures));
  }
  return files;
}

function byLabel<R extends { readonly name: string; readonly domain: string }>(ranges: readonly R[]): Map<string, R> {
  return new Map(ranges.map((range) => [rangeText(range.name, range.domain), range]));
}

/** The launch that ncu measured, and how many launches match it: a median over rounds, like `launches`. */
const measuredHeaders = ["measured grid", "measured block", "matching launches"];

/** All kernels of a range, most time first, with Nsight Compute's metrics and the launch that was measured. The header has the units. */
function kernelsCsv(range: ProfileRange, figures: readonly FigureColumn[]): string {
  const rangeNs = medianKernelNs(range);
  return formatCsv(
    ["kernel", "family", "launches", "total (ns)", "share (%)", ...measuredHeaders, ...figureHeaders(figures)],
    range.kernels.map((kernel) => {
      const totalNs = medianTotalNs(kernel);
      const sample = kernel.ncu[0];
      const launch = sample === undefined ? null : findMeasuredLaunch(kernel, sample);
      return [
        ...[kernel.name, kernel.family, medianLaunches(kernel), totalNs],
        rangeNs === 0 ? 0 : Number(((totalNs / rangeNs) * 100).toFixed(3)),
        ...(launch === null
          ? measuredHeaders.map(() => null)
          : [launch.grid.join("×"), launch.block.join("×"), median(launch.matchingLaunches)]),
        ...figures.map(({ key }) => sample?.figures[key]?.value ?? null),
      ];
    }),
  );
}

/** A range and the ranges nested in it, by path, most time first. Medians over rounds. `GPU` is empty if there's only one GPU. */
function operatorsCsv(range: ProfileRange): string {
  return formatCsv(
    ["operator", "GPU", "instances", "host (ns)", "GPU idle (ns)", "launches", "total (ns)", "self (ns)"],
    range.operators.map((row) => [
      operatorText(range, row.path),
      row.device === null ? null : rankText({ ...row, device: row.device }),
      medianOverRounds(row, ({ instances }) => instances),
      medianOverRounds(row, ({ hostNs }) => hostNs),
      medianOverRounds(row, ({ idleNs }) => idleNs),
      medianOverRounds(row, ({ launches }) => launches),
      medianOverRounds(row, ({ totalNs }) => totalNs),
      medianOverRounds(row, ({ selfNs }) => selfNs),
    ]),
  );
}

/** A range that Nsight Compute replayed as a whole, with a row for each instance. */
function replayCsv({ samples }: ReplayedRange, figures: readonly FigureColumn[]): string {
  const filled = figures.filter(({ key }) => samples.some((sample) => sample.figures[key] != null));
  return formatCsv(
    ["instance", "row", ...figureHeaders(filled)],
    samples.map((sample, index) => [
      ...[index + 1, sample.id],
      ...filled.map(({ key }) => sample.figures[key]?.value ?? null),
    ]),
  );
}

function figureHeaders(figures: readonly FigureColumn[]): string[] {
  return figures.map(({ title, unit }) => (unit === "" ? title : `${title} (${unit})`));
}
