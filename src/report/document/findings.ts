import type { ProfileFinding } from "../../model/ncu/profile-ncu.ts";
import { figureText } from "../figure-text.ts";
import { formatNs } from "../format.ts";
import { missingNcuText } from "../ncu/ncu-status.ts";
import { plainWords } from "../summary.ts";
import { topFindings, type TopFinding } from "../top-findings.ts";
import { group, list, paragraph, type Item, type Section } from "./document.ts";
import type { ReportInput } from "./input.ts";
import { kernelText, nameText, proseText, rangeName } from "./text.ts";

/** One of each rule, in the open where there is little room. */
const topmost = 3;

/** What stands out in head, whether or not it changed: the largest potential saving of each rule first. */
export function findingsSection({ head }: ReportInput): Section {
  const ranges = head?.ranges ?? [];
  const top = topFindings(ranges, topmost);
  const shown = new Set(top.map(({ finding }) => finding));
  const others = ranges
    .flatMap((range) => range.findings.map((finding): TopFinding => ({ range, finding, count: 1 })))
    .filter(({ finding }) => !shown.has(finding))
    .toSorted((one, other) => (other.finding.impactNs ?? -1) - (one.finding.impactNs ?? -1));
  const missing = head === null ? null : missingNcuText(head.ncu);
  return {
    anchor: "findings",
    title: "What stands out in head",
    blocks: group("What stands out in head", "detail", [
      ...list(
        [...top.map(findingItem), ...others.map((one): Item => ({ ...findingItem(one), importance: "reference" }))],
        "findings",
        "profile.json",
      ),
      ...(missing === null ? [] : [paragraph(proseText(missing))]),
    ]),
  };
}

function findingItem({ range, finding, count }: TopFinding): Item {
  const { id, kernel, what, advice, impactNs } = finding;
  const words = Object.hasOwn(plainWords, id) ? plainWords[id] : undefined;
  const of = kernel === null ? "" : `, ${kernelText(kernel)}`;
  const more = count > 1 ? ` ${String(count - 1)} more like it.` : "";
  const saving = impactNs === null ? "" : ` Potential saving: at most ${formatNs(impactNs)}.`;
  return {
    title: `${words ?? nameText(id)} (${rangeName(range)}${of})`,
    tone: "note",
    text: `${proseText(what)}${saving}${more} Help: ${proseText(advice)}`,
    more: evidenceText(finding),
  };
}

function evidenceText({ id, threshold, source, evidence }: ProfileFinding): string {
  const figures = evidence
    .slice(0, 12)
    .map(({ name, value, unit }) => `${name}: ${value === null ? "–" : figureText({ value, unit })}.`);
  return [
    `Rule ${id}: ${proseText(threshold)}. ${proseText(source.guide)}, ${proseText(source.section)}.`,
    ...figures,
  ].join(" ");
}
