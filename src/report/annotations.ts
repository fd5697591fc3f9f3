import type { Comparison } from "../model/comparison/comparison.ts";
import type { Reason, ReasonId } from "../model/comparison/reason.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { likeliestSite } from "../model/comparison/launch-sites.ts";
import type { Failure } from "../model/run/failure.ts";
import { plainLines, plainText } from "../model/text/plain-text.ts";
import { isLaunchesAgain } from "../model/comparison/comparison-rows.ts";
import { signedPercent } from "../model/text/quantity.ts";
import type { CommentSection } from "./comment/comment-input.ts";
import { verdictLine } from "./terminal/report-text.ts";
import { clipMiddle, formatCount } from "./format.ts";
import { kernelLabel } from "./kernel-label.ts";
import { causeSite, quotedReason } from "./verdict/decisive.ts";
import { describeSite } from "./launch-site-text.ts";
import { toTerminal } from "./terminal/text.ts";
import { countTitle } from "./rows.ts";

/** A message that GitHub shows above the job's log and in the pull request's checks. Plain text; only `message` may have line breaks. */
export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  readonly title: string;
  readonly message: string;
  /** The line that the message is about. The path is relative to the repository's root. */
  readonly at?: { readonly file: string; readonly line: number };
}

/** GitHub shows at most 10 annotations of each level per step and silently drops the rest. */
const mostOfALevel = 10;
const longestMessage = 4_096;
const longestTitle = 120;

/** The annotations of a job or a matrix job, most important first. Each level has at most 10 annotations; if more were found, the tenth says how many are left out. */
export function annotations(section: CommentSection): Annotation[] {
  const { title, failure, comparison } = section;
  const all = [
    ...(failure === null
      ? []
      : failureAnnotations(failure, section.fails ? "error" : "warning", failureTitle(section))),
    ...(comparison === null ? [] : comparisonAnnotations(comparison, section.fails && failsAlone(section))),
  ];
  const where = title === null ? "" : `${plainText(clipMiddle(title, 60))}: `;
  return (["error", "warning", "notice"] as const).flatMap((level) =>
    limited(all.filter((annotation) => annotation.level === level)).map((annotation) => ({
      level,
      title: clipEnd(`${where}${annotation.title}`, longestTitle),
      message: clipEnd(annotation.message, longestMessage),
      ...(annotation.at === undefined ? {} : { at: annotation.at }),
    })),
  );
}

function limited(sameLevel: readonly Annotation[]): Annotation[] {
  const [first] = sameLevel;
  if (first === undefined || sameLevel.length <= mostOfALevel) return [...sameLevel];
  const shown = sameLevel.slice(0, mostOfALevel - 1);
  const message = `The job summary has ${String(sameLevel.length - shown.length)} more ${first.level}s.`;
  return [...shown, { level: first.level, title: "More", message }];
}

function failureTitle({ head, comparison }: CommentSection): string {
  return head === null && comparison === null ? "Nothing was measured" : "Failed after measuring";
}

/** True if the job fails because of the comparison, and not because of a later failure. */
function failsAlone({ failure, comparison }: CommentSection): boolean {
  if (failure === null || comparison === null) return true;
  const { verdict, failOn } = comparison;
  return (
    verdict === "over-budget" ||
    verdict === "not-improved" ||
    (verdict === "regressed" && failOn.includes("regression"))
  );
}

function failureAnnotations(failure: Failure, level: Annotation["level"], title: string): Annotation[] {
  return [failure, ...failure.failures].map((parts) => ({ level, title, message: failureMessage(parts) }));
}

function failureMessage({ what, where, why, help }: Diagnostic): string {
  const lines = [
    what,
    ...(where === null ? [] : [`Where: ${where}`]),
    ...(why === null ? [] : [`Why: ${why}`]),
    ...(help === null ? [] : [`Help: ${help}`]),
  ];
  return plainLines(lines.join("\n"));
}

