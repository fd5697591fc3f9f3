import {
  newestSearch,
  type Bisect,
  type BisectAnswer,
  type BisectOutlook,
  versionAt,
  type BisectEffect,
  type BisectMetric,
  type BisectSearch,
  type Version,
} from "../model/bisect.ts";
import { counted, listText } from "../../../model/text/listing.ts";
import { percent, signedPercent, percentInterval } from "../../../model/text/quantity.ts";
import { formatSeconds } from "../../../report/format.ts";

export function formatSearchStart(bisect: Bisect, file: string, isResumed: boolean): string {
  const { good, bad, searches } = bisect;
  const versions = counted((searches[0]?.versions.length ?? 1) - 1, "version");
  const resumed = isResumed ? ` Resuming after ${counted(countAnswers(bisect), "answer")}.` : "";
  return `Bisect: ${versions} after ${formatEnd(good)}, up to ${formatEnd(bad)}.${resumed} State: ${file}`;
}

export function countAnswers({ searches }: Bisect): number {
  return searches.reduce((sum, { answers }) => sum + answers.length, 0);
}

/** `v1.2 (1a2b3c4d5e6f)`, or only the commit if the user gave its hash. */
function formatEnd({ ref, commit }: Bisect["good"]): string {
  const sha = commit.slice(0, 12);
  return commit.startsWith(ref) ? sha : `${ref} (${sha})`;
}

export function formatNextComparison(
  bisect: Bisect,
  { base, head, outlook }: { readonly base: number; readonly head: number; readonly outlook: BisectOutlook },
): string {
  const search = newestSearch(bisect);
  return [
    `Comparison ${countAnswers(bisect) + 1}: ${formatVersionAt(search, head)} against ${base === 0 ? "the good end" : formatVersionAt(search, base)}.`,
    formatRemainingVersions(bisect, outlook),
    formatRemainingTime(bisect, outlook.expected),
  ].join(" ");
}

/** The fewest versions that together have this share are named. */
const namedShare = 0.8;

function formatRemainingVersions(bisect: Bisect, { left, none }: BisectOutlook): string {
  const search = newestSearch(bisect);
  if (search.answers.length === 0) return "Nothing is ruled out yet.";
  if (none > 0.5) return `Probably nothing changed (${formatProbability(none)}).`;
  const all = left.reduce((sum, { probability }) => sum + probability, 0);
  let covered = 0;
  const likely = left.filter(({ probability }) => {
    const isNeeded = covered < namedShare * all;
    covered += probability;
    return isNeeded;
  });
  const places = likely.toSorted((a, b) => a.version - b.version);
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return "";
  const versions = places.reduce((sum, { after, version }) => sum + version - after, 0);
  const where =
    versions === last.version - first.after
      ? formatSpan(search, first.after, last.version)
      : counted(versions, "version");
  return `Most likely: ${where}.`;
}

/** Only measured versions count, because a failed measurement takes less time. */
function formatRemainingTime({ searches }: Bisect, expected: number): string {
  const measured = searches.flatMap(({ answers }) => answers.filter(({ kind }) => kind === "measured"));
  const seconds = measured.map((answer) => answer.seconds);
  const about = `About ${counted(expected, "comparison")} to go`;
  if (seconds.length === 0) return `${about}.`;
  const mean = seconds.reduce((sum, second) => sum + second, 0) / seconds.length;
  return `${about}, ${formatSeconds(mean * expected)}.`;
}

export function formatAnswer(bisect: Bisect, answer: BisectAnswer): string {
  const took = formatSeconds(answer.seconds);
  if (answer.kind === "failed") {
    const why = answer.why.replaceAll("\n", "\n  ");
    return `${formatVersionAt(newestSearch(bisect), answer.version)} can't be measured, so it's skipped (${took}): ${why}`;
  }
  const figure = bisect.figure === null ? "" : ` in ${formatFigure(bisect.figure)}`;
  const change = `${signedPercent(Math.expm1(answer.log))}, standard error ${percent(answer.standardError)}`;
  return `Change${figure}: ${change} (${took}).`;
}

type Packages = Bisect["notSearched"];

export function describePackages({
  changed,
  notSearched,
  isSet,
}: {
  readonly changed: readonly { readonly name: string; readonly from: string; readonly to: string }[];
  readonly notSearched: Packages;
  readonly isSet: boolean;
}): string[] {
  const texts: string[] = [];
  if (changed.length > 0) {
    const pinned = changed.map(({ name, from, to }) => `${name} ${from} → ${to}`);
    texts.push(
      `The ends differ in ${counted(changed.length, "package")}: ${listText(pinned, 10)}. Packages are searched first. They're in alphabetical order because we don't know their release dates.`,
    );
  }
  if (notSearched.length > 0) texts.push(explainNotSearched(notSearched, isSet));
  return texts;
}

export function explainNotSearched(packages: Packages, isSet: boolean): string {
  const texts = packages.map(({ name, base, head }) => `${name} ${base ?? "(none)"} → ${head ?? "(none)"}`);
  const why = isSet
    ? "they're missing on one side or installed in several versions"
    : "workload.setup doesn't install from the file in LLM_PROFILE_PACKAGES (docs/bisect.md)";
  return `Packages that differ but aren't searched, because ${why}: ${listText(texts, 10)}.`;
}

export function describeBlameStep(which: "alone" | "without"): string {
  return which === "alone"
    ? "Check: the good end with only this package in its new version."
    : "Check: the bad end with only this package in its old version.";
}

export function formatProbability(probability: number): string {
  return probability > 0.999 ? "over 99.9%" : `${Number((100 * probability).toFixed(probability > 0.9 ? 1 : 0))}%`;
}

/** `1a2b3c4d5e6f Use the eager path`, or `torch 2.10 → 2.11 at 1a2b3c4d5e6f`. */
export function formatVersion({ commit, changes }: Version): string {
  const sha = commit.sha.slice(0, 12);
  return changes === null ? `${sha} ${commit.subject}` : `${changes.package} ${changes.from} → ${changes.to} at ${sha}`;
}

export function formatVersionAt(search: BisectSearch, index: number): string {
  return formatVersion(versionAt(search, index));
}

/** `3 versions, from … to …`, excluding the version at `after`. */
export function formatSpan(search: BisectSearch, after: number, upTo: number): string {
  if (upTo - after === 1) return formatVersionAt(search, upTo);
  return `${upTo - after} versions, from ${formatVersionAt(search, after + 1)} to ${formatVersionAt(search, upTo)}`;
}

export function formatFigure(figure: BisectMetric): string {
  switch (figure.kind) {
    case "gpu-time":
      return `time on the GPU in ${figure.range}`;
    case "wall-time":
      return `wall time of ${figure.range}`;
    case "family":
      return `the kernel family ${figure.name} in ${figure.range}`;
    case "kernel":
      return `the kernel ${figure.name} in ${figure.range}`;
    case "count":
      return `${figure.name} in ${figure.range}`;
    case "metric":
      return figure.name;
  }
}

/** `+3.1% (+2.8% to +3.4%)`. */
export function formatEffect({ log, low, high }: BisectEffect): string {
  return `${signedPercent(Math.expm1(log))} (${percentInterval(Math.expm1(low), Math.expm1(high))})`;
}
