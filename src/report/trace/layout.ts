import {
  type InstanceRole,
  instanceRoles,
  type InstanceTimeline,
  type RangeTimeline,
} from "../../model/reports/instance-timeline.ts";
import type { Nanoseconds } from "../../model/units.ts";

/** The timelines of both sides; empty where a side has none. */
export interface SideTimelines {
  readonly base: readonly RangeTimeline[];
  readonly head: readonly RangeTimeline[];
}

/** An instance where it is drawn. */
export interface PlacedInstance {
  readonly range: RangeTimeline;
  readonly instance: InstanceTimeline;
  /** When it starts: the same for both sides. */
  readonly atNs: Nanoseconds;
}

/** Between two instances that are drawn one after the other, as a share of the longer. */
const gap = 0.1;

/**
 * Instances of both sides on one time axis: the first at 0, and where base's begins, head's of the same range and role begins,
 * too. Ranges in head's order, those of base alone after them; of each range the roles in `roles`.
 */
export function placeInstances(
  { base, head }: SideTimelines,
  roles: readonly InstanceRole[] = instanceRoles,
): { readonly base: PlacedInstance[]; readonly head: PlacedInstance[] } {
  const placed = { base: [] as PlacedInstance[], head: [] as PlacedInstance[] };
  let atNs = 0;
  for (const { name, domain } of inOrder(head, base)) {
    for (const role of roles) {
      let longestNs = 0;
      for (const [side, ranges] of [
        ["base", base],
        ["head", head],
      ] as const) {
        const range = ranges.find((one) => one.name === name && one.domain === domain);
        const instance = range?.kept.find((one) => one.role === role);
        if (range === undefined || instance === undefined) continue;
        placed[side].push({ range, instance, atNs });
        longestNs = Math.max(longestNs, lastEndNs(instance));
      }
      atNs += Math.ceil(longestNs * (1 + gap));
    }
  }
  return placed;
}

function inOrder(head: readonly RangeTimeline[], base: readonly RangeTimeline[]): readonly RangeTimeline[] {
  return [...new Map([...head, ...base].map((range) => [JSON.stringify([range.domain, range.name]), range])).values()];
}

/** The end of its work on the GPU may be after that of the range. */
export function lastEndNs({ durationNs, kernels, copies }: InstanceTimeline): Nanoseconds {
  let last = durationNs;
  for (const { startNs, durationNs: ns } of kernels) last = Math.max(last, startNs + ns);
  for (const { startNs, durationNs: ns } of copies) last = Math.max(last, startNs + ns);
  return last;
}
