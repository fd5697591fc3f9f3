import { named, written } from "./describe-seen.ts";
import { analysedRanges, type ObservedCapture } from "./observed-capture.ts";

/** What contents that passed the gate should still be known for. */
export function contentWarnings(capture: ObservedCapture): string[] {
  return [...leftOut(capture), ...severalInstances(capture), ...graphsWithoutWork(capture)].map(
    (text) => `${capture.label}: ${text}`,
  );
}

function leftOut({ all }: ObservedCapture): string[] {
  return (all ?? [])
    .filter(({ unfinished }) => unfinished > 0)
    .map(
      (range) =>
        `the NVTX range ${written(range)} is left out: ${range.unfinished} of its ${range.instances} instances never ended in the capture, so its times mean nothing. Close it before the capture ends, or ask for the ranges that you need (ranges, --range).`,
    );
}

/** A range gates its own capture, and yet a report holds it more than once: the others were open while the first one was. */
function severalInstances({ gated, wanted }: ObservedCapture): string[] {
  if (!gated) return [];
  return wanted
    .flatMap(({ ranges }) => ranges)
    .filter(({ instances }) => instances > 1)
    .map(
      (range) =>
        `the NVTX range ${written(range)} gated the capture and is in it ${range.instances} times: several processes or threads emit it, or it is nested in itself. What lies outside of the first is cut off. Emit it once (on rank 0 alone), or gate by an enclosing range: nsys.capture-range.`,
    );
}

/** Once: ranges that enclose each other hold the same launches. */
function graphsWithoutWork(capture: ObservedCapture): string[] {
  const range = analysedRanges(capture).find(({ graphLaunchesWithoutWork }) => graphLaunchesWithoutWork > 0);
  if (range === undefined) return [];
  return [
    `of ${range.graphLaunches} launches of CUDA graphs in ${named(range)}, ${range.graphLaunchesWithoutWork} have no kernel, copy or fill in the report. That is right for graphs that are empty or hold host functions alone; if yours hold more, kernels are missing.`,
  ];
}
