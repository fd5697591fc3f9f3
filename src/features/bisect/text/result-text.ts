import {
  newestSearch,
  versionAt,
  type Bisect,
  type BisectResult,
  type BisectSearch,
  type BisectStep,
} from "../model/bisect.ts";
import { counted, listText } from "../../../model/text/listing.ts";
import { signedPercent } from "../../../model/text/quantity.ts";
import { plainText } from "../../../model/text/plain-text.ts";
import type { Layout } from "../../../model/text/layout.ts";
import { wrapLine } from "../../../model/text/wrap-text.ts";
import { formatSeconds } from "../../../report/format.ts";
import { kernelLabels } from "../../../report/kernel-label.ts";
import {
  countAnswers,
  explainNotSearched,
  formatProbability,
  formatEffect,
  formatFigure,
  formatSpan,
  formatVersionAt,
  formatVersion,
} from "./progress-text.ts";

export interface ShownBisect {
  readonly bisect: Bisect;
  readonly result: BisectResult;
  /** The absolute path of bisect.json. */
  readonly file: string;
  readonly isFinished: boolean;
}

export function formatBisect(shown: ShownBisect, layout: Layout): string {
  const folder = shown.file.slice(0, shown.file.lastIndexOf("/"));
  const lines = [
    ...formatResult(shown, "Out of time. Run the same command again to continue."),
    ...formatSupport(shown.bisect, (run) => `${folder}/${run}/report.html`),
    formatCost(shown.bisect),
  ];
  return lines.flatMap((line) => wrapLine(plainText(line), layout)).join("\n");
}

/** A line that begins with spaces belongs to the line before it. Foreign names aren't escaped. */
export function formatResult({ bisect, result, isFinished }: Omit<ShownBisect, "file">, timeIsUp: string): string[] {
  const searched = bisect.figure === null ? [] : [`Looking for a change in ${formatFigure(bisect.figure)}.`];
  const unfinished = isFinished ? [] : [timeIsUp];
  return [...searched, ...unfinished, ...formatFindings(bisect, result)];
}

/** `placeOf` returns the path of a run's report. */
export function formatSupport(bisect: Bisect, placeOf: (run: string) => string): string[] {
  const lines = [...formatExplanation(bisect, placeOf), ...formatBlame(bisect)];
  if (bisect.notSearched.length > 0) {
    const isPinned = bisect.searches.some(({ versions }) => versions.some(({ packages }) => packages !== null));
    lines.push(explainNotSearched(bisect.notSearched, isPinned));
  }
  return lines;
}

function formatFindings(bisect: Bisect, result: BisectResult): string[] {
  const search = newestSearch(bisect);
  const outer = bisect.searches.at(-2);
  if (
    search.within === "merge" &&
    result.kind !== "culprit" &&
    result.kind !== "several-steps" &&
    outer?.result?.kind === "culprit"
  )
    return [
      "No commit inside the merge shows the change. The change comes from the merge itself, or from how the merged commits interact with the other branch.",
      ...formatStep(outer, outer.result.step),
    ];
  switch (result.kind) {
    case "culprit":
      return formatStep(search, result.step);
    case "several-steps":
      return [
        `The change came in several steps (${formatProbability(result.probability)} sure), between ${formatVersionAt(search, result.after)} and ${formatVersionAt(search, result.upTo)}.`,
        ...result.steps.flatMap((step) => formatStep(search, step)),
      ];
    case "none":
      return [
        `No culprit (${formatProbability(result.probability)} sure): both ends are equally fast here. If one end was slower elsewhere, look for a cause outside the repository: the driver, the GPU, its clocks, or the image.`,
      ];
    case "unclear":
      return [
        `Unclear. Possible culprits: ${listText(
          result.outlook.left.map(
            ({ after, version, probability }) =>
              `${formatSpan(search, after, version)} (${formatProbability(probability)})`,
          ),
          5,
        )}; no culprit: ${formatProbability(result.outlook.none)}.`,
      ];
  }
}

function formatStep(search: BisectSearch, { after, version, probability, effect }: BisectStep): string[] {
  const formatConfidence = (before: string) =>
    `${formatEffect(effect)} compared with ${before}, ${formatProbability(probability)} sure`;
  if (version - after > 1)
    return [
      `One of ${counted(version - after, "version")}: ${formatConfidence(formatVersionAt(search, after))}. Only the last version can be measured:`,
      ...search.versions.slice(after + 1, version + 1).map((skipped) => `  ${formatVersion(skipped)}`),
    ];
  const { commit, changes } = versionAt(search, version);
  const sure = formatConfidence("the previous version");
  if (changes !== null) return [`Culprit: the package ${changes.package} ${changes.from} → ${changes.to}: ${sure}.`];
  return [`Culprit: ${commit.sha} ${commit.subject}`, `  by ${commit.author}, ${commit.authoredAt}`, `  ${sure}`];
}

const kernelWidth = 70;

function formatExplanation({ explanation }: Bisect, placeOf: (run: string) => string): string[] {
  if (explanation === null) return [];
  const labels = kernelLabels(
    explanation.kernels.map(({ name }) => name),
    kernelWidth,
  );
  const kernels = explanation.kernels.map(({ state, changeRatio }, index) => {
    const change = changeRatio === null ? "" : `, ${signedPercent(changeRatio)}`;
    return `  ${state}: ${labels[index] ?? ""}${change}`;
  });
  const lines: string[] = [];
  if (kernels.length > 0) lines.push("Kernels that changed:", ...kernels);
  if (explanation.lines.length > 0)
    lines.push("Lines that launch these kernels:", ...explanation.lines.map((line) => `  ${line}`));
  return [...lines, `Report on that comparison: ${placeOf(explanation.run)}`];
}

function formatBlame({ blame }: Bisect): string[] {
  if (blame === null) return [];
  const text = (effect: typeof blame.alone) => (effect === null ? "can't be measured" : formatEffect(effect));
  return [
    `Compared with the good end, changing only this package: ${text(blame.alone)}; changing everything else: ${text(blame.without)}.`,
  ];
}

export function formatCost({ searches }: Bisect): string {
  const answers = searches.flatMap((search) => search.answers);
  const failed = answers.filter(({ kind }) => kind === "failed").length;
  const seconds = answers.reduce((sum, answer) => sum + answer.seconds, 0);
  const without = failed === 0 ? "" : `, ${counted(failed, "version")} that couldn't be measured`;
  return `Cost: ${counted(answers.length - failed, "comparison")}${without}, ${formatSeconds(seconds)}.`;
}

export interface PlannedBisect {
  readonly bisect: Bisect;
  readonly legs: string;
  /** Null if the search has its result. */
  readonly expected: number | null;
}

export function formatBisectPlan({ bisect, legs, expected }: PlannedBisect, layout: Layout): string {
  const [search = newestSearch(bisect)] = bisect.searches;
  const last = search.versions.length - 1;
  const answers = countAnswers(bisect);
  const lines = [
    "Dry run: nothing was started or written.",
    `${counted(last, "version")} after ${formatVersionAt(search, 0)}, up to ${formatVersionAt(search, last)}.`,
  ];
  if (answers > 0) lines.push(`An earlier search already made ${counted(answers, "comparison")}.`);
  lines.push(
    expected === null
      ? "The search is done. To print the result, run the same command without --dry-run."
      : `About ${counted(expected, "comparison")} to go. Each comparison measures two versions in turn: ${legs}.`,
  );
  return lines.flatMap((line) => wrapLine(plainText(line), layout)).join("\n");
}
