import { rangeText } from "../../../model/reports/range.ts";
import type { Bytes } from "../../../model/units.ts";
import { sizeText } from "../../../model/text/quantity.ts";
import { smallTrace, traceFile } from "../../trace/trace-archive.ts";
import { dataElement, html, nameCode, type Html } from "../html.ts";
import type { ReportRange } from "../../document/report-range.ts";
import type { PageInput } from "../page-input.ts";

/** In base64 a third more. Not packed, so that what looks for secrets in files finds them here, too. */
const mostBytes: Bytes = 600_000;

/**
 * Where the same is looked at closely: the trace beside the page, and one instance of `range` in the page, which its script hands
 * over. `room`: how many characters there are for it.
 */
export function perfettoPart(input: PageInput, range: ReportRange, room: number): Html {
  const { timelines, base, head, trace } = input;
  const small = smallTrace(timelines, range, { base, head }, Math.min(mostBytes, Math.floor(room * 0.75)));
  return html`<div id="perfetto">
    <p>
      To zoom in: drop <code>${traceFile}</code>, which lies beside this page or in the same artifact, at
      <b>ui.perfetto.dev</b>. It is read in the browser, and not sent
      anywhere.${trace === null ? null : ` It holds: ${trace}.`}
    </p>
    ${
      small === null
        ? null
        : html`<p>
              <small
                >Within this page: one instance of ${nameCode(rangeText(range.name, range.domain))} (${small.holds};
                ${sizeText(small.data.length)}).</small
              >
            </p>
            ${dataElement("trace", Buffer.from(small.data).toString("base64"))}`
    }
  </div>`;
}
