import { rangeText } from "../../model/reports/range.ts";
import { listText } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { ReportDocument } from "../document/document.ts";
import type { Figure } from "../document/figure.ts";
import { reportInput } from "../document/input.ts";
import { reportDocument } from "../document/report.ts";
import { reportRanges, type ReportRange } from "../document/report-range.ts";
import { worstOf } from "../document/worst-verdict.ts";
import { clipMiddle } from "../format.ts";
import { icicleFigure } from "./figures/icicle.ts";
import { ranksFigure } from "./figures/ranks.ts";
import { recentRunsFigure } from "./figures/recent-runs.ts";
import { rooflineFigure } from "./figures/roofline.ts";
import { roundsFigure } from "./figures/rounds.ts";
import { timelineFigure } from "./figures/timeline.ts";
import { html, sentence, type Html } from "./html.ts";
import { pageHtml, type ReportAssets } from "./page.ts";
import type { PageInput } from "./page-input.ts";
import { blocksHtml, type Page } from "./render.ts";

/** The character limit for all sections together. Some characters take two or three bytes. */
const mostText = 1_850_000;
/** Limits for kernel rows in total and for ranges shown in full, and the minimum of kernel rows per range. They keep the page below 2 MB. */
const [mostKernels, mostRanges, leastKernels] = [2000, 40, 20];

interface Section {
  readonly anchor: string;
  readonly title: string;
  readonly content: Html;
}

/** report.html: the whole report on one page. */
export function reportHtml(input: PageInput, assets: ReportAssets): string {
  const reference = input.reference ?? null;
  const whole = reportInput({ ...input, reference: reference === null ? null : { comparison: reference, age: null } });
  const made = reportDocument(whole);
  const ranges = reportRanges(whole);
  const sections = sectionsOf(made, input, ranges);
  const title = titleOf(ranges);
  return pageHtml(
    {
      title,
      header: html`${verdict(made, input)}
        <nav aria-label="Sections">
          ${sections.map((section) => html`<a href="#${section.anchor}">${section.title}</a> `)}
        </nav>`,
      main: sections.map((section) =>
        sectionHtml(section, input.comparison !== null && !openAnchors.has(section.anchor)),
      ),
      footer: html`Made by ${input.head.tool.name} ${input.head.tool.version} from
        <code>profile.json</code>${input.comparison === null ? null : html` and <code>comparison.json</code>`}, which
        ${input.comparison === null ? "has" : "have"} all the numbers.`,
    },
    assets,
  );
}

/** The sections of a comparison that aren't folded. */
const openAnchors: ReadonlySet<string> = new Set(["metrics", "why", "ranges"]);

function sectionHtml({ anchor, title, content }: Section, isFolded: boolean): Html {
  if (!isFolded)
    return html`<section id="${anchor}">
      <h2>${title}</h2>
      ${content}
    </section> `;
  return html`<section id="${anchor}">
    <details>
      <summary><h2>${title}</h2></summary>
      ${content}
    </details>
  </section> `;
}

/** A title that distinguishes reports in browser tabs. */
function titleOf(ranges: readonly ReportRange[]): string {
  const names = ranges.map(({ name, domain }) => plainText(clipMiddle(rangeText(name, domain), 40)));
  return names.length === 0 ? "GPU profile" : `GPU profile: ${listText(names, 3)}`;
}

/** The verdict in one sentence, with its confidence. A failure comes before anything that was measured. */
function verdict(
  { lead, effect, opening }: ReportDocument,
  { comparison, reference, failure, fails }: PageInput,
): Html {
  const worst = worstOf([comparison, reference ?? null]);
  const look = fails || failure !== null ? "bad" : worst === "pass" ? "good" : "open";
  return html`<div class="verdict ${look}">
    <h2>${lead.word}</h2>
    <p class="what">${sentence(lead.what)}</p>
    ${lead.confidence === "" ? null : html`<p>${lead.confidence}</p>`}${fails ? html`<p><b>${effect}</b></p>` : null}
    ${blocksHtml(opening, { kernels: 0, draw: () => null }, 4)}
  </div>`;
}

function sectionsOf(made: ReportDocument, input: PageInput, ranges: readonly ReportRange[]): Section[] {
  const kernels = Math.max(leastKernels, Math.floor(mostKernels / Math.max(1, Math.min(mostRanges, ranges.length))));
  const pageWith = (room: number): Page => ({ kernels, draw: (figure) => drawn(figure, input, ranges, room) });
  const rendered = (room: number, isWanted: (anchor: string) => boolean): Map<string, Html[]> =>
    new Map(
      made.sections
        .filter(({ anchor }) => isWanted(anchor))
        .map(({ anchor, title, blocks }) => [anchor, blocksHtml(blocks, pageWith(room), 3, title)]),
    );
  const others = rendered(0, (anchor) => anchor !== "timeline");
  // The trace in the page gets the room that's left.
  const taken = [...others.values()].flat().reduce((sum, { text }) => sum + text.length, 0);
  const all = new Map([...others, ...rendered(mostText - taken, (anchor) => anchor === "timeline")]);
  return made.sections.flatMap(({ anchor, title }) => {
    const content = all.get(anchor) ?? [];
    return content.length === 0 ? [] : [{ anchor, title, content: html`${content}` }];
  });
}

function drawn(figure: Figure, input: PageInput, ranges: readonly ReportRange[], room: number): Html | null {
  switch (figure.name) {
    case "icicle":
      return icicleFigure(ranges);
    case "timeline":
      return timelineFigure(input, ranges, room);
    case "roofline":
      return rooflineFigure(input);
    case "rounds":
      return roundsFigure(input, figure.range, labelOf(figure.range));
    case "recent-runs":
      return recentRunsFigure(figure.history, figure.sides);
    case "ranks":
      return ranksFigure(figure.range, labelOf(figure.range));
  }
}

function labelOf({ name, domain }: ReportRange): string {
  return plainText(clipMiddle(rangeText(name, domain), 60));
}
