import { rangeText } from "../../../model/reports/range.ts";
import type { Bytes } from "../../../model/units.ts";
import { sizeText } from "../../../model/text/quantity.ts";
import { dataElement, html, nameCode, type Html } from "../html.ts";
import type { ReportRange } from "../../document/report-range.ts";
import type { PageTrace } from "../page-input.ts";

/** The embedded trace has at most this many bytes; base64 adds a third. The trace isn't compressed, so that our search for secrets can read it. */
const mostBytes: Bytes = 600_000;

/**
 * Explains how to zoom in with Perfetto, and embeds a trace of one instance of `range`, which the page's script can hand over.
 * `room` is the number of characters that are left for this part of the page.
 */
export function perfettoPart(trace: PageTrace, range: ReportRange, room: number): Html {
  const small = trace.small(range, Math.min(mostBytes, Math.floor(room * 0.75)));
  return html`<div id="perfetto">
    <p>
      To zoom in, open <code>${trace.file}</code>, which is next to this page or in the same artifact, at
      <b>ui.perfetto.dev</b>. The trace stays in your browser. It contains: ${trace.holds}.
    </p>
    ${
      small === null
        ? null
        : html`<p>
              <small
                >This page contains one instance of ${nameCode(rangeText(range.name, range.domain))} (${small.holds};
                ${sizeText(small.data.length)}).</small
              >
            </p>
            ${dataElement("trace", Buffer.from(small.data).toString("base64"))}`
    }
  </div>`;
}