function comparisonAnnotations(comparison: Comparison, fails: boolean): Annotation[] {
  const { verdict, reasons } = comparison;
  const whole = fails ? "error" : verdict === "pass" ? "notice" : "warning";
  const quoted = quotedReason(comparison);
  return [
    { level: whole, title: "GPU profile", message: verdictLine(comparison) },
    ...reasons.flatMap((reason): Annotation[] => {
      if (reason.verdict === null && !worthANotice.has(reason.id)) return [];
      // If the verdict has only one reason, and that reason has no range, the verdict line already quotes it.
      if (reason.range === null && reason === quoted?.reason && quoted.others === 0) return [];
      return [
        { level: chooseLevel(reason, comparison, fails), title: nameReason(reason), message: plainLines(reason.text) },
      ];
    }),
    ...lineAnnotations(comparison, fails),
  ];
}

/** Showing more lines than this doesn't help readers find the cause. */
const mostLines = 5;

/** Annotations at the lines that launch the slower work. A line that this change may not have touched gets only a notice, because it may not be the cause. */
function lineAnnotations(comparison: Comparison, fails: boolean): Annotation[] {
  const { ranges } = comparison;
  const regressed = ranges.filter(({ verdict }) => verdict === "regressed");
  // Lines that the headline names come first, so that the limit never cuts these lines off.
  const named = new Set(regressed.map((range) => causeSite(range, comparison)));
  const candidates = regressed.flatMap((range) => {
    const where = plainText(clipMiddle(range.name, 60));
    return [
      ...range.kernels.map(({ name, time, launchSites }) => ({
        site: likeliestSite(launchSites),
        title: `${where}, ${kernelLabel(name, 60)}`,
        what: time.changeRatio === null ? "New kernel" : `Kernel time ${signedPercent(time.changeRatio)}`,
        noun: " launches" as const,
      })),
      ...range.counts.map((row) => ({
        site:
          row.state !== "regressed" || row.metric === "copiedBytes" || isLaunchesAgain(row, range.counts)
            ? null
            : likeliestSite(row.launchSites),
        title: `${where}, ${toTerminal(countTitle(row))}`,
        what: `${toTerminal(countTitle(row))} ${formatCount(row.base)} → ${formatCount(row.head)}`,
        noun: "" as const,
      })),
    ];
  });
  const isNamed = ({ site }: (typeof candidates)[number]): boolean => site !== null && named.has(site);
  return [...candidates.filter(isNamed), ...candidates.filter((candidate) => !isNamed(candidate))]
    .flatMap(({ site, title, what, noun }): Annotation[] => {
      if (site?.line == null) return [];
      const level = site.changed === true ? (fails ? "error" : "warning") : "notice";
      const message = plainLines(`${what}: ${toTerminal(describeSite(site, noun))}.`);
      return [{ level, title, message, at: { file: site.file, line: site.line } }];
    })
    .slice(0, mostLines);
}

/** Reasons that don't affect the verdict but still get a notice. */
const worthANotice: ReadonlySet<ReasonId> = new Set<ReasonId>(["range-improved", "accepted", "round-left-out"]);

function chooseLevel({ verdict }: Reason, comparison: Comparison, fails: boolean): Annotation["level"] {
  if (verdict === null) return "notice";
  const decides =
    verdict === "over-budget" ||
    verdict === "not-improved" ||
    verdict === comparison.verdict ||
    comparison.failOn.includes(verdict === "regressed" ? "regression" : verdict) ||
    (verdict === "no-baseline" &&
      comparison.baseline.state === "failed" &&
      comparison.failOn.includes("baseline-failed"));
  return fails && decides ? "error" : "warning";
}

function nameReason({ id, range, kernel }: Reason): string {
  const parts = [
    ...(range === null ? [] : [plainText(clipMiddle(range, 60))]),
    ...(kernel === null ? [] : [kernelLabel(kernel, 60)]),
  ];
  return parts.length === 0 ? plainText(id) : parts.join(", ");
}

function clipEnd(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…`.toWellFormed() : text;
}
