import { parse } from "yaml";
import * as z from "zod";
import { errorMessage, UserError } from "../../errors.ts";
import { nearest } from "../../model/text/nearest.ts";
import type { NcuMetricGroups, NcuSelection } from "../../model/reports/ncu.ts";

const name = z.string().regex(/^[a-z][a-z0-9-]*$/);
const metric = z.string().regex(/^\w+(\.\w+)*$/);
const fileSchema = z.strictObject({
  groups: z.record(
    name,
    z.strictObject({
      describes: z.string().min(1),
      sections: z.array(z.string().regex(/^\w+$/)).default([]),
      metrics: z.array(z.union([metric.transform((one) => [one]), z.array(metric).min(2)])).default([]),
    }),
  ),
  presets: z.record(name, z.array(z.string()).min(1)),
});

/** Reads conf/ncu-metrics.yml. Throws UserError that names what is at fault: a wrong key, an empty group, a preset of an unknown group. */
export function parseNcuMetrics(text: string, file = "conf/ncu-metrics.yml"): NcuMetricGroups {
  const result = fileSchema.safeParse(parseYaml(text, file));
  if (!result.success) throw notAsExpected(file, z.prettifyError(result.error), result.error);
  const groups = new Map(Object.entries(result.data.groups));
  const presets = new Map(Object.entries(result.data.presets));
  const faults = [
    ...[...groups].flatMap(([group, { sections, metrics }]) =>
      sections.length + metrics.length === 0 ? [`The group ${group} holds neither sections nor metrics.`] : [],
    ),
    ...[...presets].flatMap(([preset, members]) =>
      members
        .filter((member) => !groups.has(member))
        .map((member) => `The preset ${preset} names the group ${member}, which does not exist.`),
    ),
    ...[...presets]
      .filter(([preset, members]) => groups.has(preset) && !members.includes(preset))
      .map(([preset]) => `The preset ${preset} does not hold the group of its name.`),
  ];
  if (faults.length > 0) throw notAsExpected(file, faults.join("\n"));
  return { groups, presets };
}

/** The sections and metrics of some presets and groups, each once, in their order; of one name the preset is meant. Throws UserError for an unknown name. */
export function selectMetrics(names: readonly string[], { groups, presets }: NcuMetricGroups): NcuSelection {
  const members = names.flatMap((wanted) => {
    const found = presets.get(wanted) ?? (groups.has(wanted) ? [wanted] : null);
    if (found === null) throw unknown(wanted, [...presets.keys(), ...groups.keys()]);
    return found;
  });
  const selected = [...new Set(members)].flatMap((member) => groups.get(member) ?? []);
  const presetMetrics = selected.flatMap(({ metrics }) => metrics);
  return {
    sections: [...new Set(selected.flatMap(({ sections }) => sections))],
    metrics: [...new Set(presetMetrics.flat())],
    presetMetrics,
  };
}

function unknown(wanted: string, known: readonly string[]): UserError {
  const near = nearest(wanted, known);
  return new UserError({
    what: `There is no preset or group of ncu metrics named ${JSON.stringify(wanted)}.`,
    help: `${near === null ? "" : `Did you mean ${near}? `}There are: ${[...new Set(known)].join(", ")}.`,
  });
}

function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw notAsExpected(file, errorMessage(error), error);
  }
}

function notAsExpected(file: string, why: string, cause?: unknown): UserError {
  return new UserError({
    what: "The groups of ncu metrics are not as expected.",
    where: file,
    why,
    help: "See the comments in conf/ncu-metrics.yml.",
    ...(cause === undefined ? {} : { cause }),
  });
}
