import type { ProfileKernel, ProfileVariant } from "../../model/profile/profile.ts";
import { dimensionsText } from "../../model/profile/measured-launch.ts";
import { medianTotalNs } from "../../model/rounds/median-round.ts";
import { pct } from "./rule.ts";

/** From here on it is all of a kernel's time, as people read it. */
const allOfIt = 0.995;

/** The share of a kernel's time that launches of these variants take. */
export function timeShare(kernel: ProfileKernel, variants: readonly ProfileVariant[]): number {
  const totalNs = medianTotalNs(kernel);
  return totalNs === 0 ? 1 : variantsNs(variants) / totalNs;
}

/** What all launches of these variants take in a round, in nanoseconds. */
export function variantsNs(variants: readonly ProfileVariant[]): number {
  return variants.reduce((sum, variant) => sum + medianTotalNs(variant), 0);
}

/** A sentence, to follow another, that says which launches of a kernel a finding is about; empty where it is about all. */
export function launchesText(kernel: ProfileKernel, variants: readonly ProfileVariant[]): string {
  const share = timeShare(kernel, variants);
  if (share >= allOfIt) return "";
  const grids = [...new Set(variants.map(({ grid }) => dimensionsText(grid)))];
  const which = grids.length === 1 ? `grid ${grids.join("")}` : `${grids.length.toLocaleString("en-US")} grids`;
  return ` That is in launches of ${which} that take ${pct(share * 100)} of its time.`;
}
