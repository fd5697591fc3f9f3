import type * as document from "../document/document.ts";
import type { Figure } from "../document/figure.ts";
import { legend } from "../document/legend.ts";
import { formatCount } from "../format.ts";
import { html, sentence, type Html } from "./html.ts";
import { tableHtml } from "./table.ts";

/** The space on a page, and a function that draws its figures. */
export interface Page {
  /** Kernel rows to show for each range. */
  readonly kernels: number;
  /** Returns null if there's nothing to draw. */
  readonly draw: (figure: Figure) => Html | null;
}

/** Limits, in this order: ranges shown in full, table rows, list items, and list items that aren't folded. */
const [mostParts, mostRows, mostItems, mostOpenItems] = [40, 200, 200, 6];

const signs: Readonly<Record<document.Tone, string>> = {
  bad: "✗ ",
  unsure: "? ",
  good: "✓ ",
  accepted: "",
  warning: "⚠ ",
  note: "",
};

/** All blocks as HTML. Headings start at `level`. `title` is the section's title; a group with this title gets no heading. */
export function blocksHtml(blocks: readonly document.Block[], page: Page, level: 3 | 4, title = ""): Html[] {
  return blocks.flatMap((block) => blockHtml(block, page, level, title) ?? []);
}

function blockHtml(block: document.Block, page: Page, level: 3 | 4, title: string): Html | Html[] | null {
  switch (block.kind) {
    case "paragraph":
      return html`<p>${bold(block.title, ": ")}${sentence(block.text)}</p>`;
    case "footnote":
      return html`<p><small>${sentence(block.text)}</small></p>`;
    case "lines":
      return html`<p>${bold(block.title, ":")}</p>
        <pre tabindex="0" role="region" aria-label="${block.title}">${block.text}</pre>`;
    case "list":
      return listHtml(block);
    case "table":
      if (block.isDetail === true)
        return html`<details>
          <summary>${sentence(block.label)}</summary>
          ${tableHtml(block, mostRows)}
        </details>`;
      if (block.isLong === true) return tableHtml(block, Math.min(mostRows, page.kernels));
      return tableHtml(block, block.rows[0]?.family === undefined ? mostRows : page.kernels);
    case "group":
      return groupHtml(block, page, level, title);
    case "parts":
      return partsHtml(block, page);
    case "figure":
      return page.draw(block);
  }
}

function bold(title: string | undefined, end: string): Html | null {
  return title === undefined ? null : html`<b>${sentence(title)}${end}</b>`;
}

/** Leaves out items that the lead or a table already shows, unless they're bad news. */
function listHtml({ items, noun, file }: document.List): Html | null {
  const shown = items.filter(({ isRepeated, tone }) => isRepeated !== true || tone === "bad");
  const more = shown.length - mostItems;
  const [open, folded] = [shown.slice(0, mostOpenItems), shown.slice(mostOpenItems, mostItems)];
  if (shown.length === 0) return null;
  return html`<ul>
      ${open.map(itemHtml)}
    </ul>
    ${
      folded.length === 0
        ? null
        : html`<details>
            <summary>${formatCount(shown.length - open.length)} more ${noun}</summary>
            <ul>
              ${folded.map(itemHtml)}${more > 0 ? html`<li>… and ${formatCount(more)} more ${noun}, in <code>${file}</code></li>` : null}
            </ul>
          </details>`
    }`;
}

/** Folds an item with a title and additional text. */
function itemHtml({ title, text, tone, more }: document.Item): Html {
  const sign = tone === undefined ? "" : signs[tone];
  const rest = more === undefined ? null : html` <small>${sentence(more)}</small>`;
  if (title === undefined || more === undefined)
    return html`<li>${sign}${bold(title, ": ")}${sentence(text)}${rest}</li>`;
  return html`<li>
    <details>
      <summary>${sign}${bold(title, "")}</summary>
      <p>${sentence(text)}</p>
      <p>${rest}</p>
    </details>
  </li>`;
}

function groupHtml(
  { title, importance, blocks }: document.Group,
  page: Page,
  level: 3 | 4,
  outer: string,
): Html | null {
  if (importance === "summary") return null;
  const content = blocksHtml(blocks, page, 4);
  if (content.length === 0) return null;
  if (title === outer) return html`${content}`;
  if (importance === "reference")
    return html`<details>
      <summary>${sentence(title)}</summary>
      ${content}
    </details>`;
  return level === 3
    ? html`<h3>${sentence(title)}</h3>
        ${content}`
    : html`<h4>${sentence(title)}</h4>
        ${content}`;
}

function partsHtml({ parts, noun, file }: document.Parts, page: Page): Html[] {
  const hidden = parts.length - mostParts;
  return [
    ...parts.slice(0, mostParts).map((part) => partHtml(part, page)),
    ...(parts.some(({ tag }) => tag !== null) ? [legendHtml] : []),
    ...(hidden > 0 ? [html`<p>… and ${formatCount(hidden)} more ${noun}, in <code>${file}</code>.</p>`] : []),
  ];
}

function partHtml({ title, tag, isUnchanged, blocks }: document.Part, page: Page): Html {
  const heading = html`<h3>
    ${sentence(title)}${tag === null ? null : html` <span class="tag ${tag}">${tag}</span>`}
  </h3>`;
  const content = blocksHtml(blocks(), page, 4);
  if (!isUnchanged) return html`<section class="range">${heading} ${content}</section>`;
  return html`<details class="range">
    <summary>${heading}</summary>
    ${content}
  </details>`;
}

const legendHtml = html`<details class="legend">
  <summary>Legend</summary>
  <dl>
    ${Object.entries(legend).map(
      ([term, meaning]) =>
        html`<dt>${term}</dt>
          <dd>${meaning}</dd>`,
    )}
  </dl>
</details>`;
