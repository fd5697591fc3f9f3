import type { Profile } from "../../model/profile/profile.ts";
import { rangeText } from "../../model/reports/range.ts";
import { formatNs } from "../format.ts";
import { kernelLabel } from "../kernel-label.ts";
import { missingNcuText } from "../ncu/ncu-status.ts";
import { plainWords } from "../summary.ts";
import { topFindings, type TopFinding } from "../top-findings.ts";
import { fold, list, type Block } from "./blocks.ts";
import { code, prose } from "./safe-text.ts";

const listedFindings = 3;
const nameWidth = 60;

/** What stands out in head, whether or not it changed; folded. */
export function findingsPart({ ranges, ncu }: Profile): Block[] {
  const top = topFindings(ranges, listedFindings);
  const missing = missingNcuText(ncu);
  return fold("What stands out in head", [
    ...list(top.map(findingText), "findings"),
    ...(missing === null ? [] : [prose(missing)]),
  ]);
}

function findingText({ range, finding, count }: TopFinding): string {
  const words = Object.hasOwn(plainWords, finding.id) ? plainWords[finding.id] : undefined;
  const kernel = finding.kernel === null ? "" : `, ${code(kernelLabel(finding.kernel, nameWidth), nameWidth)}`;
  const more = count > 1 ? ` ${String(count - 1)} more like it.` : "";
  const saving = finding.impactNs === null ? "" : ` Potential saving: at most ${formatNs(finding.impactNs)}.`;
  return `**${words ?? prose(finding.id, nameWidth)}** (${code(rangeText(range.name, range.domain), nameWidth)}${kernel}). ${prose(finding.what)}${saving}${more} *Help:* ${prose(finding.advice)}`;
}
