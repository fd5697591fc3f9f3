import { addFindings } from "../../analyze/findings/find.ts";
import { mergeProfiles } from "../../analyze/merge-profiles.ts";
import { rangeKeyText, type RangeKey } from "../../analyze/range-key.ts";
import { matchRanges } from "../../analyze/seen-ranges.ts";
import { UserError } from "../../model/errors.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { RangeTimeline } from "../../model/reports/instance-timeline.ts";
import type { RangeSpec } from "../../model/reports/range.ts";

export function selectRanges(profile: Profile, wanted: readonly RangeSpec[], path: string): Profile {
  if (wanted.length === 0) return profile;
  const seen = [...profile.ranges, ...profile.replayedRanges].map(
    ({ name, domain }) => ({ name, domain, style: "pushpop", instances: 1, registered: false }) as const,
  );
  const matches = wanted.map((spec) => ({ spec, keys: matchRanges(spec, seen).map(rangeKeyText) }));
  const missing = matches.filter(({ keys }) => keys.length === 0);
  if (missing.length > 0) {
    throw new UserError({
      what: `The profile has no range ${missing.map(({ spec }) => spec.text).join(", ")}.`,
      where: path,
      why: `The profile has: ${[...new Set(seen.map(({ name }) => name))].join(", ") || "none"}.`,
      help: "Leave --range out to see all ranges.",
    });
  }
  const keys = new Set(matches.flatMap((match) => match.keys));
  const isWanted = (range: RangeKey): boolean => keys.has(rangeKeyText(range));
  return {
    ...profile,
    ranges: profile.ranges.filter(isWanted),
    incompleteRanges: profile.incompleteRanges.filter(isWanted),
    replayedRanges: profile.replayedRanges.filter(isWanted),
  };
}

export interface RecordedSide {
  readonly profile: Profile;
  readonly timelines: readonly RangeTimeline[];
}

export function mergeFinished([first, ...others]: readonly Profile[]): RecordedSide | null {
  if (first === undefined) return null;
  return { profile: others.length === 0 ? first : addFindings(mergeProfiles(first, others)), timelines: [] };
}
