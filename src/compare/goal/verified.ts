import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import type { Verified, VerifiedValues } from "../../model/profile/held-to-goal.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { counted } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { percent } from "../../model/text/quantity.ts";
import type { Ratio } from "../../model/units.ts";
import { createReason } from "../reasons/reason.ts";

interface Verification {
  readonly agrees: boolean;
  readonly reasons: Reason[];
}

/** Numbers may differ by `tolerance`, a share of the larger number. */
export function verifySides(
  { verify: base }: Pick<Profile, "verify">,
  { verify: head }: Pick<Profile, "verify">,
  tolerance: Ratio,
): Verification {
  const text = "Not verified: nothing checked that both sides compute the same result.";
  const notVerified = { agrees: false, reasons: [createReason("not-verified", null, text, null)] };
  if (base === null && head === null) return notVerified;
  const failure = findFailure("Base", base) ?? findFailure("Head", head);
  if (failure !== null)
    return { agrees: false, reasons: [createReason("verify-failed", "not-improved", failure, null)] };
  if (base?.state !== "written" || head?.state !== "written") return notVerified;
  const difference = findDifference(base.values, head.values, tolerance);
  if (difference === null) return { agrees: true, reasons: [] };
  return { agrees: false, reasons: [createReason("verify-differs", "not-improved", difference, null)] };
}

function findFailure(side: string, verify: Verified | null) {
  if (verify === null) return `${side} has no output from compare.verify.`;
  return verify.state === "failed" ? `${side}'s output from compare.verify can't be used: ${verify.why}` : null;
}

function findDifference(base: VerifiedValues, head: VerifiedValues, tolerance: Ratio) {
  const names = [...new Set([...Object.keys(base), ...Object.keys(head)])];
  const [first, ...others] = names.filter((name) => !isSame(base[name], head[name], tolerance));
  if (first === undefined) return null;
  const more = others.length === 0 ? "" : `, and ${counted(others.length, "more value")}`;
  return `Base and head don't compute the same result: the value of ${plainText(first)} differs${more} (tolerance ${percent(tolerance)}).`;
}

type Value = VerifiedValues[string];

function isSame(base: Value | undefined, head: Value | undefined, tolerance: Ratio) {
  if (base === undefined || head === undefined) return false;
  if (typeof base === "string" || typeof head === "string") return base === head;
  if (typeof base === "number" && typeof head === "number") return isNear(base, head, tolerance);
  if (typeof base === "number" || typeof head === "number" || base.length !== head.length) return false;
  return base.every((value, index) => isNear(value, head[index] ?? NaN, tolerance));
}

function isNear(base: number, head: number, tolerance: Ratio) {
  return Math.abs(base - head) <= tolerance * Math.max(Math.abs(base), Math.abs(head));
}

export function hasWrongResult({ reasons }: Pick<Comparison, "reasons">): boolean {
  return reasons.some(({ id }) => id === "verify-differs" || id === "verify-failed");
}
