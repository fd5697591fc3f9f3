import type { Calibration } from "../model/comparison/calibration.ts";
import { percent } from "../model/text/quantity.ts";
import { plainText } from "../model/text/plain-text.ts";
import { kernelLabel } from "./kernel-label.ts";
import { left, right, textTable } from "./text-table.ts";

const shownKernels = 8;
const nameWidth = 90;

/** What a runner varies by, for a terminal: of each range, and of the kernels that vary most. */
export function calibrationText({ gpu, driver, pairs, ranges, falseAlarms }: Calibration): string {
  const { alarms, comparisons, rounds } = falseAlarms;
  return [
    `${plainText(gpu.name)}, driver ${driver ?? "unknown"}: ${pairs} pairs of rounds of the same code.`,
    `${alarms} of ${comparisons} comparisons of ${rounds} rounds a side among them would have been called a change.`,
    ...ranges.flatMap((range) => ["", ...rangeLines(range)]),
  ].join("\n");
}

function rangeLines({ name, domain, pairSpread, kernels }: Calibration["ranges"][number]): string[] {
  const most = kernels.toSorted((one, other) => other.pairSpread - one.pairSpread).slice(0, shownKernels);
  const rest = kernels.length - most.length;
  return [
    `NVTX range ${plainText(domain === "" ? name : `${name}@${domain}`)}: ${percent(pairSpread)} between two rounds of the same code; the kernels that vary most:`,
    ...textTable(
      [right("between rounds"), left("kernel")],
      most.map((kernel) => [percent(kernel.pairSpread), kernelLabel(kernel.name, nameWidth)]),
    ),
    ...(rest > 0 ? [`  … and ${rest} more kernels, which vary less`] : []),
  ];
}
