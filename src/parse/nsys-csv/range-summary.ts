import type { SummaryRow } from "../../model/trace.ts";
import { readNamedSummary } from "./named-summary.ts";
import type { Summary } from "./summary.ts";

/*
 * `nsys stats --report nvtx_pushpop_sum --format csv` (older: nvtxppsum):
 *   Time (%),Total Time (ns),Instances,Avg (ns),Med (ns),Min (ns),Max (ns),StdDev (ns),Range
 *   100.0,58941440,1,58941440.0,58941440.0,58941440,58941440,0.0,:decode
 * The text before `:` is the domain; 2023.4 prints no `:` for the default one.
 */

/** Push/pop ranges by name, with the sum of their durations on the host. Throws ParseError. */
export function parseRangeSummary(text: string, file: string): Summary<SummaryRow> {
  return readNamedSummary(text, file, ["range", "name"]);
}
