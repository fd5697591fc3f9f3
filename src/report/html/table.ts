import { html, type Html, type Part } from "./html.ts";

/** A column: its title, and how its cells are sorted and set. */
export interface HtmlColumn {
  readonly title: Part;
  /** Numbers stand to the right. */
  readonly number?: true;
  /** Has no order of its own. */
  readonly unsorted?: true;
}

/** A cell; `value` is what it is sorted by, where that is not its text. */
export interface Cell {
  readonly content: Part;
  readonly value?: number | null;
}

export interface Row {
  readonly cells: readonly Cell[];
  /** What it is filtered by. */
  readonly family?: string;
  readonly state?: { readonly name: string; readonly word: string };
}

/** A table that scrolls by itself where it is wider than the page. `label` says what it is of; `tools`: it can be searched and filtered. */
export function table(label: string, columns: readonly HtmlColumn[], rows: readonly Row[], tools = false): Html {
  const head = columns.map(({ title, number, unsorted }) =>
    title === ""
      ? html`<td></td>`
      : html`<th
          scope="col"
          ${number === true ? html` class="n"` : null}${unsorted === true ? html` data-fixed` : null}
        >
          ${title}
        </th>`,
  );
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${label}"><table${tools ? html` data-tools` : null}><thead><tr>${head}</tr></thead><tbody>
${rows.map((row) => tableRow(row, columns))}</tbody></table></div>`;
}

function tableRow({ cells, family, state }: Row, columns: readonly HtmlColumn[]): Html {
  const attributes = [
    state === undefined ? null : html` class="s-${state.name}" data-state="${state.word}"`,
    family === undefined ? null : html` data-family="${family}"`,
  ];
  return html`<tr${attributes}>${cells.map(
    ({ content, value }, index) =>
      html`<td${columns[index]?.number === true ? html` class="n"` : null}${value === undefined ? null : html` data-v="${value === null ? "" : Number(value.toPrecision(6))}"`}>${content}</td>`,
  )}</tr>
`;
}
