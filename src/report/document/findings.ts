import type { ProfileFinding } from "../../model/ncu/profile-ncu.ts";
import { figureText } from "../figure-text.ts";
import { formatNs } from "../format.ts";
import { missingNcuText } from "../ncu/ncu-status.ts";
import { plainWords } from "../summary.ts";
import { topFindings, type FoundIn, type TopFinding } from "../top-findings.ts";
import { group, list, paragraph, type Item, type Section } from "./document.ts";
import type { ReportInput } from "./input.ts";
import { kernelText, nameText, proseText, rangeName } from "./text.ts";

/** How many rules we show even if there's little room. */
const topmost = 3;
/** How many other findings of one rule we name. */
const mostNamed = 12;

/** What stands out in head, changed or not: one item per rule, largest potential saving first. */
export function findingsSection({ head }: ReportInput): Section {
  const rules = topFindings(head?.ranges ?? [], Infinity);
  const missing = head === null ? null : missingNcuText(head.ncu);
  return {
    anchor: "findings",
    title: "What stands out in head",
    blocks: group("What stands out in head", "detail", [
      ...list(
        rules.map((one, at): Item =>
          at < topmost ? findingItem(one) : { ...findingItem(one), importance: "reference" },
        ),
        "findings",
        "profile.json",
      ),
      ...(missing === null ? [] : [paragraph(proseText(missing))]),
    ]),
  };
}

function findingItem({ range, finding, others }: TopFinding): Item {
  const { id, what, advice, impactNs } = finding;
  const words = Object.hasOwn(plainWords, id) ? plainWords[id] : undefined;
  const more = others.length === 0 ? "" : ` and ${String(others.length)} more`;
  return {
    title: `${words ?? nameText(id)} (${placeText({ range, finding })}${more})`,
    tone: "note",
    text: `${proseText(what)}${savingText(impactNs)} Help: ${proseText(advice)}`,
    more: [evidenceText(finding), othersText(others)].join(" ").trimEnd(),
  };
}

function placeText({ range, finding: { kernel } }: FoundIn): string {
  return `${rangeName(range)}${kernel === null ? "" : `, ${kernelText(kernel)}`}`;
}

function savingText(impactNs: number | null): string {
  return impactNs === null ? "" : ` Potential savings: at most ${formatNs(impactNs)}.`;
}

function othersText(others: readonly FoundIn[]): string {
  if (others.length === 0) return "";
  const named = others.slice(0, mostNamed).map((one) => `${placeText(one)}.${savingText(one.finding.impactNs)}`);
  const rest = others.length - named.length;
  return `Also: ${named.join(" ")}${rest > 0 ? ` And ${String(rest)} more, in profile.json.` : ""}`;
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
