import { byText } from "../../src/model/text/order.ts";
import { keyOf, type Outcome } from "./outcome.ts";

const verdicts = ["regressed", "inconclusive", "pass", "incomparable"] as const;
const verdictTitles = ["comparisons", "red", "inconclusive", "pass", "incomparable"];

/** How often each verdict occurred: by kind and truth, by case for recorded rounds, and by edit. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const recorded = outcomes.filter(({ edit }) => edit === null);
  const edited = outcomes.filter(({ edit }) => edit !== null);
  return [
    counted(["kind", "truth"], outcomes, ({ kind, truth }) => [kind, truth]),
    counted(["kind", "case", "truth", "rounds"], recorded, (one) => [one.kind, one.case, one.truth, roundCount(one)]),
    counted(["kind", "edit", "truth", "rounds"], edited.toSorted(byEdit), (one) => [
      one.kind,
      one.edit ?? "",
      one.truth,
      roundCount(one),
    ]),
  ].join("\n\n");
}

function roundCount({ base, head }: Outcome): string {
  return `${String(base.length)} + ${String(head.length)}`;
}

function counted(
  titles: readonly string[],
  outcomes: readonly Outcome[],
  cellsOf: (outcome: Outcome) => string[],
): string {
  const groups = Map.groupBy(outcomes, (one) => JSON.stringify(cellsOf(one)));
  const rows = [...groups.values()].map((group) => [
    ...(group[0] === undefined ? [] : cellsOf(group[0])),
    String(group.length),
    ...verdicts.map((verdict) => String(group.filter((one) => one.verdict === verdict).length)),
  ]);
  return table([...titles, ...verdictTitles], rows);
}

/** Sorts `kernel of 2% × 1.05` before `kernel of 2% × 1.1` and `kernel of 20% × 1.05`. */
function byEdit(one: Outcome, other: Outcome): number {
  const text = ({ kind, edit, truth, base }: Outcome) =>
    [kind, edit, truth, base.length].join(" ").replace(/[\d.]+/g, (number) => Number(number).toFixed(3).padStart(8));
  return byText(text(one), text(other));
}

/** The comparisons whose verdict differs, in groups: the largest group first, each with an example. */
export function differencesOf(before: readonly Outcome[], after: readonly Outcome[]): string {
  const old = new Map(before.map((outcome) => [keyOf(outcome), outcome]));
  const both = after.flatMap((outcome) => {
    const was = old.get(keyOf(outcome));
    return was === undefined ? [] : [{ was, is: outcome }];
  });
  const changed = both.filter(({ was, is }) => was.verdict !== is.verdict);
  const sameVerdict = both.length - changed.length;
  const otherReasons = both.filter(({ was, is }) => was.verdict === is.verdict && decidingOf(was) !== decidingOf(is));
  const header = [
    `${String(both.length)} comparisons in both files: ${String(sameVerdict)} with the same verdict (${String(otherReasons.length)} of them for other reasons), ${String(changed.length)} with a different one.`,
    `Only before: ${String(before.length - both.length)}. Only after: ${String(after.length - both.length)}.`,
  ];
  return [header.join("\n"), moves(changed), ...groupsOf(changed)].filter((part) => part !== "").join("\n\n");
}

interface Change {
  readonly was: Outcome;
  readonly is: Outcome;
}

function moveOf({ was, is }: Change): string {
  return `${was.verdict} → ${is.verdict}`;
}

function moves(changed: readonly Change[]): string {
  if (changed.length === 0) return "";
  const groups = mostFirst(changed, (one) => [one.is.kind, one.is.truth, moveOf(one)]);
  return table(
    ["kind", "truth", "before → after", "comparisons"],
    groups.map(({ cells, members }) => [...cells, String(members.length)]),
  );
}

function groupsOf(changed: readonly Change[]): string[] {
  const groups = mostFirst(changed, (one) => [
    `${one.is.kind}: ${one.is.case}${one.is.edit === null ? "" : `, ${one.is.edit}`}`,
    one.is.truth,
    moveOf(one),
  ]);
  return groups.map(({ cells: [name = "", truth = "", move = ""], members }) => {
    const [example] = members;
    if (example === undefined) return "";
    return [`${name} (${truth}): ${move}: ${String(members.length)}`, ...exampleOf(example)].join("\n  ");
  });
}

function exampleOf({ was, is }: Change): string[] {
  const order = is.interleaved ? "in turn" : "apart";
  return [
    `base ${is.base.join(" ")} | head ${is.head.join(" ")} | ${order}${is.edited.length > 0 ? ` | ${is.edited.join(", ")}` : ""}`,
    `before: ${figuresOf(was)}`,
    `after:  ${figuresOf(is)}`,
  ];
}

function figuresOf(outcome: Outcome): string {
  const { verdict, rangeState, rangeChange, rangeThreshold, reds, opens, incomparable } = outcome;
  const range = `range ${rangeState ?? "none"} ${percent(rangeChange)} (threshold ${percent(rangeThreshold)})`;
  const deciding = [...reds, ...opens, ...incomparable];
  const shown = deciding.slice(0, mostReasons).map(({ id, subject }) => `${id} [${shortened(subject)}]`);
  const others = deciding.length - shown.length;
  return [`${verdict}, ${range}`, ...shown, ...(others > 0 ? [`${String(others)} more`] : [])].join("; ");
}

const mostReasons = 3;
const subjectLength = 60;

/** Keeps both ends, because kernel names often start alike. */
function shortened(subject: string): string {
  if (subject.length <= subjectLength) return subject;
  const half = subjectLength / 2;
  return `${subject.slice(0, half)}…${subject.slice(-half)}`;
}

function decidingOf({ reds, opens, incomparable }: Outcome): string {
  return JSON.stringify([reds, opens, incomparable]);
}

function mostFirst(
  changed: readonly Change[],
  cellsOf: (change: Change) => string[],
): { readonly cells: string[]; readonly members: readonly Change[] }[] {
  return [...Map.groupBy(changed, (one) => JSON.stringify(cellsOf(one))).values()]
    .map((members) => ({ cells: members[0] === undefined ? [] : cellsOf(members[0]), members }))
    .toSorted((one, other) => other.members.length - one.members.length);
}

function percent(ratio: number | null): string {
  return ratio === null ? "–" : `${ratio >= 0 ? "+" : "−"}${(100 * Math.abs(ratio)).toFixed(2)}%`;
}

/** Makes columns as wide as their longest cell. Numbers are right-aligned. */
function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        /^\d+$/.test(cell) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return [titles, widths.map((width) => "-".repeat(width)), ...rows].map(line).join("\n");
}
