import { rangeText } from "../../../model/reports/range.ts";
import type { Bytes } from "../../../model/units.ts";
import { sizeText } from "../../../model/text/quantity.ts";
import { smallTrace, traceFile } from "../../trace/trace-archive.ts";
import { dataElement, html, nameCode, type Html } from "../html.ts";
import type { ReportRange } from "../../document/report-range.ts";
import type { PageInput } from "../page-input.ts";

/** The embedded trace has at most this many bytes; base64 adds a third. The trace isn't compressed, so that our search for secrets can read it. */
const mostBytes: Bytes = 600_000;

/**
 * Explains how to zoom in with Perfetto, and embeds a trace of one instance of `range`, which the page's script can hand over.
 * `room` is the number of characters that are left for this part of the page.
 */
export function perfettoPart(input: PageInput, range: ReportRange, room: number): Html {
  const { timelines, base, head, trace } = input;
  const small = smallTrace(timelines, range, { base, head }, Math.min(mostBytes, Math.floor(room * 0.75)));
  return html`<div id="perfetto">
    <p>
      To zoom in, open <code>${traceFile}</code>, which is next to this page or in the same artifact, at
      <b>ui.perfetto.dev</b>. The trace stays in your browser.${trace === null ? null : ` It contains: ${trace}.`}
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
