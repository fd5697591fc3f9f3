import { UserError } from "../../model/errors.ts";
import type { NcuMetricGroups, NcuSelection } from "../../model/ncu/report.ts";
import { nearest } from "../../model/text/nearest.ts";

export function selectMetrics(names: readonly string[], { groups, presets }: NcuMetricGroups): NcuSelection {
  const members = names.flatMap((wanted) => {
    const metrics = Object.hasOwn(presets, wanted)
      ? presets[wanted]
      : Object.hasOwn(groups, wanted)
        ? [wanted]
        : undefined;
    if (metrics === undefined) throw unknown(wanted, [...Object.keys(presets), ...Object.keys(groups)]);
    return metrics;
  });
  const selected = [...new Set(members)].flatMap((member) => groups[member] ?? []);
  const presetMetrics = selected.flatMap(({ metrics }) => metrics);
  return {
    sections: [...new Set(selected.flatMap(({ sections }) => sections))],
    metrics: [...new Set(presetMetrics.flat())],
    presetMetrics,
  };
}

function unknown(wanted: string, available: readonly string[]) {
  const near = nearest(wanted, available);
  return new UserError({
    what: `No preset or group of ncu metrics is named ${JSON.stringify(wanted)}.`,
    help: `${near === null ? "" : `Did you mean ${near}? `}Available: ${[...new Set(available)].join(", ")}.`,
  });
}
