import type { Bisect, BisectResult, BisectSearch, BisectStep } from "../../model/bisect/bisect.ts";
import { counted, listText } from "../../model/text/listing.ts";
import { signedPercent } from "../../model/text/quantity.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Layout } from "../../model/text/layout.ts";
import { wrapLine } from "../../model/text/wrap-text.ts";
import { formatSeconds } from "../format.ts";
import { kernelLabels } from "../kernel-label.ts";
import { notSearchedText, share } from "./progress-text.ts";
import { effectText, figureText, spanText, versionName } from "./version-text.ts";

export interface ShownBisect {
  readonly bisect: Bisect;
  readonly result: BisectResult;
  /** False where its time was up. */
  readonly isFinished: boolean;
}

/** What a search found, for a terminal. */
export function bisectText(shown: ShownBisect, layout: Layout): string {
  const lines = [
    ...resultLines(shown, "Its time is up: the same command goes on."),
    ...supportLines(shown, "beside bisect.json"),
    costLine(shown),
  ];
  return lines.flatMap((line) => wrapLine(plainText(line), layout)).join("\n");
}

/** What was asked, and the answer. A line that begins with spaces belongs to the one before. Foreign names aren't escaped. */
export function resultLines({ bisect, result, isFinished }: ShownBisect, timeIsUp: string): string[] {
  const asked = bisect.figure === null ? [] : [`Asked about: ${figureText(bisect.figure)}.`];
  const unfinished = isFinished ? [] : [timeIsUp];
  return [...asked, ...unfinished, ...answerLines(bisect, result)];
}

/** What changed there. */
export function supportLines({ bisect }: ShownBisect, reportPlace: string): string[] {
  return [
    ...explanationLines(bisect, reportPlace),
    ...blameLines(bisect),
    ...(bisect.notSearched.length === 0 ? [] : [notSearchedText(bisect.notSearched, isPinned(bisect))]),
  ];
}

function answerLines(bisect: Bisect, result: BisectResult): string[] {
  const search = bisect.searches.at(-1);
  if (search === undefined) return [];
  const outer = bisect.searches.at(-2);
  if (
    search.within === "merge" &&
    result.kind !== "culprit" &&
    result.kind !== "several-steps" &&
    outer?.result?.kind === "culprit"
  )
    return [
      "Inside of the merge, no commit shows the change: it's the merge itself, or what it meets.",
      ...stepLines(outer, outer.result.step),
    ];
  switch (result.kind) {
    case "culprit":
      return stepLines(search, result.step);
    case "several-steps":
      return [
        `Several steps (${share(result.probability)}): the change came between ${versionName(search, result.after)} and ${versionName(search, result.upTo)}.`,
        ...result.steps.flatMap((step) => stepLines(search, step)),
      ];
    case "none":
      return [
        `No culprit (${share(result.probability)}): the ends are as fast as each other here. If one was slower elsewhere, look for what isn't in the repository: the driver, the GPU, its clocks, the image.`,
      ];
    case "unclear":
      return [
        `Unclear. Left: ${listText(
          result.outlook.left.map(
            ({ after, version, probability }) => `${spanText(search, after, version)} (${share(probability)})`,
          ),
          5,
        )}; no culprit: ${share(result.outlook.none)}.`,
      ];
  }
}

function stepLines(search: BisectSearch, { after, version, probability, effect }: BisectStep): string[] {
  const sure = `${effectText(effect)} against the version before, ${share(probability)} sure`;
  if (version - after > 1)
    return [
      `One of ${spanText(search, after, version)}: ${sure}. Those between can't be measured:`,
      ...search.versions.slice(after + 1, version + 1).map((_, index) => `  ${versionName(search, after + 1 + index)}`),
    ];
  const found = search.versions[version];
  if (found === undefined) return [];
  const { commit, changes } = found;
  if (changes !== null) return [`Culprit: the package ${changes.package} ${changes.from} → ${changes.to}: ${sure}.`];
  return [`Culprit: ${commit.sha} ${commit.subject}`, `  by ${commit.author}, ${commit.authoredAt}`, `  ${sure}`];
}

const kernelWidth = 70;

function explanationLines({ explanation }: Bisect, reportPlace: string): string[] {
  if (explanation === null) return [];
  const labels = kernelLabels(
    explanation.kernels.map(({ name }) => name),
    kernelWidth,
  );
  const kernels = explanation.kernels.map(({ state, changeRatio }, index) => {
    const change = changeRatio === null ? "" : `, ${signedPercent(changeRatio)}`;
    return `  ${state}: ${labels[index] ?? ""}${change}`;
  });
  return [
    ...(kernels.length === 0 ? [] : ["Kernels that changed:", ...kernels]),
    ...(explanation.lines.length === 0
      ? []
      : ["Lines that launch them:", ...explanation.lines.map((line) => `  ${line}`)]),
    `Its report: ${explanation.run}/report.html ${reportPlace}.`,
  ];
}

function blameLines({ blame }: Bisect): string[] {
  if (blame === null) return [];
  const text = (effect: typeof blame.alone): string => (effect === null ? "can't be measured" : effectText(effect));
  return [
    `Against the good end: with this package alone in its new version ${text(blame.alone)}; with all but it ${text(blame.without)}.`,
  ];
}

function isPinned({ searches }: Bisect): boolean {
  return searches.some(({ versions }) => versions.some(({ packages }) => packages !== null));
}

/** How many comparisons, and how long. */
export function costLine({ bisect: { searches } }: Pick<ShownBisect, "bisect">): string {
  const answers = searches.flatMap((search) => search.answers);
  const failed = answers.filter(({ kind }) => kind === "failed").length;
  const seconds = answers.reduce((sum, answer) => sum + answer.seconds, 0);
  const without = failed === 0 ? "" : `, ${counted(failed, "version")} that can't be measured`;
  return `It took ${counted(answers.length - failed, "comparison")}${without}, ${formatSeconds(seconds)}.`;
}

/** What `bisect --dry-run` prints. */
export function bisectPlanText(
  { bisect, legs, isResumed }: { readonly bisect: Bisect; readonly legs: string; readonly isResumed: boolean },
  layout: Layout,
): string {
  const [search] = bisect.searches;
  const versions = search?.versions ?? [];
  const expected = Math.ceil(Math.log2(Math.max(2, versions.length - 1))) + 3;
  const lines = [
    "Dry run: nothing was started, and nothing was written.",
    `${counted(versions.length - 1, "version")} after ${versionName(search ?? emptySearch, 0)}, up to ${versionName(search ?? emptySearch, versions.length - 1)}.`,
    `About ${counted(expected, "comparison")}, each of two versions in turn: ${legs}.`,
    ...(isResumed ? ["An earlier search of the same stopped: it would go on."] : []),
  ];
  return lines.flatMap((line) => wrapLine(plainText(line), layout)).join("\n");
}

const emptySearch: BisectSearch = { within: "first-parents", versions: [], answers: [], result: null };
