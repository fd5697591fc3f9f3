import { signedPercent } from "../../model/text/quantity.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { formatNs } from "../format.ts";
import { shownParts, sideParts, withinRounds } from "../wall-parts.ts";
import { px } from "./chart/scale.ts";
import { html, type Html } from "./html.ts";
import type { ReportRange } from "./input.ts";
import { table, type HtmlColumn, type Row } from "./table.ts";

const [width, height] = [150, 18];

/** What the wall time is made of: what the host did, and why the GPU was idle. Empty where that is not known. */
export function wallPart({ row, head }: ReportRange, label: string): Html {
  if (row !== null) {
    const parts = shownParts(row);
    const most = Math.max(0, ...parts.map(({ baseNs, headNs }) => Math.max(baseNs, headNs)));
    return wallTable(
      label,
      ["change", "base", "head"],
      parts.map(({ title, baseNs, headNs, changeRatio, isApart }) => ({
        cells: [
          { content: title },
          {
            content:
              changeRatio === null
                ? ""
                : html`${signedPercent(changeRatio)}${isApart ? null : html` <small>${withinRounds}</small>`}`,
          },
          ...[baseNs, headNs].map((ns) => ({ content: formatNs(ns) })),
          { content: bars([baseNs, headNs], most) },
        ],
      })),
    );
  }
  if (head === null) return html``;
  const parts = sideParts(head);
  const most = Math.max(0, ...parts.map(({ ns }) => ns));
  return wallTable(
    label,
    ["head"],
    parts.map(({ title, ns }) => ({
      cells: [{ content: title }, { content: formatNs(ns) }, { content: bars([ns], most) }],
    })),
  );
}

function wallTable(label: string, columns: readonly string[], rows: readonly Row[]): Html {
  if (rows.length === 0) return html``;
  return html`<h4>What the wall time is made of (traced)</h4>
    ${table(
      `What the wall time of ${label} is made of`,
      [
        { title: "" },
        ...columns.map((title): HtmlColumn =>
          title === "change" ? { title, unsorted: true } : { title, number: true, unsorted: true },
        ),
        { title: columns.length > 1 ? "base above head" : "", unsorted: true },
      ],
      rows,
    )}
    <p>
      <small
        >Medians over rounds: the threads of the range on the host, and the time in which nothing ran on its GPUs, by
        what the host did then. Tracing makes calls longer.</small
      >
    </p>`;
}

/** Bars of one scale, one below the other. */
function bars(times: readonly Nanoseconds[], most: Nanoseconds): Html {
  const each = height / times.length;
  return html`<svg class="bars" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">
    ${times.map((ns, index) => html`<rect class="${index === times.length - 1 ? "b-head" : "b-base"}" x="0" y="${px(index * each + 1)}" width="${px(most === 0 ? 0 : (ns / most) * width)}" height="${px(each - 2)}" />`)}
  </svg>`;
}
