import type { Bisect, BisectResult, BisectSearch, BisectStep } from "../../model/bisect/bisect.ts";
import { counted, listText } from "../../model/text/listing.ts";
import { signedPercent } from "../../model/text/quantity.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Layout } from "../../model/text/layout.ts";
import { wrapLine } from "../../model/text/wrap-text.ts";
import { formatSeconds } from "../format.ts";
import { kernelLabels } from "../kernel-label.ts";
import { notSearchedText, share } from "./progress-text.ts";
import { effectText, figureText, spanText, versionName, versionText } from "./version-text.ts";

export interface ShownBisect {
  readonly bisect: Bisect;
  readonly result: BisectResult;
  /** bisect.json; absolute. */
  readonly file: string;
  /** False where its time was up. */
  readonly isFinished: boolean;
}

/** What a search found, for a terminal. */
export function bisectText(shown: ShownBisect, layout: Layout): string {
  const folder = shown.file.slice(0, shown.file.lastIndexOf("/"));
  const lines = [
    ...resultLines(shown, "Its time is up: the same command goes on."),
    ...supportLines(shown, (run) => `${folder}/${run}/report.html`),
    costLine(shown),
  ];
  return lines.flatMap((line) => wrapLine(plainText(line), layout)).join("\n");
}

/** What was asked, and the answer. A line that begins with spaces belongs to the one before. Foreign names aren't escaped. */
export function resultLines({ bisect, result, isFinished }: Omit<ShownBisect, "file">, timeIsUp: string): string[] {
  const asked = bisect.figure === null ? [] : [`Asked about: ${figureText(bisect.figure)}.`];
  const unfinished = isFinished ? [] : [timeIsUp];
  return [...asked, ...unfinished, ...answerLines(bisect, result)];
}

/** What changed there. `placeOf`: where the report of a run of bisect is. */
export function supportLines({ bisect }: Pick<ShownBisect, "bisect">, placeOf: (run: string) => string): string[] {
  return [
    ...explanationLines(bisect, placeOf),
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
  const sureOf = (before: string): string => `${effectText(effect)} against ${before}, ${share(probability)} sure`;
  if (version - after > 1)
    return [
      `One of ${counted(version - after, "version")}: ${sureOf(versionName(search, after))}. All but the last can't be measured:`,
      ...search.versions.slice(after + 1, version + 1).map((one) => `  ${versionText(one)}`),
    ];
  const found = search.versions[version];
  if (found === undefined) return [];
  const { commit, changes } = found;
  const sure = sureOf("the version before");
  if (changes !== null) return [`Culprit: the package ${changes.package} ${changes.from} → ${changes.to}: ${sure}.`];
  return [`Culprit: ${commit.sha} ${commit.subject}`, `  by ${commit.author}, ${commit.authoredAt}`, `  ${sure}`];
}

const kernelWidth = 70;

function explanationLines({ explanation }: Bisect, placeOf: (run: string) => string): string[] {
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
    `The report of that comparison: ${placeOf(explanation.run)}`,
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

/** A search before it begins, or goes on. */
export interface PlannedBisect {
  readonly bisect: Bisect;
  /** What a comparison is made of. */
  readonly legs: string;
  /** Comparisons; null: none, since it has its result. */
  readonly expected: number | null;
}

/** What `bisect --dry-run` prints. */
export function bisectPlanText({ bisect, legs, expected }: PlannedBisect, layout: Layout): string {
  const [search] = bisect.searches;
  const versions = search?.versions ?? [];
  const answers = bisect.searches.reduce((sum, one) => sum + one.answers.length, 0);
  const lines = [
    "Dry run: nothing was started, and nothing was written.",
    `${counted(versions.length - 1, "version")} after ${versionName(search ?? emptySearch, 0)}, up to ${versionName(search ?? emptySearch, versions.length - 1)}.`,
    ...(answers === 0 ? [] : [`An earlier search made ${counted(answers, "comparison")} already.`]),
    expected === null
      ? "It has its result: the same command without --dry-run prints it."
      : `About ${counted(expected, "comparison")} to go, each of two versions in turn: ${legs}.`,
  ];
  return lines.flatMap((line) => wrapLine(plainText(line), layout)).join("\n");
}

const emptySearch: BisectSearch = { within: "first-parents", versions: [], answers: [], result: null };
