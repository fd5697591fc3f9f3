import type { Bisect } from "../model/bisect.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";

const changedStates = ["regressed", "new", "removed", "noted"];
const mostKernels = 10;

/** Explains a culprit using its comparison with the version before it: reasons, kernels that changed, and the lines that launch the slower work. */
export function explanationOf({ reasons, ranges }: Comparison, run: string): NonNullable<Bisect["explanation"]> {
  const kernels = ranges
    .flatMap((range) => range.kernels)
    .filter(({ time }) => changedStates.includes(time.state))
    .toSorted((one, other) => Math.abs(other.impactRatio) - Math.abs(one.impactRatio));
  const sites = [...kernels, ...ranges.flatMap(({ counts }) => counts)].flatMap(({ launchSites }) =>
    launchSites?.areLikely === true ? launchSites.sites : [],
  );
  const lines = sites.map(
    ({ file, line, function: name }) => `${file}${line === null ? "" : `:${line}`} (${name})`,
  );
  return {
    run,
    reasons: reasons.filter(({ verdict }) => verdict === "regressed").map(({ text }) => text),
    kernels: kernels
      .slice(0, mostKernels)
      .map(({ name, time }) => ({ name, state: time.state, changeRatio: time.changeRatio })),
    lines: [...new Set(lines)],
  };
}
