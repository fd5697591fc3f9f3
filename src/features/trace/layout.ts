import { findRange } from "../../model/reports/range.ts";
import {
  instanceRoles,
  type InstanceTimeline,
  lastEndNs,
  type RangeTimeline,
  type SideTimelines,
} from "../../model/reports/instance-timeline.ts";
import type { Nanoseconds } from "../../model/units.ts";

export interface PlacedInstance {
  readonly range: RangeTimeline;
  readonly instance: InstanceTimeline;
  /** The same for both sides. */
  readonly atNs: Nanoseconds;
}

/** As a share of the longer instance. */
const gap = 0.1;

/** Instances with the same range and role start together on both sides. Ranges are in head's order, followed by ranges that only base has. */
export function placeInstances({ base, head }: SideTimelines) {
  const placed = { base: [] as PlacedInstance[], head: [] as PlacedInstance[] };
  let atNs = 0;
  const keys = new Map([...head, ...base].map((range) => [JSON.stringify([range.domain, range.name]), range]));
  for (const key of keys.values()) {
    for (const role of instanceRoles) {
      let longestNs = 0;
      for (const side of ["base", "head"] as const) {
        const range = findRange({ base, head }[side], key);
        const instance = range?.kept.find((candidate) => candidate.role === role);
        if (range === undefined || instance === undefined) continue;
        placed[side].push({ range, instance, atNs });
        longestNs = Math.max(longestNs, lastEndNs(instance));
      }
      atNs += Math.ceil(longestNs * (1 + gap));
    }
  }
  return placed;
}
