import { createHash } from "node:crypto";
import { rangeText } from "../../model/reports/range.ts";
import { listText } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { clipMiddle, formatCount } from "../format.ts";
import { html, nameCode, rawElement, type Html } from "./html.ts";
import { iciclePart } from "./icicle-part.ts";
import { reportRanges, type ReportInput, type ReportRange } from "./input.ts";
import { kernelsPart } from "./kernels-part.ts";
import { measuredPart } from "./measured-part.ts";
import { findingsPart, metricsPart } from "./ncu-part.ts";
import { programPart } from "./program-part.ts";
import { ranksPart } from "./ranks-part.ts";
import { rooflinePart } from "./roofline-part.ts";
import { roundsPart } from "./rounds-part.ts";
import { timelinePart } from "./timeline-part.ts";
import { timesPart } from "./times-part.ts";
import { wallPart } from "./wall-part.ts";
import { reasonsPart, verdictPart } from "./verdict-part.ts";

/** The text of conf/report/: what the page looks like, and what makes it sort and filter. */
export interface ReportAssets {
  readonly style: string;
  readonly script: string;
}

/** Of the sections, in characters: some are of two or three bytes. */
const mostText = 1_850_000;
/** Ranges in full, and rows of kernels of all of them together: the page stays below 2 MB. */
const mostRanges = 40;
const mostKernels = 2000;
const leastKernels = 20;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly content: Html;
}

/**
 * report.html: one page that needs no network, and no script to be complete. Its policy allows no requests, no styles and no
 * scripts but the two of ours.
 */
export function reportHtml(input: ReportInput, { style, script }: ReportAssets): string {
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'`;
  const sections = sectionsOf(input);
  const title = titleOf(input);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${rawElement("style", style)}
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          ${verdictPart(input)}
          <nav aria-label="Sections">
            ${sections.map((section) => html`<a href="#${section.id}">${section.title}</a> `)}
          </nav>
        </header>
        <main>
          ${sections.map(
            ({ id, title: heading, content }) =>
              html`<section id="${id}">
                <h2>${heading}</h2>
                ${content}
              </section> `,
          )}
        </main>
        <footer>
          <p>
            Made by ${input.head.tool.name} ${input.head.tool.version} from
            <code>profile.json</code>${input.comparison === null ? null : html` and <code>comparison.json</code>`},
            which have all figures.
          </p>
        </footer>
        ${rawElement("script", script)}
      </body>
    </html> `;
  return page.text;
}

/** What tells one report from another among the tabs of a browser. */
function titleOf({ head }: ReportInput): string {
  const names = head.ranges.map(({ name, domain }) => plainText(clipMiddle(rangeText(name, domain), 40)));
  return names.length === 0 ? "GPU profile" : `GPU profile: ${listText(names, 3)}`;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** In the order that people read: what it means, the figures that decide, what explains them, and how they were made. */
function sectionsOf(input: ReportInput): Section[] {
  const ranges = reportRanges(input);
  const section = (id: string, title: string, content: Html | null): Section[] =>
    content === null ? [] : [{ id, title, content }];
  const before = [
    ...section("why", "Why", reasonsPart(input)),
    ...section("ranges", "Ranges", rangesPart(input, ranges)),
    ...section("program", "What the program reports", programPart(input)),
    ...section("time", "Where the time goes", iciclePart(input, ranges)),
  ];
  const after = [
    ...section("roofline", "Roofline", rooflinePart(input)),
    ...section("metrics", "Nsight Compute: what changed", metricsPart(input)),
    ...section("findings", input.base === null ? "Findings" : "Findings in head", findingsPart(input)),
    ...section("measured", "How it was measured", measuredPart(input)),
  ];
  // The trace in the page takes what room the rest leaves.
  const room = [...before, ...after].reduce((left, { content }) => left - content.text.length, mostText);
  return [...before, ...section("timeline", "Timeline", timelinePart(input, ranges, room)), ...after];
}

function rangesPart(input: ReportInput, ranges: readonly ReportRange[]): Html {
  const shown = ranges.slice(0, mostRanges);
  const most = Math.max(leastKernels, Math.floor(mostKernels / Math.max(1, shown.length)));
  return html`${shown.map((range) => {
    const name = rangeText(range.name, range.domain);
    const label = plainText(clipMiddle(name, 60));
    return html`<section class="range">
      <h3>
        ${nameCode(name)}${range.row === null ? null : html` <span class="tag ${range.row.verdict}">${range.row.verdict}</span>`}
      </h3>
      ${timesPart(range, label)}${ranksPart(range, label)}${wallPart(range, label)}${roundsPart(input, range, label)}
      <h4>Kernels</h4>
      ${kernelsPart(range, label, most)}
    </section>`;
  })}${ranges.length > shown.length ? html`<p>… and ${formatCount(ranges.length - shown.length)} more ranges, in <code>profile.json</code>.</p>` : null}${shown.length === 0 ? html`<p>No range was measured.</p>` : null}`;
}
