import type { ProfileFinding } from "../../model/ncu/profile-ncu.ts";
import { formatFigure } from "../figure-text.ts";
import { formatNs } from "../format.ts";
import { explainMissingNcu } from "../ncu/ncu-status.ts";
import { plainWords } from "../summary.ts";
import { topFindings, type FoundIn, type TopFinding } from "../top-findings.ts";
import { group, list, paragraph, type Item, type Section } from "./document.ts";
import type { ReportInput } from "./input.ts";
import { markKernel, markName, markProse, rangeName } from "./text.ts";

/** How many rules we show even if there's little room. */
const topmost = 3;
/** How many other findings of one rule we name. */
const mostNamed = 12;

/** What stands out in head, changed or not: one item per rule, largest potential saving first. */
export function findingsSection({ head }: ReportInput): Section {
  const rules = topFindings(head?.ranges ?? [], Infinity);
  const missing = head === null ? null : explainMissingNcu(head.ncu);
  return {
    anchor: "findings",
    title: "What stands out in head",
    blocks: group("What stands out in head", "detail", [
      ...list(
        rules.map((finding, index): Item =>
          index < topmost ? findingItem(finding) : { ...findingItem(finding), importance: "reference" },
        ),
        "findings",
        "profile.json",
      ),
      ...(missing === null ? [] : [paragraph(markProse(missing))]),
    ]),
  };
}

function findingItem({ range, finding, others }: TopFinding): Item {
  const { id, what, advice, impactNs } = finding;
  const words = Object.hasOwn(plainWords, id) ? plainWords[id] : undefined;
  const more = others.length === 0 ? "" : ` and ${String(others.length)} more`;
  return {
    title: `${words ?? markName(id)} (${formatPlace({ range, finding })}${more})`,
    tone: "note",
    text: `${markProse(what)}${formatSaving(impactNs)} Help: ${markProse(advice)}`,
    more: [describeEvidence(finding), listOtherPlaces(others)].join(" ").trimEnd(),
  };
}

function formatPlace({ range, finding: { kernel } }: FoundIn): string {
  return `${rangeName(range)}${kernel === null ? "" : `, ${markKernel(kernel)}`}`;
}

function formatSaving(impactNs: number | null): string {
  return impactNs === null ? "" : ` Potential savings: at most ${formatNs(impactNs)}.`;
}

function listOtherPlaces(others: readonly FoundIn[]): string {
  if (others.length === 0) return "";
  const named = others
    .slice(0, mostNamed)
    .map((entry) => `${formatPlace(entry)}.${formatSaving(entry.finding.impactNs)}`);
  const rest = others.length - named.length;
  return `Also: ${named.join(" ")}${rest > 0 ? ` And ${String(rest)} more, in profile.json.` : ""}`;
}

function describeEvidence({ id, threshold, source, evidence }: ProfileFinding): string {
  const figures = evidence
    .slice(0, 12)
    .map(({ name, value, unit }) => `${name}: ${value === null ? "–" : formatFigure({ value, unit })}.`);
  return [
    `Rule ${id}: ${markProse(threshold)}. ${markProse(source.guide)}, ${markProse(source.section)}.`,
    ...figures,
  ].join(" ");
}
