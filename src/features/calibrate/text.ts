import type { CalibratedRange, Calibration } from "../../model/comparison/calibration.ts";
import { percent, signedPercent } from "../../model/text/quantity.ts";
import type { Layout } from "../../model/text/layout.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { wrapLine } from "../../model/text/wrap-text.ts";
import { kernelLabels } from "../../report/kernel-label.ts";
import { flexible, right, textTable } from "../../report/terminal/text-table.ts";
import { counted } from "../../model/text/listing.ts";

const shownKernels = 8;

export function formatCalibration({ gpu, driver, pairs, ranges, falseAlarms }: Calibration, layout: Layout): string {
  const lines = [
    `${plainText(gpu.name)}, driver ${driver ?? "unknown"}: ${counted(pairs, "pair")} of rounds of the same code.`,
    ...(falseAlarms === null ? [] : [formatFalseAlarms(falseAlarms)]),
    ...ranges.flatMap((range) => ["", ...formatRange(range, layout)]),
  ];
  return lines.flatMap((line) => wrapLine(line, layout)).join("\n");
}

function formatFalseAlarms({ alarms, comparisons, rounds }: NonNullable<Calibration["falseAlarms"]>): string {
  return `${alarms} of ${comparisons} comparisons among these rounds (rounds per side: ${rounds}) would have falsely reported a change.`;
}

function formatRange({ name, domain, pairSpread, kernels, latency }: CalibratedRange, layout: Layout): string[] {
  const most = kernels.toSorted((a, b) => b.pairSpread - a.pairSpread).slice(0, shownKernels);
  const rest = kernels.length - most.length;
  return [
    `NVTX range ${plainText(domain === "" ? name : `${name}@${domain}`)}: two rounds of the same code typically differ by ${percent(pairSpread)}. The kernels that vary most:`,
    ...textTable(
      [right("between rounds"), flexible("kernel", 32, kernelLabels)],
      most.map((kernel) => [percent(kernel.pairSpread), kernel.name]),
      layout,
    ),
    ...(rest > 0 ? [`  … and ${rest} more kernels, which vary less`] : []),
    ...(latency === null ? [] : [formatLatency(latency)]),
  ];
}

function formatLatency({
  processes,
  statistic,
  changeRatio,
  detectableRatio,
}: NonNullable<CalibratedRange["latency"]>): string {
  const detectable =
    detectableRatio === null
      ? "too few to tell a slowdown from noise"
      : `a slowdown of ${percent(detectableRatio)} is found 95% of the time`;
  const differ = changeRatio === null ? "" : `; the sides differ by ${signedPercent(changeRatio)}`;
  return `  wall time without tracing (${statistic} of each process): ${processes} processes per side, all running the same code${differ}; ${detectable}`;
}
